/* A file that is changed in place: it is locked, read and written anywhere, cut, and made to last.
 * Functions that return bool return false if the system refused. */
#ifndef AN_CLI_IN_PLACE_H
#define AN_CLI_IN_PLACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Opens a file for reading and writing without changing it. If there is no such file it is created,
 * and *is_new is true. Returns NULL if the file can neither be opened nor created. */
FILE *platform_open_for_change(const char *path, bool *is_new);

bool platform_is_regular(FILE *file);

/* Returns whether the open file is still the one that is found under a path. */
bool platform_is_at(FILE *file, const char *path);

/* Locks a file against other processes that lock it, too. The lock ends when the file is closed or
 * the process ends. Where the system has no locks, returns true. */
bool platform_lock(FILE *file);

bool platform_size(FILE *file, uint64_t *size);

/* Reads `size` bytes from offset `at`; *got is less only at the end of the file. */
bool platform_read_at(FILE *file, uint64_t at, char *bytes, size_t size, size_t *got);

/* Writes all bytes, with one call of the system where it takes them at once. */
bool platform_write_at(FILE *file, uint64_t at, const char *bytes, size_t size);

/* Cuts a file. Where that is impossible, the bytes that should go are overwritten with line ends,
 * the last one first. */
bool platform_truncate(FILE *file, uint64_t size);

/* Waits until the system says that what was written is on the disk. */
bool platform_sync(FILE *file);

/* Does the same for the name of a file in its folder. */
void platform_sync_folder(const char *path);

#endif
