/* A board of letters or figurines, and the squares on it that explain a finding. */
#ifndef AN_REPORT_DIAGRAM_H
#define AN_REPORT_DIAGRAM_H

#include "appearance.h"

/* The characters that a board is drawn with. */
typedef enum an_face {
    AN_FACE_SMALL,  /* no frame; dots on empty squares; a star before a marked square */
    AN_FACE_FRAMED, /* a frame, dots on dark squares, brackets around marked squares */
    AN_FACE_SHADED, /* a frame of lines, shading on dark squares, brackets around marked squares */
    AN_FACE_COUNT
} an_face;

typedef struct an_diagram {
    const an_position *position;
    an_face face;
    const an_language *language; /* language of the piece letters; NULL: English */
    an_squares marked;           /* squares to mark, in color if the appearance has any */
    an_squares pointed;          /* the square of the piece that must move, marked in its own way */
    size_t indent;
    an_variant numbering; /* the variant in whose order the squares are numbered beside the board,
                             if it has one */
    bool is_flipped;
    bool without_coordinates;
} an_diagram;

/*
 *     8  t  c  f  d  .  t  r  .       White is below and has capital letters, Black small ones:
 *     …                               English ones where the language has none, or letters without
 *     5 *f  .  .  p  .  .  .  .       case. 25 columns and the indent.
 *     4  . *.  P  P  .  .  .  .
 *     …
 *        a  b  c  d  e  f  g  h
 *
 *       +------------------------+      ┌────────────────────────┐
 *     8 | t  c  f  d  .  t  r  . |    8 │ ♜ ░♞░ ♝ ░♛░   ░♜░ ♚ ░░░│
 *     …                               …
 *     4 |    [.]   P [P]   .   . |    4 │   [░]   ░♙░[♙]░░░   ░░░│
 */
void an__put_diagram(an_buffer *out, const an_diagram *diagram, const an_appearance *appearance);

/* Returns the squares that show why a move cannot be played: the line of a pin, of a check, or of a
 * piece that stands in the way. Returns an empty set if a board would not help. */
an_squares an__squares_of_interest(const an_finding *finding);

#endif
