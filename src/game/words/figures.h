/* Figures beside a move: clock times, evaluations, dates. */
#ifndef AN_GAME_FIGURES_H
#define AN_GAME_FIGURES_H

#include "algnot/base.h"

/* Returns the bytes of a figure that says something of the move before it: a clock time, an
 * evaluation, a date; 0 if there is none. Sets *is_unmarked if it is digits and what joins them,
 * with neither sign nor unit. */
size_t an__figure_size(an_text text, bool *is_unmarked);

#endif
