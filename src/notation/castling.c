/* Castling in words, as it is dictated, and written by who does not know the signs. */
#include "castling.h"

#include "fold.h"
#include "text.h"

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

size_t an_castling_words_size(an_text text, an_san_kind *kind)
{
    /* a square, as of most words, begins no phrase */
    if (text.size > 1 && an_is_digit(text.at[1]))
        return 0;
    for (size_t i = 0; i < sizeof phrases / sizeof *phrases && text.size > 0; i++) {
        if (an_lower(*text.at) != *phrases[i].words)
            continue;
        size_t size = an_folded_words_size(text, an_text_of(phrases[i].words));
        *kind = phrases[i].kind;
        if (size > 0)
            return size;
    }
    return 0;
}

bool an_is_castling_word(an_text word)
{
    for (size_t i = 0; i < sizeof lone_words / sizeof *lone_words; i++)
        if (word.size > 0 && an_folded_words_size(word, an_text_of(lone_words[i])) == word.size)
            return true;
    return false;
}
