/* A moment of a game, as --at names it. */
#ifndef AN_CLI_MOMENT_H
#define AN_CLI_MOMENT_H

#include "settings.h"

typedef enum moment_kind {
    MOMENT_END,  /* of the main line */
    MOMENT_PLY,  /* so many half-moves from the game's first */
    MOMENT_MOVE, /* after a move of White or Black */
} moment_kind;

typedef struct moment {
    moment_kind kind;
    uint64_t number; /* of half-moves, or of the move */
    an_color color;  /* whose move it is */
} moment;

/* From --at; the end unless it is said. False after a message. */
bool settings_moment(const cli_settings *settings, moment *at);

/* Whether it is this position, so many half-moves from the start; the end never is. */
bool moment_is_at(const moment *at, const an_position *position, uint64_t ply);

#endif
