/* Rows: moves of the main line that stand on a line a pair, as on a score sheet. */
#ifndef AN_GAME_ROWS_H
#define AN_GAME_ROWS_H

#include "algnot/game.h"

#include "buffer.h"

typedef enum an_rows {
    AN_ROWS_NONE,   /* moves fill the lines */
    AN_ROWS_PAIRS,  /* each move of White begins a line */
    AN_ROWS_COLUMNS /* number, White and Black stand in columns, and all else on lines of its own */
} an_rows;

/* A place in the page where a cell of a column ends, to be filled up with blanks. */
typedef struct an_stop {
    size_t at;
    size_t column;
} an_stop;

/* Where White's cells end. */
typedef struct an_stops {
    an_stop *at;
    size_t count, capacity;
} an_stops;

/* Notes where a cell ends. Returns false if memory runs out. */
static inline bool an_stops_add(an_stops *stops, size_t at, size_t column)
{
    if (!an_array_reserve((void **)&stops->at, &stops->capacity, stops->count, sizeof *stops->at))
        return false;
    stops->at[stops->count++] = (an_stop){at, column};
    return true;
}

/* Returns the rows that are written where the scribe is: in variations there are none. */
an_rows an__rows_here(const an_scribe *scribe);

/* Returns the digits of the greatest number of the game. */
unsigned an__rows_digits(const an_scribe *scribe);

/* Begin a row if one is due: before a move, its number included; before the move of Black, behind
 * his number; before what neither is a move of the main line nor belongs to one. */
void an__rows_begin_move(an_scribe *scribe);
void an__rows_begin_reply(an_scribe *scribe);
void an__rows_begin_aside(an_scribe *scribe);

/* Fills up White's cells to the widest of them, and one blank more. */
void an__rows_align(an_stops *stops, an_buffer *out);

#endif
