/* What is said beside a board: whose turn it is, the last move, the pieces, the piece that must
 * move. */
#ifndef AN_REPORT_CAPTION_H
#define AN_REPORT_CAPTION_H

#include "algnot/report.h"
#include "buffer.h"

/* "White to move, in check"; "Black is mated". */
const char *an_state_text(const an_position *position, an_message_language language);

/* "12. Nf3", "12... Bb4+"; nothing where no move was played. */
void an_put_last_move(an_buffer *out, const an_board *board, const an_notation *notation);

/* "Last move: 12. Nf3" and a line end. */
void an_put_last_move_line(an_buffer *out, const an_board *board, const an_notation *notation,
                           an_message_language language);

/* The same alone, or "Start". */
void an_put_heading(an_buffer *out, const an_board *board, const an_notation *notation,
                    an_message_language language);

void an_put_fen_line(an_buffer *out, const an_position *position, an_message_language language);

/* "Taken by White: q p p", a line for each side that has taken something. */
void an_put_taken(an_buffer *out, const an_board *board, const an_drawing *drawing,
                  an_message_language language);

/* "White: king e1, rooks a1, h1. Black: …" */
void an_put_pieces(an_buffer *out, const an_position *position, an_message_language language);

/* The position in whose order the squares are numbered: the one on the board, in alphabetic chess
 * if its own variant has no order. */
an_position an_ordered_position(const an_position *position);

/* Where a square stands in a variant's order, 0…63. */
unsigned an_place_of(an_variant variant, unsigned square);

/* "Must move: the rook on a1, square 1"; nothing where no piece can. */
void an_put_must_move(an_buffer *out, const an_position *position, an_message_language language);

#endif
