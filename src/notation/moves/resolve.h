/* From what is said to the legal move that is meant. */
#ifndef AN_NOTATION_RESOLVE_H
#define AN_NOTATION_RESOLVE_H

#include "algnot/notation.h"

/* Does what an_san_resolve does, for a caller that needs no reason for a failure. Returns false
 * unless exactly one legal move fits. */
bool an__san_find(an_move *move, const an_position *position, const an_san *san);

/* Returns whether the step of a pawn that is written with its file, such as "cc6", may equally be a
 * move of the piece whose letter, in lower case, is that file in this language. *reason then
 * becomes that of an ambiguous move. */
bool an__san_is_doubtful(const an_position *position, const an_san *san, an_move step,
                         const an_language *language, an_reason *reason);

#endif
