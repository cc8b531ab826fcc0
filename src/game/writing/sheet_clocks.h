/* Clock times beside the moves of a score sheet, 12. Cf3 (1:23) Cc6 0:58: they are written as PGN
 * has them, [%clk 1:23:00]. */
#ifndef AN_GAME_SHEET_CLOCKS_H
#define AN_GAME_SHEET_CLOCKS_H

#include "algnot/game.h"

/* A time beside a move of the main line. */
typedef struct an_sheet_clock {
    uint32_t token; /* that is the time */
    uint32_t move;  /* the token of its move */
    uint32_t seconds;
    uint8_t unit;         /* an_time_unit */
    uint8_t color;        /* an_color of the move */
    bool is_left;         /* it is no time for sure: it stays a comment */
    bool is_behind_reply; /* it is White's, and stands behind Black's move, not its own */
} an_sheet_clock;

/* The times of the game that is written, in the order of the text. */
typedef struct an_sheet_clocks {
    an_sheet_clock *list;
    size_t count, capacity;
    size_t next;             /* the first of those whose token may be still to come */
    bool has_behind_replies; /* some of White stand behind Black's move */
} an_sheet_clocks;

/* Finds the times of a game of plain text, and what they say, by all of them. */
void an__scribe_find_clocks(an_scribe *scribe);

/* Writes the time that a token is, or nothing if it was written behind its move. Returns false if
 * the token is none. */
bool an__scribe_put_clock(an_scribe *scribe, size_t index);

/* Writes behind a move of White its time, if that stands behind Black's reply. */
void an__scribe_put_clock_behind(an_scribe *scribe, size_t move);

#endif
