/* The pieces that could play what a word says, whether or not that is legal. */
#ifndef AN_NOTATION_ORIGINS_H
#define AN_NOTATION_ORIGINS_H

#include "algnot/notation.h"

/* Returns the rook that O-O or O-O-O castles with, if it has the right; else AN_NO_SQUARE. */
unsigned an__castling_rook_meant(const an_position *p, const an_san *san);

/* Returns the rook that a castling written by squares castles with: e1g1, the king's two squares,
 * or e1h1, king takes rook. AN_NO_SQUARE if it is no castling. */
unsigned an__castling_rook_by_squares(const an_position *p, const an_san *san);

/* Returns the pieces of a role that could play what is said if their king could be left attacked;
 * *kind becomes the kind of the move. */
an_squares an__san_origins(const an_position *p, const an_san *san, an_role role, unsigned *kind);

#endif
