/* The pieces on a board in SVG. */
#ifndef AN_REPORT_SVG_PIECES_H
#define AN_REPORT_SVG_PIECES_H

#include "svg_canvas.h"

/* Defines the shapes of the pieces on the board, or of all pieces if the canvas has no board. */
void an__canvas_define_pieces(const an_canvas *canvas);

/* Puts the pieces on their squares. */
void an__canvas_put_pieces(const an_canvas *canvas);

#endif
