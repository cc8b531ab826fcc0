/* A board as a document of SVG 1.1 that needs no style sheet, nor a font but for its caption. */
#ifndef AN_REPORT_SVG_H
#define AN_REPORT_SVG_H

#include "algnot/report.h"
#include "buffer.h"

void an__put_svg(an_buffer *out, const an_board *board, const an_drawing *drawing,
                 an_message_language language);

/* The same in two parts, for a page of HTML with many boards: the shapes of all pieces, once and
 * before all boards; and a board. A drawing in a page needs a notation if it has an empty
 * caption. */
void an__put_svg_shapes(an_buffer *out, const an_drawing *drawing);
void an__put_svg_in_page(an_buffer *out, const an_board *board, const an_drawing *drawing,
                         an_message_language language);

#endif
