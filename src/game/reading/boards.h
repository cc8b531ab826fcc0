/* A heading that the boards of a match share. */
#ifndef AN_GAME_BOARDS_H
#define AN_GAME_BOARDS_H

#include "algnot/game.h"

/*
 * Finds the heading that a game of plain text shares with the one above it, and keeps what it
 * shares with those below:
 *
 *     Interclubs, ronde 3, Paris, 12 mars 2019      *shared, from here on
 *     Table 1 : Dupont - Martin
 *     1. e4 e5 …
 *     Table 2 : Petit - Durand                      game->own.heading is *shared
 *     1. d4 d5 …
 *
 * A game whose heading does not begin with its board shares nothing with those above. So does one
 * without a heading: that is why a text may be cut there (cuts.h). Call it for each game of a
 * batch, in their order; *shared is empty before the first.
 */
void an__boards_share(an_text *shared, an_game *game);

#endif
