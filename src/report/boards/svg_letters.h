/* Letters, digits and signs on a board in SVG and beside it. They need no font. */
#ifndef AN_REPORT_SVG_LETTERS_H
#define AN_REPORT_SVG_LETTERS_H

#include "svg_canvas.h"

/* Puts the names of files and ranks where the drawing wants them. */
void an__canvas_put_coordinates(const an_canvas *canvas);

/* Puts the number of each square, small, in its corner. */
void an__canvas_put_numbers(const an_canvas *canvas);

/* Puts a square of the color whose turn it is beside that side of the board; nothing where the game
 * is over. */
void an__canvas_put_turn(const an_canvas *canvas);

/* Puts the stipulation of a problem and the numbers of its pieces at a height below the board. */
void an__canvas_put_stipulation(const an_canvas *canvas, unsigned y);

#endif
