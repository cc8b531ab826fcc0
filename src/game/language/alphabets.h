/* The alphabets: what letters mean in each of the notations that a game may be written in. */
#ifndef AN_GAME_ALPHABETS_H
#define AN_GAME_ALPHABETS_H

#include "bench.h"
#include "plain.h"

typedef struct an_candidates an_candidates;

/* Two sets of notations: those in which a letter names the same piece as in a given notation, and
 * those in which it names a piece at all. */
typedef struct an_agreement {
    uint64_t reads_same;
    uint64_t knows;
} an_agreement;

enum { AN_BEGINNINGS = 128 };

/* Which notations read a letter, and as what. Each value is a set with a bit for each notation, by
 * its index. */
typedef struct an_readers {
    /* by_row[letter][row]: the notations in which this letter, read leniently, means this row. For
     * example by_row['N' - 'A' + 1][AN_KNIGHT] holds English. All promotions share one row, because
     * every notation sees that e8=? promotes, even if it does not know the letter. */
    uint64_t by_row[AN_LETTER_PROMOTES + 1][AN_ROWS];
    /* by letter: the notations in which it is a piece, castling or coordinates */
    uint64_t sayers[AN_LETTER_PROMOTES];
    /* By the first character of a letter, folded to AN_BEGINNINGS values: the notations that may
     * have such a letter, or one that looks like it; and those that have it in their table. */
    uint64_t beginnings[AN_BEGINNINGS], exact_beginnings[AN_BEGINNINGS];
} an_readers;

/* The places in `known` of notations without a language in the table: figurines, UCI, ICCF. */
enum { AN_PLACE_OTHER = AN_NOTATIONS_MAX, AN_PLACE_UCI, AN_PLACE_ICCF, AN_PLACES };

/* What is known of the letters of all candidates. Each part is filled when it is first asked for.
 */
typedef struct an_alphabets {
    bool has_readers; /* `readers` is filled */
    /* the notations whose row of `agreement` is filled, a bit for each by index */
    uint64_t compared;
    bool has_known[2][AN_PLACES]; /* which members of `known` are filled */
    an_readers readers;
    an_agreement agreement[AN_NOTATIONS_MAX][AN_ROLE_COUNT];
    /* by strictness (1: exact), and by the place of the language in its table, or one of the places
     * above */
    an_plain_letters known[2][AN_PLACES];
} an_alphabets;

/* Clears the flags that say what is filled. The tables are not written. */
void an__alphabets_open(an_alphabets *alphabets);

/* Returns true for English and French, the most frequent languages. A rarer language must fit
 * better than these to be chosen. */
static inline bool an_is_usual(const an_notation *notation)
{
    return notation->language == &an_languages[0] || notation->language == &an_languages[1];
}

/* Fills the table of readers if it is not filled yet. */
void an__know_letters(an_candidates *candidates);

/* Returns the index into `beginnings` for `point` in upper case: a small letter, as in b8=b, may
 * also name a piece. */
unsigned an__letter_beginning(uint32_t point);

/* Returns the index into `beginnings` that all characters of the script of `point` share. It is
 * used for squares written in that script. */
unsigned an__script_beginning(uint32_t point);

/* Returns the row of `by_row` for a plain letter. */
static inline const uint64_t *an_letter_readers(const an_alphabets *alphabets, unsigned letter)
{
    return alphabets->readers.by_row[letter < AN_LETTER_PROMOTES ? letter : AN_LETTER_PROMOTES];
}

/* Returns the set of notations in which the letters of the plain move `plain` mean what they mean
 * in `letters`. */
uint64_t an__plain_alike(const an_alphabets *alphabets, const an_plain_letters *letters,
                         an_plain plain);

/* Returns the notations that agree with notation `index` on the letters of all `roles` (a bit for
 * each an_role), and those that know all of these letters. */
an_agreement an__agreement_on(an_candidates *candidates, size_t index, uint32_t roles);

/* Returns what plain letters mean in `notation`. The table belongs to `alphabets`. */
const an_plain_letters *an__letters_in(an_alphabets *alphabets, const an_notation *notation);

#endif
