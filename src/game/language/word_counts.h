/* Counts how many words of a game are moves in each notation. */
#ifndef AN_GAME_WORD_COUNTS_H
#define AN_GAME_WORD_COUNTS_H

#include "candidates.h"

enum { AN_WORD_COUNT_BITS = 6 };

/*
 * How many of the main line's first words are moves in each notation, whatever the board says. The
 * counts are stored as columns: bit i of moves[b] is bit b of the count of notation i. So a single
 * addition with carry, over AN_WORD_COUNT_BITS machine words, counts a word of the game for all
 * notations at once:
 *
 *                 notation   3 2 1 0
 *     moves[0]               1 0 1 1     count of notation 0: 1 + 2 = 3
 *     moves[1]               0 0 1 1     count of notation 3: 1
 */
typedef struct an_word_counts {
    uint64_t counted; /* the notations that were counted */
    unsigned words;   /* how many words were looked at */
    uint64_t moves[AN_WORD_COUNT_BITS];
} an_word_counts;

/* Writes a word that is all in small letters, or all in capitals, as it was probably meant: cf3 and
 * CF3 become Cf3, E4 becomes e4. `recased` has room for AN_WORD_MAX bytes. Returns false if nothing
 * changes. */
bool an__recase(an_text word, char *recased);

/* Counts the words of the game on the bench that are moves, for each notation in the set `asked`.
 * Does nothing if all of these were counted already. */
void an__count_words(an_word_counts *counts, const an_bench *bench, an_candidates *candidates,
                     uint64_t asked);

/* Returns how many of the counted words are moves in notation `index`. */
unsigned an__words_known(const an_word_counts *counts, size_t index);

#endif
