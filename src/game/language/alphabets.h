/* The alphabets: what letters mean in each of the notations that a game may be written in. */
#ifndef AN_GAME_ALPHABETS_H
#define AN_GAME_ALPHABETS_H

#include "bench.h"
#include "plain.h"

typedef struct an_candidates an_candidates;

/* Sets of notations that take a letter of another one for the same piece, and for any piece. */
typedef struct an_agreement {
    uint64_t reads_same;
    uint64_t knows;
} an_agreement;

enum { AN_BEGINNINGS = 128 };

/* Sets of notations, a bit for each by its index. */
typedef struct an_readers {
    /* by_row[letter][row]: the notations in which this letter means this row, read leniently; so
     * by_row['N' - 'A' + 1][AN_KNIGHT] holds English. All promotions share one row: even a notation
     * that does not know the letter sees that e8=? promotes. */
    uint64_t by_row[AN_LETTER_PROMOTES + 1][AN_ROWS];
    uint64_t sayers[AN_LETTER_PROMOTES]; /* those in which a plain letter stands for a piece,
                                            castling or coordinates */
    /* by a character, folded to AN_BEGINNINGS places: the notations that may have a letter which
     * begins with it, or with one that looks like it, and those that have one in the table */
    uint64_t beginnings[AN_BEGINNINGS], exact_beginnings[AN_BEGINNINGS];
} an_readers;

/* The places of notations whose language is none of the table: figurines, UCI, ICCF. */
enum { AN_PLACE_OTHER = AN_NOTATIONS_MAX, AN_PLACE_UCI, AN_PLACE_ICCF, AN_PLACES };

/* What is known of the letters of all candidates. It is looked up when it is first asked for. */
typedef struct an_alphabets {
    bool has_readers;  /* `readers` is filled */
    uint64_t compared; /* the notations whose row of `agreement` is filled, bit by index */
    bool has_known[2][AN_PLACES]; /* which members of `known` are filled */
    an_readers readers;
    an_agreement agreement[AN_NOTATIONS_MAX][AN_ROLE_COUNT];
    /* by strictness (1: exact) and place: the language's one in its table, or one of those above */
    an_plain_letters known[2][AN_PLACES];
} an_alphabets;

/* Clears the flags that say what is filled; the tables stay as they are. */
void an__alphabets_open(an_alphabets *alphabets);

/* Returns true for English and French, which are met most often: a rarer language must fit better
 * than these to be chosen. */
static inline bool an_is_usual(const an_notation *notation)
{
    return notation->language == &an_languages[0] || notation->language == &an_languages[1];
}

/* Fills the table of readers if it is not filled yet. */
void an__know_letters(an_candidates *candidates);

/* Returns the place in `beginnings` of a character, as a capital: the b of b8=b may be a letter. */
unsigned an__letter_beginning(uint32_t point);

/* Returns the place in `beginnings` that all characters of a script share, for squares that are
 * written in it. */
unsigned an__script_beginning(uint32_t point);

/* Returns the rows of `by_row` for a plain letter. */
static inline const uint64_t *an_letter_readers(const an_alphabets *alphabets, unsigned letter)
{
    return alphabets->readers.by_row[letter < AN_LETTER_PROMOTES ? letter : AN_LETTER_PROMOTES];
}

/* Returns the notations in which the letters of a plain move mean what `letters` say. */
uint64_t an__plain_alike(const an_alphabets *alphabets, const an_plain_letters *letters,
                         an_plain plain);

/* Returns the notations that agree with one on the letters of all `roles`, bit by an_role, and
 * those that know all of these letters. */
an_agreement an__agreement_on(an_candidates *candidates, size_t index, uint32_t roles);

/* Returns what plain letters mean in a notation. */
const an_plain_letters *an__letters_in(an_alphabets *alphabets, const an_notation *notation);

#endif
