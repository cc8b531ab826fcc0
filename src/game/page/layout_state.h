/* What some layouts keep of a game while they write it. */
#ifndef AN_GAME_LAYOUT_STATE_H
#define AN_GAME_LAYOUT_STATE_H

#include "algnot/notation.h"

#include "buffer.h"

/* A place in the page where a cell of a column ends, to be filled up with blanks. */
typedef struct an_stop {
    size_t at;
    size_t column;
} an_stop;

/* Layout columns: where White's cells end. */
typedef struct an_stops {
    an_stop *at;
    size_t count, capacity;
    an_buffer aligned; /* the page with its cells filled up */
} an_stops;

/* A stretch of the game that is replaced by text. */
typedef struct an_patch {
    size_t at, size;           /* in the game */
    size_t text_at, text_size; /* in an_patches.text */
    size_t order;              /* in which the patches were made */
} an_patch;

/* Layout keep: what becomes of the game's bytes. */
typedef struct an_patches {
    an_patch *at;
    size_t count, capacity;
    an_buffer text;           /* the new texts, one behind the other */
    char foreign[AN_SAN_MAX]; /* the first new move that is not ASCII, or "" */
    bool corrects_case;       /* capitals are set right throughout the game */
} an_patches;

#endif
