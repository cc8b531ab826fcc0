/* A board as a document of SVG 1.1 that needs no fonts and no style sheet. */
#ifndef AN_REPORT_SVG_H
#define AN_REPORT_SVG_H

#include "algnot/report.h"
#include "buffer.h"

void an__put_svg(an_buffer *out, const an_board *board, const an_drawing *drawing,
                 an_message_language language);

#endif
