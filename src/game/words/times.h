/* Clock times. */
#ifndef AN_GAME_TIMES_H
#define AN_GAME_TIMES_H

#include "algnot/base.h"

/* Returns the bytes of a command with a clock time at the beginning of a text: [%clk 1:05:23]; else
 * 0. */
size_t an__clock_size(an_text text);

/* Returns the bytes of a clock time as it is written by hand, 1:05, 1h05, 12'; else 0. */
size_t an__time_size(an_text text);

/* Returns true if a text is nothing but such times: 1 h 20, 20:15 / 19:40, 5 min. */
bool an__are_times(an_text text);

/* How surely a time by hand says how long it is. */
typedef enum an_time_unit {
    AN_TIME_SURE,  /* 1:05:23, 1h05 */
    AN_TIME_SHORT, /* 5'30": it may be what one move took */
    AN_TIME_OPEN   /* 1:05: hours and minutes, or minutes and seconds */
} an_time_unit;

typedef struct an_time {
    uint32_t seconds; /* of an open one, with hours and minutes */
    an_time_unit unit;
} an_time;

/* Reads a time that is all of a text, blanks apart. Returns false if it is none, or may as well be
 * a date, an evaluation or the number of a move, as 1.05 may, or hardly stands on a clock, as 12'.
 */
bool an__time_read(an_time *time, an_text text);

/* Writes the command that PGN has for a time on a clock, "[%clk 1:05:00]", and a NUL to
 * out[AN_CLOCK_MAX]; returns the size without the NUL. */
enum { AN_CLOCK_MAX = 24 };
size_t an__clock_write(char *out, uint32_t seconds);

#endif
