/* Figures beside a move: clock times, evaluations, dates. */
#ifndef AN_GAME_FIGURES_H
#define AN_GAME_FIGURES_H

#include "algnot/base.h"

/* The same of any figure that says something of the move before it: a clock time, an evaluation, a
 * date. *is_unmarked: digits and what joins them, with neither sign nor unit. figures.c */
size_t an_figure_size(an_text text, bool *is_unmarked);

#endif
