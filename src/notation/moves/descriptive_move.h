/* What a move in descriptive notation means on a board. */
#ifndef AN_NOTATION_DESCRIPTIVE_MOVE_H
#define AN_NOTATION_DESCRIPTIVE_MOVE_H

#include "algnot/notation.h"

/* Finds the legal move that a word of an__is_descriptive means: P-K4, N-KB3, P4R, PxP. Returns
 * false, and leaves *move untouched, if it may be several, or has more to it than piece and square,
 * or piece and captured piece. */
bool an__descriptive_move(an_move *move, const an_position *position, an_text word);

#endif
