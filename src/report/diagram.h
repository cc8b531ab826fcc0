/* A small board of letters, and the squares on it that explain a finding. */
#ifndef AN_REPORT_DIAGRAM_H
#define AN_REPORT_DIAGRAM_H

#include "look.h"

typedef struct an_diagram {
    const an_position *position;
    const an_language *language; /* whose letters stand for the men; NULL: English */
    an_squares marked;           /* a star before each, and color where there is some */
    size_t indent;
} an_diagram;

/*
 *     8  t  c  f  d  .  t  r  .       White is below and has capital letters, Black small ones:
 *     …                               English ones where the language has none, or letters without
 *     5 *f  .  .  p  .  .  .  .       case. 25 columns and the indent.
 *     4  . *.  P  P  .  .  .  .
 *     …
 *        a  b  c  d  e  f  g  h
 */
void an_put_diagram(an_buffer *out, const an_diagram *diagram, const an_look *look);

/* The squares that show why a move cannot be played: the line of a pin, of a check, of a man in the
 * way. None if a board would not help. */
an_squares an_squares_of_interest(const an_finding *finding);

#endif
