/* The state that layout keep holds while it writes a game: replaced stretches of text, and the
 * positions that comments may speak of. */
#ifndef AN_GAME_LAYOUT_STATE_H
#define AN_GAME_LAYOUT_STATE_H

#include "algnot/game.h"

#include "buffer.h"

/* A stretch of the game, and the text that replaces it. All places and sizes are in bytes. */
typedef struct an_patch {
    size_t at, size;           /* the stretch, from the beginning of the game */
    size_t text_at, text_size; /* the new text, in an_patches.text */
    size_t order;              /* number of patches made before this one */
} an_patch;

/* A line of play whose positions are known. */
typedef struct an_known_line {
    uint32_t begin; /* half-moves from the start of the game to the first position of the line */
    size_t base;    /* index of that position in an_known_lines.positions */
} an_known_line;

/* A stack of lines: the main line, the open variations, and the moves that a comment quotes.
 * Each line lies above the line that it interrupts. */
typedef struct an_known_lines {
    an_position *positions;
    size_t position_count, position_capacity;
    an_known_line *lines;
    size_t line_count, line_capacity;
} an_known_lines;

/* Layout keep: the moves that comments and prose quote. */
typedef struct an_quoted_moves {
    an_known_lines known;
    an_token *words; /* the words of the text that is being looked at */
    size_t word_count, word_capacity;
    an_text *left; /* words of the game that may be moves, but stay unchanged */
    size_t left_count, left_capacity;
    an_buffer text;     /* the text that is being looked at */
    an_buffer texts[2]; /* the same moves, as they would be written from two positions */
} an_quoted_moves;

/* Layout keep: all replacements in the game. */
typedef struct an_patches {
    an_patch *at;
    size_t count, capacity;
    an_buffer text;           /* all new texts, one after the other */
    char foreign[AN_SAN_MAX]; /* the first new move that is not ASCII; "" if there is none */
    const an_finding *habit;  /* tells which words are corrected throughout the game, or NULL */
    an_quoted_moves quoted;
} an_patches;

#endif
