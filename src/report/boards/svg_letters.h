/* Letters, digits and signs on a board in SVG and beside it. They are drawn as paths, without a
 * font. */
#ifndef AN_REPORT_SVG_LETTERS_H
#define AN_REPORT_SVG_LETTERS_H

#include "svg_canvas.h"

/* Puts the names of files and ranks where the drawing asks for them. */
void an__canvas_put_coordinates(const an_canvas *canvas);

/* Puts the number of each square in small digits in its corner. */
void an__canvas_put_numbers(const an_canvas *canvas);

/* Puts a square of the color to move beside that side of the board. Puts nothing if the game is
 * over. */
void an__canvas_put_turn(const an_canvas *canvas);

/* Puts the stipulation of a problem and its piece counts below the board; `y` is their height. */
void an__canvas_put_stipulation(const an_canvas *canvas, unsigned y);

#endif
