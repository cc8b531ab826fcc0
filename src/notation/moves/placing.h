/* Illegal moves that were played nevertheless: a piece is put where a word says. */
#ifndef AN_NOTATION_PLACING_H
#define AN_NOTATION_PLACING_H

#include "algnot/finding.h"

/*
 * Finds the illegal move that `san` certainly means: which piece goes to which square. The word was
 * refused by an_san_resolve with `code`. Candidates are first the pieces whose move would only
 * leave their king attacked, then those that would reach the square on an empty board, then all
 * others. The first of these groups that is not empty must have exactly one piece. Castling moves
 * king and rook. Returns AN_PLACED if the move was found, and leaves *move unchanged otherwise.
 */
an_placing an__san_place(an_move *move, const an_position *p, const an_san *san, an_code code);

/* Returns true if `move` is illegal, and some word certainly means it, so that it may be played all
 * the same. */
bool an__may_be_placed(const an_position *p, an_move move);

/* Returns how much of the origin must be written, as bits AN_NEEDS_…, so that an__san_place finds
 * the same move again. */
unsigned an__placing_needs(const an_position *p, an_move move);

#endif
