/* The texts beside a board: whose turn it is, the last move, the pieces, the piece that must
 * move. */
#ifndef AN_REPORT_CAPTION_H
#define AN_REPORT_CAPTION_H

#include "algnot/report.h"
#include "buffer.h"

/* "White to move, in check"; "Black is mated". */
const char *an__state_text(const an_position *position, an_message_language language);

/* Puts the last move, "12. Nf3", "12... Bb4+"; nothing if there is none. */
void an__put_last_move(an_buffer *out, const an_board *board, const an_notation *notation);

/* Puts "Last move: 12. Nf3" and a line end; nothing if there is none. */
void an__put_last_move_line(an_buffer *out, const an_board *board, const an_notation *notation,
                            an_message_language language);

/* Puts the last move, or "Start" if there is none, and a line end. */
void an__put_heading(an_buffer *out, const an_board *board, const an_notation *notation,
                     an_message_language language);

void an__put_fen_line(an_buffer *out, const an_position *position, an_message_language language);

/* Puts "Taken by White: q p p", a line for each side that has captured something. */
void an__put_taken(an_buffer *out, const an_board *board, const an_drawing *drawing,
                   an_message_language language);

/* Puts all pieces: "White: king e1, rooks a1, h1. Black: …" */
void an__put_pieces(an_buffer *out, const an_position *position, an_message_language language);

/* Puts the numbers of White's and Black's pieces: "(8+7)". */
void an__put_piece_count(an_buffer *out, const an_position *position);

/* Returns the position by whose variant the squares are numbered: a copy, of alphabetic chess if
 * its own variant has no order. */
an_position an__ordered_position(const an_position *position);

/* Returns the place, 0…63, of a square in the order of a variant. */
unsigned an__place_of(an_variant variant, unsigned square);

/* Puts "Must move: the rook on a1, square 1", or "any" if no piece has to. */
void an__put_must_move(an_buffer *out, const an_position *position, an_message_language language);

#endif
