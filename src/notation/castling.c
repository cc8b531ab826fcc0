/* Castling in words, as it is dictated, and written by who does not know the signs. */
#include "castling.h"

#include "fold.h"
#include "text.h"
#include "utf8.h"

/* In small letters without accents. */
typedef struct phrase {
    const char *words;
    an_san_kind kind;
} phrase;

static const phrase phrases[] = {
    {"petit roque", AN_SAN_SHORT_CASTLING},
    {"grand roque", AN_SAN_LONG_CASTLING},
    {"castles kingside", AN_SAN_SHORT_CASTLING},
    {"castles queenside", AN_SAN_LONG_CASTLING},
    {"castles short", AN_SAN_SHORT_CASTLING},
    {"castles long", AN_SAN_LONG_CASTLING},
    {"kurze rochade", AN_SAN_SHORT_CASTLING},
    {"lange rochade", AN_SAN_LONG_CASTLING},
    {"kleine rochade", AN_SAN_SHORT_CASTLING},
    {"grosse rochade", AN_SAN_LONG_CASTLING},
    {"gro\xc3\x9f"
     "e rochade",
     AN_SAN_LONG_CASTLING},
    {"enroque corto", AN_SAN_SHORT_CASTLING},
    {"enroque largo", AN_SAN_LONG_CASTLING},
    {"arrocco corto", AN_SAN_SHORT_CASTLING},
    {"arrocco lungo", AN_SAN_LONG_CASTLING},
    {"roque pequeno", AN_SAN_SHORT_CASTLING},
    {"roque grande", AN_SAN_LONG_CASTLING},
    {"korte rokade", AN_SAN_SHORT_CASTLING},
    {"lange rokade", AN_SAN_LONG_CASTLING},
};

/* The side is not said. */
static const char *const lone_words[] = {"roque",   "castles", "castling", "rochade",
                                         "enroque", "arrocco", "rokade"};

/* Bytes of a text that are some words, if no letter or digit follows; 0 if it begins otherwise. */
static size_t words_size(an_text text, const char *words)
{
    an_text due = an_text_of(words);
    size_t at = 0, size, due_size;
    while (due.size > 0 && at < text.size) {
        uint32_t wanted = an_utf8_decode(due, &due_size);
        uint32_t point = an_fold(an_utf8_decode(an_text_after(text, at), &size));
        if (point != wanted)
            return 0;
        at += size;
        due = an_text_after(due, due_size);
        while (wanted == ' ' && at < text.size && text.at[at] == ' ')
            at++;
    }
    bool goes_on = at < text.size && (an_is_letter(text.at[at]) || an_is_digit(text.at[at]) ||
                                      (unsigned char)text.at[at] >= 0x80);
    return due.size > 0 || goes_on ? 0 : at;
}

size_t an_castling_words_size(an_text text, an_san_kind *kind)
{
    for (size_t i = 0; i < sizeof phrases / sizeof *phrases && text.size > 0; i++) {
        if (an_lower(*text.at) != *phrases[i].words)
            continue;
        size_t size = words_size(text, phrases[i].words);
        *kind = phrases[i].kind;
        if (size > 0)
            return size;
    }
    return 0;
}

bool an_is_castling_word(an_text word)
{
    for (size_t i = 0; i < sizeof lone_words / sizeof *lone_words; i++)
        if (word.size > 0 && words_size(word, lone_words[i]) == word.size)
            return true;
    return false;
}
