/* Why a call of the system failed: one of a few kinds, for which there are words in each language,
 * or what the system says. */
#ifndef AN_CLI_FAILURE_H
#define AN_CLI_FAILURE_H

/* A kind, or FAILURE_OTHER and the number that the system gives to a failure of no such kind. */
typedef int platform_failure;

enum {
    FAILURE_NOT_FOUND,
    FAILURE_NO_ACCESS,
    FAILURE_IS_DIRECTORY,
    FAILURE_DISK_FULL,
    FAILURE_BROKEN_PIPE,
    FAILURE_EXISTS,
    FAILURE_NO_MEMORY,
    FAILURE_NAME_TOO_LONG,
    FAILURE_LOOP,
    FAILURE_CLOSED,
    FAILURE_TOO_MANY_FILES,
    FAILURE_DEVICE,
    FAILURE_OTHER
};

/* Returns why the last call of the system failed. Ask at once: a later call may hide the reason. */
platform_failure platform_last_failure(void);

/* Returns what the system says of a failure from FAILURE_OTHER on; NULL if it says nothing. The
 * words last until this is called again. */
const char *platform_failure_words(platform_failure failure);

#endif
