/* Moves that the rules forbid, and that were played all the same: a piece is put where a word says.
 */
#ifndef AN_NOTATION_PLACING_H
#define AN_NOTATION_PLACING_H

#include "algnot/notation.h"

/*
 * Finds the move of which a word says without doubt what it puts where, though an_san_resolve has
 * refused it with `code`. Of the pieces that may be meant, those count first that go there but for
 * the safety of their king, then those that would on an empty board, then any other; of each kind
 * there must be one alone. Castling puts king and rook. Leaves *move untouched unless AN_PLACED is
 * returned.
 */
an_placing an__san_place(an_move *move, const an_position *p, const an_san *san, an_code code);

/* Returns what must be written of where such a move comes from, as bits AN_NEEDS_…, so that
 * an__san_place finds it again. */
unsigned an__placing_needs(const an_position *p, an_move move);

#endif
