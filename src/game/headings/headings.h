/* The heading of a score sheet, as far as it is understood with certainty. */
#ifndef AN_GAME_HEADINGS_H
#define AN_GAME_HEADINGS_H

#include "algnot/game.h"

#include "found_tags.h"
#include "heading_dates.h"

/* Reads each run of words before the first move of `game`, a plain text, and adds to `*found` what
 * is certain, with the parts of the text that say it. `order` is that of day and month in the
 * language of the game. */
void an__headings_read_game(const an_game *game, an_day_order order, an_found_tags *found);

/* Does the same for words that stand apart from a game. */
void an__headings_read(an_text words, an_day_order order, an_found_tags *found);

/* A quick test before an__headings_read_game. Returns false if no part of the heading of `game`
 * says a result. */
bool an__heading_may_say_result(const an_game *game);

#endif
