/* A board of letters or figurines, and the squares on it that explain a finding. */
#ifndef AN_REPORT_DIAGRAM_H
#define AN_REPORT_DIAGRAM_H

#include "appearance.h"

/* What a board is made of. */
typedef enum an_face {
    AN_FACE_SMALL,  /* dots, and a star before what is marked */
    AN_FACE_FRAMED, /* a frame, dots on dark squares, brackets around what is marked */
    AN_FACE_SHADED, /* the same with lines, and shades for dark squares */
    AN_FACE_COUNT
} an_face;

typedef struct an_diagram {
    const an_position *position;
    an_face face;
    const an_language *language; /* whose letters stand for the pieces; NULL: English */
    an_squares marked;           /* in color, where there is some */
    an_squares pointed;          /* marked as the piece that must move */
    size_t indent;
    an_variant
        numbering; /* the squares are numbered in its order beside the board, if it has one */
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
void an_put_diagram(an_buffer *out, const an_diagram *diagram, const an_appearance *appearance);

/* The squares that show why a move cannot be played: the line of a pin, of a check, of a piece in
 * the way. None if a board would not help. */
an_squares an_squares_of_interest(const an_finding *finding);

#endif
