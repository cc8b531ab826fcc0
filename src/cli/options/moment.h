/* A moment of a game, as --at names it. */
#ifndef AN_CLI_MOMENT_H
#define AN_CLI_MOMENT_H

#include "settings.h"

typedef enum moment_kind {
    MOMENT_END,  /* the end of the main line */
    MOMENT_PLY,  /* so many half-moves after the start: "start", "0", "24" */
    MOMENT_MOVE, /* after a numbered move of White or Black: "12w", "12b" */
} moment_kind;

typedef struct moment {
    moment_kind kind;
    uint64_t number; /* of half-moves, or of the move */
    an_color color;  /* whose move it is; for MOMENT_MOVE alone */
} moment;

/* Reads --at; without it the moment is the end. Returns false after a message. */
bool settings_moment(const cli_settings *settings, moment *at);

/* Returns whether a position that stands `ply` half-moves after the start is at the moment. It
 * never is if the moment is the end: only the caller knows where that is. */
bool moment_is_at(const moment *at, const an_position *position, uint64_t ply);

#endif
