/* What may be the name of a player or of a place, and what stands beside it. */
#ifndef AN_GAME_PLAYER_NAMES_H
#define AN_GAME_PLAYER_NAMES_H

#include "algnot/base.h"

/* Returns true if all of a text may be the name of a player, or of a place: a few words, each with
 * a capital but for particles ("van der"), no figures, and none that belongs to tournaments or
 * openings, or is a color. */
bool an__may_be_name(an_text text);

/* Returns the bytes of a rating at the end of a text, with the blanks before it: 1850, (1850) or
 * [1850]; *rating is its digits. Returns 0 if there is none. */
size_t an__rating_at_end(an_text text, an_text *rating);

#endif
