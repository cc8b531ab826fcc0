/* Claims whose move cannot be played as it is written: which moves were probably meant. */
#ifndef AN_GAME_MISSPELT_H
#define AN_GAME_MISSPELT_H

#include "claims.h"

enum {
    AN_MEANT_MAX = 3,  /* the most moves that a word of a claim is taken for */
    AN_MEANT_KEPT = 16 /* how many answers are kept */
};

/* A move that a word may mean, and the cost of its slip in tenths of a nat. */
typedef struct an_meant_move {
    an_move move;
    unsigned cost;
} an_meant_move;

/* The legal moves from which a word is one slip away, the likeliest first. */
typedef struct an_meant {
    an_meant_move list[AN_MEANT_MAX];
    size_t count;
    uint64_t key; /* of the position */
    uint32_t at;  /* offset of the word in the game */
} an_meant;

/* The game that is read, and the last answers about it: the same word is asked for in the same
 * position again and again. */
typedef struct an_misspelt {
    const an_game *game;
    const an_notation *notation;
    an_meant kept[AN_MEANT_KEPT];
    size_t next; /* the index of the answer that will be replaced next */
} an_misspelt;

/* Begins with a game written in `notation`; both must outlive the answers. */
void an__misspelt_begin(an_misspelt *misspelt, const an_game *game, const an_notation *notation);

/* Returns the moves that word `i` of `claim` may mean in `position`, valid up to the next call. */
const an_meant *an__misspelt_find(an_misspelt *misspelt, const an_claim *claim, unsigned i,
                                  const an_position *position);

#endif
