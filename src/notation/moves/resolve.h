/* From what is said to the legal move that is meant. */
#ifndef AN_NOTATION_RESOLVE_H
#define AN_NOTATION_RESOLVE_H

#include "algnot/notation.h"

/* an_san_resolve for a caller that does not ask why. Returns false if not exactly one legal move is
 * said. */
bool an__san_find(an_move *move, const an_position *position, const an_san *san);

/* "cc6": returns whether the step of a pawn that is written with its file may as well be a move of
 * the piece that has this letter, in small, in the language. *reason is then that of an ambiguous
 * move. */
bool an__san_is_doubtful(const an_position *position, const an_san *san, an_move step,
                         const an_language *language, an_reason *reason);

#endif
