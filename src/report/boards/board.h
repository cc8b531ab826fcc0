/* A board as text, with what is said above and below it. */
#ifndef AN_REPORT_BOARD_H
#define AN_REPORT_BOARD_H

#include "appearance.h"

void an__put_board(an_buffer *out, const an_board *board, const an_drawing *drawing,
                   const an_appearance *appearance);

/* Return where the piece of the last move stood, and where it stands; empty sets if there is
 * none. */
an_squares an__board_origin(const an_board *board);
an_squares an__board_target(const an_board *board);

#endif
