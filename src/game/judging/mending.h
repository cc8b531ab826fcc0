/* Mending: decides whether a game is decoded, and how. */
#ifndef AN_GAME_MENDING_H
#define AN_GAME_MENDING_H

#include "arbiter.h"

/* Returns true if moves of the game on the bench were not played, and the options ask for mending.
 */
bool an__is_to_be_mended(const an_bench *bench, const an_judgement *judgement);

/* Returns true if a game looks like a score sheet in plain text: it has no variations and few
 * words. */
bool an__may_be_sheet(const an_game *game);

/*
 * Decodes a sheet from its bytes, and any other game from its tokens. The notation on the bench
 * becomes that of the best reading. Pass the game as `sheet` if its tokens may change, otherwise
 * NULL. Sets *is_decoded to false if nothing is to be mended, because every move was played and the
 * best reading has the same moves. Returns false when memory runs out.
 */
bool an__decode_game(an_arbiter *arbiter, an_game *sheet, const an_judgement *judgement,
                     bool *is_decoded);

#endif
