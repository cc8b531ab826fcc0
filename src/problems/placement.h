/* A board that is being set up, before it is a position. */
#ifndef AN_PROBLEMS_PLACEMENT_H
#define AN_PROBLEMS_PLACEMENT_H

#include "composition.h"
#include "problem_fault.h"

typedef struct an_placement {
    char piece[AN_SQUARE_COUNT]; /* letters of a FEN; '\0' where nothing stands */
} an_placement;

an_placement an__placement_of(const an_position *position);

/* Returns the letter of a FEN. */
char an__placement_letter(an_role role, an_color color);

/* Turns or mirrors a board: `turn` has bits of an_board_turn. */
void an__placement_turn(an_placement *placement, unsigned turn);

/* Shifts every piece as far as from `from` to `to`. Returns false, and changes nothing, if one
 * would leave the board. */
bool an__placement_shift(an_placement *placement, unsigned from, unsigned to);

/* Writes the board of a FEN, the side to move and the rights to castle that follow from where kings
 * and rooks stand on `castling`, and a NUL to out[AN_FEN_MAX]; returns the size without the NUL. */
size_t an__placement_fen(char *out, const an_placement *placement, const an_placement *castling,
                         an_color turn);

/* Makes a position of the board, without en passant. Castling is possible where `before` has the
 * right, and king and rook stand there still; if `before` is NULL, wherever they are at home.
 * Returns what an_position_from_problem_fen does: a side may lack its king. */
an_code an__placement_position(an_position *position, const an_placement *placement, an_color turn,
                               an_variant variant, const an_position *before, an_fen_fault *fault);

/* Says in *fault why a board is no position: `code` and `fen_fault` are what
 * an__placement_position returned, `part` is the text of the board. Returns false. */
bool an__placement_refuse(an_problem_fault *fault, const an_placement *placement, an_code code,
                          an_fen_fault fen_fault, an_text part);

/* Keeps the right to capture a pawn en passant that `before` has, if *position still has that pawn
 * and the same side to move. */
void an__position_keep_passed(an_position *position, const an_position *before);

/* Makes the other side begin. Returns AN_ILLEGAL_POSITION, and leaves *position untouched, if the
 * side that would then not be to move is in check. */
an_code an__position_turn_over(an_position *position);

#endif
