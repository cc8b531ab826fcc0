/* The few things a good tool needs that ISO C does not offer, each with an ISO fallback. */
#ifndef AN_CLI_PLATFORM_H
#define AN_CLI_PLATFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
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

/* Where what is written under a path goes, links followed: a regular file, or one that is not there
 * yet, is to be replaced as a whole; to others, and to what names an open file (/dev/stdout), one
 * writes straight. The target is the caller's to free; false: no memory. */
bool platform_target(const char *path, char **target, bool *is_replaced);
FILE *platform_open_straight(const char *target);

/* Gives a file the permissions of another, if that is there. */
void platform_copy_mode(const char *from, const char *to);

/* ---- a file that is changed in place; false: the call failed ---- */

/* For reading and writing, whole as it is; made if there is none, which is_new says. NULL: neither.
 */
FILE *platform_open_for_change(const char *path, bool *is_new);

/* Whether it is a regular file, and still the one that is found under a path. */
bool platform_is_regular(FILE *file);
bool platform_is_at(FILE *file, const char *path);

/* No other process may hold the lock of a file; it goes with the file, or with the process. Where
 * there are no locks, nobody is kept out. */
bool platform_lock(FILE *file);

bool platform_size(FILE *file, uint64_t *size);
bool platform_read_at(FILE *file, uint64_t at, char *bytes, size_t size, size_t *got);
/* In one call of the system, where it can be. */
bool platform_write_at(FILE *file, uint64_t at, const char *bytes, size_t size);
/* Where a file cannot be cut, line ends take the place of what was to go, from its end on. */
bool platform_truncate(FILE *file, uint64_t size);

/* What was written is on the disk, as far as the system knows. */
bool platform_sync(FILE *file);
/* So is the name of a file in its folder, where the system can be asked. */
void platform_sync_folder(const char *path);

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

/* Why the last call failed, as one of a few kinds that every language has words for. */
typedef enum platform_failure {
    FAILURE_OTHER,
    FAILURE_NOT_FOUND,
    FAILURE_NO_ACCESS,
    FAILURE_IS_DIRECTORY,
    FAILURE_DISK_FULL,
    FAILURE_BROKEN_PIPE,
    FAILURE_EXISTS,
    FAILURE_NO_MEMORY,
    FAILURES
} platform_failure;

platform_failure platform_last_failure(void);

#endif
