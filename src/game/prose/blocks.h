/* Score sheets in several blocks and pages in several columns: which numbers belong to a block that
 * stands beside the moves being read. */
#ifndef AN_GAME_BLOCKS_H
#define AN_GAME_BLOCKS_H

#include "prose.h"

/* Returns true if `number`, which is higher than `awaited`, begins a line of the block to the
 * right: either it follows the last number put aside, or, for the first line, the next line of the
 * text begins with `awaited`. While a block itself is read, its next line must begin with
 * `awaited`. */
bool an__block_begins(const an_block *block, const an_lexer *lexer, uint32_t number,
                      uint32_t awaited);

/* Returns true if `number`, which stands at `at`, begins a line of another game beside the one that
 * is read:
 *
 *     1. e4 e5      1. d4 d5
 *     2. Cf3 Cc6    2. c4 e6
 */
bool an__block_is_beside(const an_block *block, const an_lexer *lexer, uint32_t number,
                         const char *at, uint32_t awaited);

/* Puts the text from `at` to the end of the lexer's line aside, as the line of the block that
 * begins with `number`, and moves the lexer to that end. Returns false when memory runs out. */
bool an__block_put_aside(an_block *block, an_lexer *lexer, uint32_t number, const char *at);

/* Returns true if at least two numbered moves that were left unread stand in a column of their own.
 * `*first` receives the offset of the first of them. */
bool an__prose_stands_in_columns(const an_prose *p, uint32_t *first);

#endif
