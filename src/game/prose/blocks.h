/* Several blocks and columns of moves. */
#ifndef AN_GAME_BLOCKS_H
#define AN_GAME_BLOCKS_H

#include "prose.h"

/* Returns true if a number that is too high for its place begins a line of the block: it goes on
 * from the last one, or the next line of the text goes on where this one stopped, at the awaited
 * number. */
bool an__block_begins(const an_block *block, const an_lexer *lexer, uint32_t number,
                      uint32_t awaited);

/* "1. e4 e5    1. d4 d5" above "2. Cf3 Cc6    2. c4 e6": returns true if a number, which stands at
 * a place, begins a line of another game beside the one that is read. */
bool an__block_is_beside(const an_block *block, const an_lexer *lexer, uint32_t number,
                         const char *at, uint32_t awaited);

/* Puts the rest of the line at the lexer aside, from a number on; false: no memory. */
bool an__block_put_aside(an_block *block, an_lexer *lexer, uint32_t number, const char *at);

/* Returns true if numbered moves that were left unread begin a column of their own; *first is the
 * first of them. */
bool an__prose_stands_in_columns(const an_prose *p, uint32_t *first);

#endif
