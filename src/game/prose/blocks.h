/* Score sheets in several blocks and pages in several columns: which numbers belong to a block that
 * stands beside the moves being read. */
#ifndef AN_GAME_BLOCKS_H
#define AN_GAME_BLOCKS_H

#include "prose.h"

/* Puts the rest of the line aside, from `number` on, if it is a line of a block to the right. That
 * block goes on with the game that is read if `is_of_this_game`, and is another game otherwise.
 * Returns false if `number` begins no such line. When memory runs out, draft->failed is set. */
bool an__prose_put_aside(an_prose *p, const an_token *number, bool is_of_this_game);

/* Returns true if at least two numbered moves that were left unread stand in a column of their own.
 * `*first` receives the offset of the first of them. */
bool an__prose_stands_in_columns(const an_prose *p, uint32_t *first);

#endif
