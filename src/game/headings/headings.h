/* The heading of a score sheet, as far as it is surely understood. */
#ifndef AN_GAME_HEADINGS_H
#define AN_GAME_HEADINGS_H

#include "found_tags.h"
#include "heading_dates.h"

/* Reads the words before the first move of a game, all of them or a run, and adds what is surely
 * understood to *found, with the stretches of `words` that say it. `order` is that of the days in
 * the language of the game. */
void an__headings_read(an_text words, an_day_order order, an_found_tags *found);

#endif
