/* Whether a side could be mated by the other one's next move: what can be excluded without playing
 * any. */
#ifndef AN_SOLVING_PROSPECT_H
#define AN_SOLVING_PROSPECT_H

#include "position.h"

/* What the side that is not to move, the hunter, may bring about by one move. All of it is rather
 * too much than too little. */
typedef struct an_prospect {
    an_squares guarded; /* the squares he attacks, lines through his own men included */
    an_squares reach[AN_ROLE_COUNT]; /* by role: where a man can stand after one move */
    bool is_blind;                   /* he may castle: nothing is excluded */
} an_prospect;

an_prospect an__prospect_of(const an_position *p);

/* Returns false if the hunter certainly has no mate after a move of the side to move. */
bool an__may_be_mated_after(const an_position *p, const an_prospect *prospect, an_move move);

#endif
