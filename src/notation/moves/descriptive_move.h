/* What a move in descriptive notation means on a board. */
#ifndef AN_NOTATION_DESCRIPTIVE_MOVE_H
#define AN_NOTATION_DESCRIPTIVE_MOVE_H

#include "algnot/notation.h"

/* Finds the legal move that a word in descriptive notation means, such as P-K4, N-KB3, P4R or PxP;
 * an__is_descriptive must hold. Returns false, and leaves *move unchanged, if several moves fit, or
 * if the word has more parts than a piece and a square, or a piece and a captured piece. */
bool an__descriptive_move(an_move *move, const an_position *position, an_text word);

#endif
