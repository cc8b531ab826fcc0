/* What letters mean in the languages of the table. */
#ifndef AN_GAME_ALPHABETS_H
#define AN_GAME_ALPHABETS_H

#include "bench.h"
#include "plain.h"

typedef struct an_candidates an_candidates;

/* Notations, bit by index, that take a letter for the same piece, or for any. */
typedef struct an_agreement {
    uint64_t reads_same;
    uint64_t knows;
} an_agreement;

enum { AN_BEGINNINGS = 128 };

/* Sets of notations, bit by index. */
typedef struct an_readers {
    /* by what a plain letter is in them, if it is not to be exact; all promotions are one row:
     * whatever a pawn becomes, its word says to all that have letters that it does */
    uint64_t by_row[AN_LETTER_PROMOTES + 1][AN_ROWS];
    uint64_t sayers[AN_LETTER_PROMOTES]; /* to which a plain letter says something */
    /* that may read a letter where a character stands, by what it looks like */
    uint64_t beginnings[AN_BEGINNINGS], exact_beginnings[AN_BEGINNINGS];
} an_readers;

/* The letters of all candidates, each looked up when somebody asks for it the first time. */
typedef struct an_alphabets {
    bool has_readers;                        /* readers is filled */
    uint64_t compared;                       /* indices whose kin is filled */
    bool has_known[2][AN_NOTATIONS_MAX + 1]; /* which of known are filled */
    an_readers readers;
    an_agreement agreement[AN_NOTATIONS_MAX][AN_ROLE_COUNT];
    /* exact or not, of languages by their place in the table; the last of what has none */
    an_plain_letters known[2][AN_NOTATIONS_MAX + 1];
} an_alphabets;

/* Nothing is known yet. What is filled later is left as it is. */
void an_alphabets_open(an_alphabets *alphabets);

/* English and French are met most often; for a rarer language more is to be shown. */
static inline bool an_is_usual(const an_notation *notation)
{
    return notation->language == &an_languages[0] || notation->language == &an_languages[1];
}

/* Fills readers, if that has not been done. */
void an_know_letters(an_candidates *candidates);

/* Returns the place in the lists of beginnings for what a character begins, as if it were a
 * capital: the b of b8=b may be a letter, too. */
unsigned an_letter_beginning(uint32_t point);

/* Returns the place for squares that are written in the script of a language. */
unsigned an_script_beginning(uint32_t point);

/* The notations, by row, for which a plain letter is that. */
static inline const uint64_t *an_letter_readers(const an_alphabets *alphabets, unsigned letter)
{
    return alphabets->readers.by_row[letter < AN_LETTER_PROMOTES ? letter : AN_LETTER_PROMOTES];
}

/* The notations in which a plain word's letters mean what they mean in the one at hand. */
uint64_t an_plain_alike(const an_alphabets *alphabets, const an_plain_letters *letters,
                        an_plain plain);

/* The notations that agree with one on every piece of some, bit by an_role, and those that know its
 * letters for them. */
an_agreement an_agreement_on(an_candidates *candidates, size_t index, uint32_t roles);

/* What plain letters mean in a notation. */
const an_plain_letters *an_letters_in(an_alphabets *alphabets, const an_notation *notation);

#endif
