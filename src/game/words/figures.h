/* Figures beside a move: clock times, evaluations, dates. */
#ifndef AN_GAME_FIGURES_H
#define AN_GAME_FIGURES_H

#include "algnot/base.h"

/* Returns the bytes of the clock time, evaluation or date that `text` begins with; 0 if there is
 * none. Sets `*is_unmarked` to true if it is digits and what joins them, without a sign or unit. */
size_t an__figure_size(an_text text, bool *is_unmarked);

#endif
