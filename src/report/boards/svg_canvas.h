/* The canvas of a board in SVG: what to draw, where the squares lie, and how markup is put. */
#ifndef AN_REPORT_SVG_CANVAS_H
#define AN_REPORT_SVG_CANVAS_H

#include "algnot/report.h"
#include "buffer.h"

/* Lengths are in units. A square is 45 units wide. */
enum { AN_SVG_SQUARE = 45, AN_SVG_BOARD = 8 * AN_SVG_SQUARE };

/* Whatever differs in color differs in form, too, because the page may be printed in black. */
#define AN_SVG_INK       "#1a1a1a"
#define AN_SVG_PAPER     "#ffffff"
#define AN_SVG_DARK      "#cdc6b8"
#define AN_SVG_MOVE_INK  "#1f5a8c"
#define AN_SVG_CHECK_INK "#b3202c"

typedef struct an_canvas {
    an_buffer *out;
    const an_board *board; /* NULL while shapes are being defined */
    const an_drawing *drawing;
    const an_notation *notation; /* notation of the last move */
    an_message_language language;
    unsigned left, top; /* where the board begins, in units */
    unsigned width, height;
} an_canvas;

static inline void an_canvas_put(const an_canvas *canvas, const char *text)
{
    an__buffer_put(canvas->out, text);
}

/* Puts `form`, which is markup, with the next argument in place of each %. The arguments must be of
 * type unsigned. */
void an__canvas_put_form(const an_canvas *canvas, const char *form, ...);

/* Return the left and the upper edge of a square, in units. */
unsigned an__canvas_x(const an_canvas *canvas, unsigned square);
unsigned an__canvas_y(const an_canvas *canvas, unsigned square);

#endif
