/* A board as text, with the texts above and below it. */
#ifndef AN_REPORT_BOARD_H
#define AN_REPORT_BOARD_H

#include "appearance.h"

/* Puts the board and the texts around it, as `drawing` asks for them. */
void an__put_board(an_buffer *out, const an_board *board, const an_drawing *drawing,
                   const an_appearance *appearance);

/* Return the square that the piece of the last move left, and the one where it stands now; empty
 * sets if there is no last move. */
an_squares an__board_origin(const an_board *board);
an_squares an__board_target(const an_board *board);

#endif
