/* The texts beside a board: whose turn it is, the last move, the pieces, the piece that must
 * move. */
#ifndef AN_REPORT_CAPTION_H
#define AN_REPORT_CAPTION_H

#include "algnot/report.h"
#include "buffer.h"

/* Returns the text that says whose turn it is: "White to move, in check", or "Black is mated". */
const char *an__state_text(const an_position *position, an_message_language language);

/* Puts the last move, such as "12. Nf3" or "12... Bb4+". Puts nothing if there is none. */
void an__put_last_move(an_buffer *out, const an_board *board, const an_notation *notation);

/* Puts "Last move: 12. Nf3" and a line end. Puts nothing if there is no last move. */
void an__put_last_move_line(an_buffer *out, const an_board *board, const an_notation *notation,
                            an_message_language language);

/* Puts the last move, or "Start" if there is none, and a line end. */
void an__put_heading(an_buffer *out, const an_board *board, const an_notation *notation,
                     an_message_language language);

void an__put_fen_line(an_buffer *out, const an_position *position, an_message_language language);

/* Puts "Taken by White: q p p" and a line end for each side that has captured something. */
void an__put_taken(an_buffer *out, const an_board *board, const an_drawing *drawing,
                   an_message_language language);

/* Puts all pieces: "White: king e1, rooks a1, h1. Black: …" */
void an__put_pieces(an_buffer *out, const an_position *position, an_message_language language);

/* Puts the numbers of White's and Black's pieces: "(8+7)". */
void an__put_piece_count(an_buffer *out, const an_position *position);

/* Returns a copy of the position whose variant has an order of squares: its own variant if that has
 * one, else alphabetic chess. */
an_position an__ordered_position(const an_position *position);

/* Returns the place of a square in the order of a variant, from 0 to 63. */
unsigned an__place_of(an_variant variant, unsigned square);

/* Puts "Must move: the rook on a1, square 1", or "any" if no particular piece has to move. */
void an__put_must_move(an_buffer *out, const an_position *position, an_message_language language);

#endif
