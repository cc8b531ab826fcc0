/* How pieces, letters and digits are drawn: paths of SVG. */
#ifndef AN_REPORT_SVG_SHAPES_H
#define AN_REPORT_SVG_SHAPES_H

#include "algnot/chess.h"

/* A piece on a square of 45 by 45 units. */
typedef struct an_piece_shape {
    const char *body;  /* filled with the color of the piece, with an outline */
    const char *lines; /* on the body: dark on a white piece, light on a black one */
    const char *dots;  /* filled like lines; NULL if there are none */
} an_piece_shape;

extern const an_piece_shape an_piece_shapes[AN_ROLE_COUNT];

/* A character is one line 6 units wide and 10 high, on a base line at 10; letters have their small
 * height from 4 on. */
enum { AN_GLYPH_WIDTH = 6, AN_GLYPH_HEIGHT = 10 };

extern const char *const an_digit_shapes[10];
extern const char *const an_file_shapes[8]; /* a to h */

#endif
