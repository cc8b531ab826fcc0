/* The pieces that could play what a word says, legally or not. */
#ifndef AN_NOTATION_ORIGINS_H
#define AN_NOTATION_ORIGINS_H

#include "algnot/notation.h"

/* Returns the square of the rook for O-O or O-O-O, if there is a right to castle with it; else
 * AN_NO_SQUARE. */
unsigned an__castling_rook_meant(const an_position *p, const an_san *san);

/* Returns the square of the rook for castling written by squares: e1g1, the king's two squares, or
 * e1h1, where the king takes the rook. Returns AN_NO_SQUARE if it is no castling. */
unsigned an__castling_rook_by_squares(const an_position *p, const an_san *san);

/* Returns the pieces of `role` that could play what `san` says, even if that would leave their king
 * attacked. *kind becomes the kind of the move. */
an_squares an__san_origins(const an_position *p, const an_san *san, an_role role, unsigned *kind);

#endif
