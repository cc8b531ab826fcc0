/* One step of the search for the claims that were played: the explanations in which the next claim
 * is only spoken of. */
#ifndef AN_GAME_SPOKEN_OF_H
#define AN_GAME_SPOKEN_OF_H

#include "misspelt.h"
#include "tellings.h"

/* One step of the search: what it knows, and the claim that it explains. */
typedef struct an_step {
    an_tellings *tellings;
    const an_claims *claims;
    an_misspelt *misspelt; /* NULL: no move may be misspelt */
    uint32_t result_at;    /* offset of the result in figures, behind which nothing was played */
    const an_claim *claim;
    uint32_t index; /* of the claim */
    int cost;       /* what its traits cost if it was played */
    int cost_again; /* the same if the game went on already behind words that end a game */
} an_step;

/* Returns true if word `i` of a claim counts as a word, and not as a move, if it is illegal. */
static inline bool an_may_be_word(const an_claim *claim, unsigned i)
{
    return i > 0 && claim->traits & (AN_MAY_BE_WORD | AN_UNREADABLE);
}

/* Returns what it costs if a claim is torn from the one before it, to which it is joined: only one
 * of the two is played. Returns 0 if it is not joined, or if `tears` is false. */
int an__tear_cost(const an_claim *claim, bool tears);

/* Keeps the explanation `from` with one more claim, which is only spoken of. A bare move says too
 * little to be followed on the board. */
void an__speak_of(const an_step *step, const an_telling *from);

#endif
