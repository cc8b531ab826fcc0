/* A file that is changed in place: locked, read and written anywhere, cut, and made to last. What
 * returns false has failed. */
#ifndef AN_CLI_IN_PLACE_H
#define AN_CLI_IN_PLACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

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

#endif
