/* From what is said to the legal move that is meant. */
#ifndef AN_NOTATION_RESOLVE_H
#define AN_NOTATION_RESOLVE_H

#include "algnot/notation.h"

/* an_san_resolve for who does not ask why: false if no legal move, or more than one, is said. */
bool an_san_find(an_move *move, const an_position *position, const an_san *san);

/* "cc6": the step of a pawn, whose file need not be said, may as well be the move of a piece that
 * has this small letter in the language, if there is one: an ambiguous move, with its reason. */
bool an_san_is_doubtful(const an_position *position, const an_san *san, an_move step,
                        const an_language *language, an_reason *reason);

#endif
