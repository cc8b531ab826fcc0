/* Clock times, evaluations, dates. */
#ifndef AN_GAME_CLOCK_FIGURES_H
#define AN_GAME_CLOCK_FIGURES_H

#include "prose.h"

/* Takes a figure behind a move, which such a number, word or sign begins. */
bool an__prose_take_figure(an_prose *p, an_token token);

#endif
