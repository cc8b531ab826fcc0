/* Clock times. */
#ifndef AN_GAME_TIMES_H
#define AN_GAME_TIMES_H

#include "algnot/base.h"

/* Returns the bytes of a command with a clock time at the beginning of a text: [%clk 1:05:23]; else
 * 0. */
size_t an__clock_size(an_text text);

/* Returns the bytes of a clock time as it is written by hand, 1:05, 1h05, 12'; else 0. */
size_t an__time_size(an_text text);

/* Returns true if a text is nothing but such times: 1 h 20, 20:15 / 19:40, 5 min. */
bool an__are_times(an_text text);

#endif
