/* What layout keep has of a game while it writes it. */
#ifndef AN_GAME_LAYOUT_STATE_H
#define AN_GAME_LAYOUT_STATE_H

#include "algnot/game.h"

#include "buffer.h"

/* A stretch of the game that is replaced by text. */
typedef struct an_patch {
    size_t at, size;           /* in the game */
    size_t text_at, text_size; /* in an_patches.text */
    size_t order;              /* in which the patches were made */
} an_patch;

/* A line of play whose positions are known. */
typedef struct an_known_line {
    uint32_t begin; /* half-moves from the start of the game to its first position */
    size_t base;    /* where that lies among the positions */
} an_known_line;

/* The main line, the variations that are open, and the moves that a comment speaks of; each lies
 * above the one that it interrupts. */
typedef struct an_known_lines {
    an_position *positions;
    size_t position_count, position_capacity;
    an_known_line *lines;
    size_t line_count, line_capacity;
} an_known_lines;

/* Layout keep: moves that comments and prose speak of. */
typedef struct an_spoken {
    an_known_lines known;
    an_token *words; /* of the text that is looked at */
    size_t word_count, word_capacity;
    an_text *left; /* words of the game that may be moves, and stay as they stand */
    size_t left_count, left_capacity;
    an_buffer text;     /* that is looked at */
    an_buffer texts[2]; /* moves as they would be written, from two positions */
} an_spoken;

/* Layout keep: what becomes of the game's bytes. */
typedef struct an_patches {
    an_patch *at;
    size_t count, capacity;
    an_buffer text;           /* the new texts, one behind the other */
    char foreign[AN_SAN_MAX]; /* the first new move that is not ASCII, or "" */
    bool corrects_case;       /* capitals are set right throughout the game */
    an_spoken spoken;
} an_patches;

#endif
