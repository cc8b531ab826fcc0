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

/* Whether a file is to be replaced as a whole: it is a regular one and no link, or none yet. */
bool platform_is_replaceable(const char *path);

/* Gives a file the permissions of another, if that is there. */
void platform_copy_mode(const char *from, const char *to);

/* Why the last call failed, as one of a few kinds that every language has words for. */
typedef enum platform_failure {
    FAILURE_OTHER,
    FAILURE_NOT_FOUND,
    FAILURE_NO_ACCESS,
    FAILURE_IS_DIRECTORY,
    FAILURE_DISK_FULL,
    FAILURE_BROKEN_PIPE,
    FAILURES
} platform_failure;

platform_failure platform_last_failure(void);

#endif
