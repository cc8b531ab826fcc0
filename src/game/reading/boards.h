/* The heading that the boards of a match share. */
#ifndef AN_GAME_BOARDS_H
#define AN_GAME_BOARDS_H

#include "algnot/game.h"

/*
 * Sets game->own.heading to the heading that a game of plain text shares with the game above it,
 * and keeps in *shared what it shares with the games below:
 *
 *     Interclubs, ronde 3, Paris, 12 mars 2019      *shared, from here on
 *     Table 1 : Dupont - Martin
 *     1. e4 e5 …
 *     Table 2 : Petit - Durand                      game->own.heading is *shared
 *     1. d4 d5 …
 *
 * A game shares nothing with those above if it has no heading, or if its heading does not begin
 * with its board. That is why a text may be cut there (cuts.h). Call this for each game of a batch,
 * in order; *shared must be empty before the first.
 */
void an__boards_share(an_text *shared, an_game *game);

#endif
