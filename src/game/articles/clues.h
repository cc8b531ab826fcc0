/* The table of clues: what it costs to take a claim as played, or as only spoken of. Costs are
 * tenths of a nat. */
#ifndef AN_GAME_CLUES_H
#define AN_GAME_CLUES_H

#include "claims.h"

/* What the board adds to the traits of a claim. "Spoken of" and "played" say how the claim is
 * taken. */
typedef enum an_clue {
    AN_CLUE_TEARS,         /* of two joined claims only one is played */
    AN_CLUE_TEARS_LINE,    /* the same, where a line ends between them */
    AN_CLUE_ILLEGAL,       /* spoken of, but legal nowhere */
    AN_CLUE_AHEAD,         /* spoken of, and its number is higher than the one that is due */
    AN_CLUE_BREAKS,        /* played, but not legal: the game ends there */
    AN_CLUE_REPEATS,       /* it repeats a move that was played, and the game goes on from it */
    AN_CLUE_DUE,           /* spoken of without a word that says so, though it is due and legal */
    AN_CLUE_KNOWN,         /* spoken of, and a part of the game played so far */
    AN_CLUE_LEAVES,        /* played, but it goes on from a line spoken of in the same sentence */
    AN_CLUE_ANSWERS_ASIDE, /* played, behind words, but the move that it answers was not */
    AN_CLUE_OF_VARIATION,  /* played, though it continues what words call a variation */
    AN_CLUE_UNRIVALLED,    /* played, behind "after", and no other claim has its number */
    AN_CLUE_STRAIGHT_ON,   /* the same, where it begins a long line right behind the last move */
    AN_CLUE_GIVES_UP,      /* as AN_CLUE_BREAKS, where moves may be misspelt */
    AN_CLUE_COUNT
} an_clue;

/* Returns what a clue adds to the cost of an explanation, in tenths of a nat; negative if it makes
 * the explanation likelier. */
int an__clue_cost(an_clue clue);

/* Returns what it costs to take a claim with these traits as played rather than as spoken of.
 * Negative if it was probably played. */
int an__cost_played(uint32_t traits);

#endif
