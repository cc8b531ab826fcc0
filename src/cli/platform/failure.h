/* Why a call of the system failed: one of a few kinds, for which there are words in each language.
 */
#ifndef AN_CLI_FAILURE_H
#define AN_CLI_FAILURE_H

typedef enum platform_failure {
    FAILURE_OTHER,
    FAILURE_NOT_FOUND,
    FAILURE_NO_ACCESS,
    FAILURE_IS_DIRECTORY,
    FAILURE_DISK_FULL,
    FAILURE_BROKEN_PIPE,
    FAILURE_EXISTS,
    FAILURE_NO_MEMORY,
    FAILURE_COUNT
} platform_failure;

/* Returns why the last call of the system failed. Ask at once: a later call may hide the reason. */
platform_failure platform_last_failure(void);

#endif
