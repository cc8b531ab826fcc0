/* Clock times beside the moves of a score sheet, such as 12. Cf3 (1:23) Cc6 0:58. They are written
 * as PGN has them: [%clk 1:23:00]. */
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
    bool is_left;         /* it may be no clock time, and stays a comment */
    bool is_behind_reply; /* it is White's time, but stands behind Black's move */
} an_sheet_clock;

/* All times of the game that is being written, in the order of the text. */
typedef struct an_sheet_clocks {
    an_sheet_clock *list;
    size_t count, capacity;
    size_t next; /* index in `list` of the first time whose token may be still to come */
    bool has_behind_replies; /* some times of White stand behind Black's move */
} an_sheet_clocks;

/* Finds the clock times in a game of plain text. All of them together tell what they mean, for
 * instance whether 1:05 has hours or minutes. */
void an__scribe_find_clocks(an_scribe *scribe);

/* Writes the token `index` if it is a time, unless that time was already written behind its move.
 * Returns false if the token is no time. */
bool an__scribe_put_clock(an_scribe *scribe, size_t index);

/* Writes the time of a move of White directly behind it, if the game has that time behind Black's
 * reply. `move` is the index of the move's token. */
void an__scribe_put_clock_behind(an_scribe *scribe, size_t move);

#endif
