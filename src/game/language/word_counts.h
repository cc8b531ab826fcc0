/* How many words of a game are moves in each language. */
#ifndef AN_GAME_WORD_COUNTS_H
#define AN_GAME_WORD_COUNTS_H

#include "candidates.h"

enum { AN_WORD_COUNT_BITS = 6 };

/* How many of the main line's first words are moves in each notation, on whatever board: the bits
 * of its number stand in columns, that of the notation's index. */
typedef struct an_word_counts {
    uint64_t counted; /* notations for which that is known */
    unsigned words;   /* that were read */
    uint64_t moves[AN_WORD_COUNT_BITS];
} an_word_counts;

/* Counts the legible words of the game on the bench for some notations, unless that is known. */
void an_count_words(an_word_counts *counts, const an_bench *bench, an_candidates *candidates,
                    uint64_t asked);

unsigned an_words_known(const an_word_counts *counts, size_t index);

#endif
