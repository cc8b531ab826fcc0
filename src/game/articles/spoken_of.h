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
} an_step;

/* Returns true if word `i` of a claim counts as a word, and not as a move, if it is illegal. */
static inline bool an_may_be_word(const an_claim *claim, unsigned i)
{
    return i > 0 && claim->traits & (AN_MAY_BE_WORD | AN_UNREADABLE);
}

/* "1.e4 e5 2.Nf3 Nc6 3.Bc4 is the Italian. Black often answers 3...Nf6": returns true if a claim
 * goes on from a line that is spoken of, and that begins anew at move 1. */
static inline bool an_goes_on_anew(const an_telling *from, const an_claim *claim)
{
    return from->aside_ply > 0 && from->aside_ply == claim->ply && from->aside_from == 0;
}

/* Returns what it costs to tear a claim from the one before it; 0 unless it does so (`tears`) and
 * they are joined. */
int an__tear_cost(const an_claim *claim, bool tears);

/* Keeps the explanation `from` with one more claim, which is only spoken of. A bare move says too
 * little to be followed on the board. */
void an__speak_of(const an_step *step, const an_telling *from);

#endif
