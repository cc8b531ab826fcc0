/* The few things a good tool needs that ISO C does not offer, each with an ISO fallback. */
#ifndef AN_CLI_PLATFORM_H
#define AN_CLI_PLATFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

bool platform_is_terminal(FILE *file);

/* The width of a terminal; 0 where the file is none. */
unsigned platform_columns(FILE *file);

/* Reads what is there, at most size bytes: less when the input pauses, 0 at its end. False: error.
 */
bool platform_read(FILE *file, char *bytes, size_t size, size_t *got);

/* Whether a read would not have to wait: something is there, or the end. */
bool platform_is_ready(FILE *file);

/* A pipe is to hold more than it does, where the system lets it: who writes into it waits less. */
void platform_widen_pipe(FILE *file);

/* How many this process may use, as far as the system tells: 1 or more. */
unsigned platform_processors(void);

/* An interrupt (^C) no longer ends the program, but its standard input. */
void platform_catch_interrupt(void);
bool platform_was_interrupted(void);

/* A file that goes if a signal ends the program, which it does all the same; two at the most. The
 * path stays where it is until the file may stay, too. */
void platform_remove_when_killed(const char *path);
void platform_keep_when_killed(const char *path);

/* A write beyond a limit fails instead of ending the program. */
void platform_survive_limits(void);

/* A standard stream that was closed before the program began stays useless: else the next file to
 * be opened would take its place, and get what is said on standard error. */
void platform_hold_streams(void);

#endif
