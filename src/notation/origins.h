/* The pieces that could play what a word says, before it is asked whether that is legal. */
#ifndef AN_NOTATION_ORIGINS_H
#define AN_NOTATION_ORIGINS_H

#include "algnot/notation.h"

/* The rook that O-O or O-O-O castles with, if the right is still there, or AN_NO_SQUARE. */
unsigned an_castling_rook_meant(const an_position *p, const an_san *san);

/* The same of e1g1, the king's two squares, and of e1h1, king takes rook: castling where the
 * notation is coordinates. */
unsigned an_castling_rook_by_squares(const an_position *p, const an_san *san);

/* The pieces of a role that could play what is said if no king were in danger, and the kind of
 * move.
 */
an_squares an_san_origins(const an_position *p, const an_san *san, an_role role, unsigned *kind);

#endif
