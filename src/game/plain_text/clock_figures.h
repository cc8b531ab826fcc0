/* Clock times, evaluations and dates among the moves of a sheet. */
#ifndef AN_GAME_CLOCK_FIGURES_H
#define AN_GAME_CLOCK_FIGURES_H

#include "prose.h"

/* Takes the figure that begins with `token`, if it stands behind a move. Returns false if there is
 * none. */
bool an__prose_take_figure(an_prose *p, an_token token);

#endif
