/* A board as an SVG 1.1 document. It needs no style sheet, and no font except for its caption. */
#ifndef AN_REPORT_SVG_H
#define AN_REPORT_SVG_H

#include "algnot/report.h"
#include "buffer.h"

/* Puts the whole document. */
void an__put_svg(an_buffer *out, const an_board *board, const an_drawing *drawing,
                 an_message_language language);

/* Put a board in two parts, for an HTML page with many boards. Call an__put_svg_shapes once, before
 * all boards, then an__put_svg_in_page for each board. If the caption of `drawing` is empty, the
 * drawing must have a notation. */
void an__put_svg_shapes(an_buffer *out, const an_drawing *drawing);
void an__put_svg_in_page(an_buffer *out, const an_board *board, const an_drawing *drawing,
                         an_message_language language);

#endif
