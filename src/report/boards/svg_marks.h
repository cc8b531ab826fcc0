/* What is drawn on the squares of a board in SVG, except for the pieces. */
#ifndef AN_REPORT_SVG_MARKS_H
#define AN_REPORT_SVG_MARKS_H

#include "svg_canvas.h"

/* Puts the light and dark squares. */
void an__canvas_put_squares(const an_canvas *canvas);

/* Puts `shape` on each of `squares`. */
void an__canvas_put_on(const an_canvas *canvas, an_squares squares, const char *shape);

/* Puts the marks under the pieces: the squares of the last move, the king in check, and the squares
 * that the drawing marks. */
void an__canvas_put_marks(const an_canvas *canvas);

/* Puts the arrows of the drawing, over the pieces. */
void an__canvas_put_arrows(const an_canvas *canvas);

#endif
