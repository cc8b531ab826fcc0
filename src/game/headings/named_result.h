/* A result that names a player: "Simon gagne". */
#ifndef AN_GAME_NAMED_RESULT_H
#define AN_GAME_NAMED_RESULT_H

#include "algnot/game.h"

#include "found_tags.h"

/* Returns the result if a sentence behind the last move of `game` says of a player that he wins,
 * loses or resigns, by a first name or surname that `said`, the tags of the heading, gives to one
 * player alone. Otherwise returns AN_NO_RESULT. */
an_result an__named_result(const an_game *game, const an_found_values *said);

#endif
