/* Clock times beside the moves of a score sheet, such as 12. Cf3 (1:23) Cc6 0:58. */
#ifndef AN_GAME_SHEET_CLOCKS_H
#define AN_GAME_SHEET_CLOCKS_H

#include "algnot/game.h"

/* A time beside a move of the main line. */
typedef struct an_sheet_clock {
    uint32_t token; /* index of the token that is the time */
    uint32_t move;  /* index of the token that is its move */
    uint32_t seconds;
    uint8_t unit;         /* an_time_unit */
    uint8_t color;        /* an_color of the move */
    bool is_left;         /* it may be no clock time, or of the next move, and stays a comment */
    bool is_behind_reply; /* it is White's time, but stands behind Black's move */
} an_sheet_clock;

/* All times of a game, in the order of the text. */
typedef struct an_sheet_clocks {
    an_sheet_clock *list;
    size_t count, capacity;
    bool has_behind_replies; /* some times of White stand behind Black's move */
} an_sheet_clocks;

/* Finds the clock times in a game of plain text. All of them together tell whether 1:05, for
 * example, has hours or minutes. Returns false when memory runs out. */
bool an__sheet_clocks_find(an_sheet_clocks *clocks, const an_judgement *judgement);

#endif
