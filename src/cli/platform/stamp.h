/* Whether a file is still the one that was read, with the content that it had. */
#ifndef AN_CLI_STAMP_H
#define AN_CLI_STAMP_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* What tells one state of a file from another. Where the system tells nothing, all are the same. */
typedef struct platform_stamp {
    uint64_t device, inode, size;
    int64_t seconds, nanoseconds; /* of the last change */
    bool is_there;
    bool is_regular; /* it is no device, pipe or folder */
} platform_stamp;

/* Return the stamp of an open file, or of the file that a path leads to; all zeros if that fails.
 */
platform_stamp platform_stamp_of(FILE *file);
platform_stamp platform_stamp_at(const char *path);

bool platform_stamps_equal(const platform_stamp *a, const platform_stamp *b);

/* Returns true if both are of one file, whatever its names. Where the system does not number its
 * files, that is never known. */
bool platform_stamps_share_file(const platform_stamp *a, const platform_stamp *b);

#endif
