/* Score sheets in several blocks: "1 e4 e5   21 Dd2 Tc8", read in the order of their numbers. */
#ifndef AN_GAME_BLOCKS_H
#define AN_GAME_BLOCKS_H

#include "lexer.h"

/* The rest of a line from a number on, which belongs further down the game. */
typedef struct an_block_line {
    uint32_t number;
    const char *at, *end;
} an_block_line;

/* The block to the right of the one that is read. Zero-initialised it is empty. */
typedef struct an_block {
    an_block_line *lines;
    size_t count, capacity;
    uint32_t next; /* while a block itself is read: the number of its next line; 0: there is none */
} an_block;

/*
 * Whether a number that is too high for its place begins a line of the block: it goes on from the
 * last one, or the next line of the text goes on where this one stopped, at the awaited number.
 */
bool an_block_begins(const an_block *block, const an_lexer *lexer, uint32_t number,
                     uint32_t awaited);

/* Puts the rest of the line at the lexer aside, from a number on; false: no memory. */
bool an_block_put_aside(an_block *block, an_lexer *lexer, uint32_t number, const char *at);

#endif
