/* The shapes of pieces, letters and digits, as paths of SVG. */
#ifndef AN_REPORT_SVG_SHAPES_H
#define AN_REPORT_SVG_SHAPES_H

#include "algnot/chess.h"

/* A piece on a square of 45 by 45 units, as paths. */
typedef struct an_piece_shape {
    const char *body;  /* filled with the color of the piece, and outlined */
    const char *lines; /* lines on the body: dark on a white piece, light on a black one */
    const char *dots;  /* filled like lines; NULL if there are none */
} an_piece_shape;

extern const an_piece_shape an__piece_shapes[AN_ROLE_COUNT];

/* Each character is one path, 6 units wide and 10 high, with its base line at 10. Small letters
 * begin at 4. */
enum { AN_GLYPH_WIDTH = 6, AN_GLYPH_HEIGHT = 10 };

extern const char *const an__digit_shapes[10];
extern const char *const an__file_shapes[8]; /* a to h */

/* Returns the shape of a character in a stipulation or in a piece count such as "(8+7)"; NULL if it
 * has none. */
const char *an__character_shape(uint32_t point);

#endif
