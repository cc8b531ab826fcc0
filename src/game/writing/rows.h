/* Rows: each line has a pair of moves of the main line, as on a score sheet. */
#ifndef AN_GAME_ROWS_H
#define AN_GAME_ROWS_H

#include "algnot/game.h"

#include "buffer.h"

typedef enum an_rows {
    AN_ROWS_NONE,   /* moves fill the lines */
    AN_ROWS_PAIRS,  /* each move of White begins a line */
    AN_ROWS_COLUMNS /* number, White's and Black's move stand in columns; all else has lines of its
                       own */
} an_rows;

/* A place in the page where a cell ends, which is to be filled up with blanks. */
typedef struct an_stop {
    size_t at;
    size_t column;
} an_stop;

/* The ends of all cells with White's moves. */
typedef struct an_stops {
    an_stop *at;
    size_t count, capacity;
} an_stops;

/* Remembers where a cell ends: at byte `at` of the page, and in column `column`. Returns false when
 * memory runs out. */
static inline bool an_stops_add(an_stops *stops, size_t at, size_t column)
{
    if (!AN_ARRAY_RESERVE(stops->at, stops->capacity, stops->count))
        return false;
    stops->at[stops->count++] = (an_stop){at, column};
    return true;
}

/* Returns how rows are written at the current place: AN_ROWS_NONE within variations. */
an_rows an__rows_here(const an_scribe *scribe);

/* Returns how many digits the greatest move number of the game has. */
unsigned an__rows_digits(const an_scribe *scribe);

/* These do nothing unless the layout has rows. Call an__rows_begin_move before a move and its
 * number: it begins a row if one is due. Call an__rows_begin_reply before Black's move, behind its
 * number: it ends White's cell. Call an__rows_begin_aside before anything else: in columns, it ends
 * the row. */
void an__rows_begin_move(an_scribe *scribe);
void an__rows_begin_reply(an_scribe *scribe);
void an__rows_begin_aside(an_scribe *scribe);

/* Fills up all cells of White with blanks, to one more than the widest of them. */
void an__rows_align(an_stops *stops, an_buffer *out);

#endif
