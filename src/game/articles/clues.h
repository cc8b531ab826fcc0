/* The table of clues: what it costs to take a claim for played, or for spoken of. */
#ifndef AN_GAME_CLUES_H
#define AN_GAME_CLUES_H

#include "claims.h"

/* What the board and the line of play add to the traits of a claim. */
typedef enum an_clue {
    AN_CLUE_TEARS,      /* one of two joined claims is played, the other is not */
    AN_CLUE_TEARS_LINE, /* the same, where a line ends between them */
    AN_CLUE_ILLEGAL,    /* spoken of, and legal nowhere */
    AN_CLUE_AHEAD,      /* spoken of, and its number is beyond the one due */
    AN_CLUE_BREAKS,     /* played, and not legal: the game ends there */
    AN_CLUE_REPEATS,    /* it was played before, and is played on from */
    AN_CLUE_DUE,        /* spoken of, and no word says so, though it is due and legal */
    AN_CLUE_KNOWN,      /* spoken of, and played before */
    AN_CLUE_COUNT
} an_clue;

int an__clue_cost(an_clue clue);

/* Returns what it costs to take a claim for played instead of spoken of, by what stands around it.
 */
int an__cost_played(const an_claim *claim);

#endif
