/* Clock times: as commands of PGN, and as people write them by hand. */
#ifndef AN_GAME_TIMES_H
#define AN_GAME_TIMES_H

#include "algnot/base.h"

/* Returns the bytes of the command with a clock time that `text` begins with, [%clk 1:05:23]; 0 if
 * there is none. */
size_t an__clock_size(an_text text);

/* Returns the bytes of the clock time by hand that `text` begins with, "1:05", "1h05" or "12'"; 0
 * if there is none. */
size_t an__time_size(an_text text);

/* Returns true if `text` consists of such times alone: "1 h 20", "20:15 / 19:40", "5 min". */
bool an__are_times(an_text text);

/* How certain the meaning of a time by hand is. */
typedef enum an_time_unit {
    AN_TIME_SURE,  /* 1:05:23, 1h05 */
    AN_TIME_SHORT, /* 5'30": perhaps what one move took */
    AN_TIME_OPEN   /* 1:05: either hours and minutes or minutes and seconds */
} an_time_unit;

typedef struct an_time {
    uint32_t seconds; /* an AN_TIME_OPEN is read as hours and minutes */
    an_time_unit unit;
} an_time;

/* Reads the time that `text` consists of; blanks are ignored. Returns false if it is none, if it
 * may as well be a date, an evaluation or the number of a move ("1.05"), or if it hardly stands on
 * a clock ("12'"). */
bool an__time_read(an_time *time, an_text text);

enum { AN_CLOCK_MAX = 24 };

/* Writes the command of PGN for a time on a clock, "[%clk 1:05:00]", and a NUL to
 * out[AN_CLOCK_MAX]. Returns the size without the NUL. */
size_t an__clock_write(char *out, uint32_t seconds);

#endif
