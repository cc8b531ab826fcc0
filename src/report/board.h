/* A board in text, and what is said below it. */
#ifndef AN_REPORT_BOARD_H
#define AN_REPORT_BOARD_H

#include "appearance.h"

void an_put_board(an_buffer *out, const an_board *board, const an_drawing *drawing,
                  const an_appearance *appearance);

/* The squares of the last move: where its piece stood, and where it stands. */
an_squares an_board_origin(const an_board *board);
an_squares an_board_target(const an_board *board);

#endif
