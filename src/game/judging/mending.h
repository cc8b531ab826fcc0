/* Mending: whether a game is to be decoded, and in which way. */
#ifndef AN_GAME_MENDING_H
#define AN_GAME_MENDING_H

#include "arbiter.h"

/* Returns true if moves of the game were not played, and are to be mended. */
bool an__is_to_be_mended(const an_bench *bench, const an_judgement *judgement);

/* Returns true if a game seems to be a score sheet in plain text: it has no variations, and few
 * words. */
bool an__may_be_sheet(const an_game *game);

/*
 * Decodes a sheet from its bytes, another game from its tokens; the notation on the bench becomes
 * that of the reading. `sheet` is the game, if its tokens may change, or NULL. *is_decoded becomes
 * false if nothing is to be mended: every move was played, and the best reading of the sheet has no
 * other ones. Returns false when memory runs out.
 */
bool an__decode_game(an_arbiter *arbiter, an_game *sheet, const an_judgement *judgement,
                     bool *is_decoded);

#endif
