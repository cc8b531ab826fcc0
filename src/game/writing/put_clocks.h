/* Writes the clock times beside the moves of a score sheet as PGN has them: [%clk 1:23:00]. */
#ifndef AN_GAME_PUT_CLOCKS_H
#define AN_GAME_PUT_CLOCKS_H

#include "algnot/game.h"

#include "sheet_clocks.h"

/* The times of the game that is being written, and how far they are written. */
typedef struct an_clocks_to_write {
    an_sheet_clocks all;
    size_t next; /* the index of the first time whose token may be still to come */
} an_clocks_to_write;

/* Finds the times of the game that is being written. Call it before the first move. */
void an__scribe_find_clocks(an_scribe *scribe);

/* Writes the token `index` if it is a time, unless that time was already written behind its move.
 * Returns false if the token is no time. */
bool an__scribe_put_clock(an_scribe *scribe, size_t index);

/* Writes the time of a move of White directly behind it, if the game has that time behind Black's
 * reply. `move` is the index of the move's token. */
void an__scribe_put_clock_behind(an_scribe *scribe, size_t move);

#endif
