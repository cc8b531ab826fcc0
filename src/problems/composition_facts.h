/* What follows from a stipulation by custom. */
#ifndef AN_PROBLEMS_COMPOSITION_FACTS_H
#define AN_PROBLEMS_COMPOSITION_FACTS_H

#include "algnot/solve.h"

/* Returns the side that begins unless a problem says otherwise: Black in help play, White where it
 * has half a move more; White in all other play. */
an_color an__usual_turn(an_stipulation stipulation);

/* Where a half-move stands in the numbering of a solution: 1.Ka8-b8 Rh1-c1 2.Kb8-a8. */
typedef struct an_line_place {
    unsigned number;
    bool is_second; /* it is the second half-move of its number */
} an_line_place;

/* Returns the place of a half-move, counted from 0, in a line of help or series play that has
 * `length` half-moves. With half a move more, and in set play, the first one is the second of its
 * number. */
an_line_place an__line_place(an_stipulation stipulation, bool is_set_play, unsigned length,
                             unsigned half_move);

/* Returns whether a series ends with a move of the other side. */
bool an__series_has_answer(an_stipulation stipulation);

/* Returns whether the side that plays this half-move, counted from 0, of a line of `length`
 * half-moves also plays the next one. */
bool an__plays_on_in_series(an_stipulation stipulation, size_t length, size_t half_move);

bool an__is_same_stipulation(an_stipulation a, an_stipulation b);

#endif
