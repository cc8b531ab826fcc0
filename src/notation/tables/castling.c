/* Castling in letters, and in words, as people dictate it or write it without knowing the signs. */
#include "castling.h"

#include "extremes.h"
#include "fold.h"
#include "glyphs.h"
#include "suffix.h"
#include "text.h"
#include "utf8.h"

/* A way to say castling, in small letters without accents. */
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

/* The first letters of the phrases, as bits by their place in the alphabet. */
static const uint32_t first_letters = 1u << ('p' & 31) | 1u << ('g' & 31) | 1u << ('c' & 31) |
                                      1u << ('k' & 31) | 1u << ('l' & 31) | 1u << ('e' & 31) |
                                      1u << ('a' & 31) | 1u << ('r' & 31);

/* Words for castling that do not name the side. */
static const char lone_words[] = "roque|castles|castling|rochade|enroque|arrocco|rokade";

/* ---- in letters ---- */

/* Returns the bytes of O, 0, o, or a character that looks like one of them, at the beginning of a
 * text; 0 if there is none. */
static size_t letter_size(an_text text)
{
    size_t size = 0;
    uint32_t alike = text.size > 0 ? an_look_alike(an_utf8_decode(text, &size)) : '\0';
    return alike == 'O' || alike == '0' || alike == 'o' ? size : 0;
}

/* Returns whether the text that follows shows that the letters belong to a word, such as "oops", or
 * to a number, such as 00:05. */
static bool goes_on_as_word(an_text rest)
{
    if (rest.size > 1 && an_is_among(*rest.at, ".,:/") && an_is_digit(rest.at[1]))
        return true;
    return rest.size > 0 && an_is_letter(*rest.at) && !an_is_signs(rest);
}

size_t an__castling_size(an_text text, an_san_kind *kind, bool *looks_alike)
{
    an_text rest = text;
    size_t count = 0, size, longest = 0;
    while ((size = letter_size(rest)) > 0) {
        count++;
        longest = an_larger(size, longest);
        rest = an_text_after(rest, size);
        size_t dash = an__parted_size(rest, an__joint_size);
        if (dash > 0 && letter_size(an_text_after(rest, dash)) > 0)
            rest = an_text_after(rest, dash);
    }
    if ((count != 2 && count != 3) || goes_on_as_word(rest))
        return 0;
    *kind = count == 2 ? AN_SAN_SHORT_CASTLING : AN_SAN_LONG_CASTLING;
    *looks_alike = longest > 1;
    return (size_t)(rest.at - text.at);
}

bool an__is_broken_castling(an_text word)
{
    bool has_letter = false;
    for (size_t size; word.size > 0; word = an_text_after(word, size)) {
        size = letter_size(word);
        has_letter = has_letter || size > 0;
        size = size > 0 ? size : an__dash_size(word);
        if (size == 0)
            return false;
    }
    return has_letter;
}

/* ---- in words ---- */

/* Returns true if the second characters differ for certain. A character beyond ASCII may be a
 * combining mark of the first letter, and proves nothing. */
static bool differ_at_second(an_text text, const char *words)
{
    return (unsigned char)text.at[1] < 0x80 && an_lower(text.at[1]) != words[1];
}

size_t an__castling_words_size(an_text text, an_san_kind *kind)
{
    /* Most words are squares, or begin like one; no phrase does. */
    if (text.size < 2 || !(first_letters >> (*text.at & 31) & 1) || an_is_digit(text.at[1]))
        return 0;
    for (size_t i = 0; i < sizeof phrases / sizeof *phrases; i++) {
        if (an_lower(*text.at) != *phrases[i].words || differ_at_second(text, phrases[i].words))
            continue;
        size_t size = an_folded_size(text, phrases[i].words);
        *kind = phrases[i].kind;
        if (size > 0)
            return size;
    }
    return 0;
}

bool an__is_castling_word(an_text word)
{
    return an__is_listed(word, lone_words);
}

bool an__names_castling(an_text words, an_text letters)
{
    an_san_kind named, castled;
    bool looks_alike;
    return an__castling_words_size(words, &named) > 0 &&
           an__castling_size(letters, &castled, &looks_alike) > 0 && named == castled;
}
