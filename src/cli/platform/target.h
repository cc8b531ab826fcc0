/* Where what is written under a path goes: links are followed, as by whatever opens a file. */
#ifndef AN_CLI_TARGET_H
#define AN_CLI_TARGET_H

#include <stdbool.h>
#include <stdio.h>

/* Where what is written under a path goes, links followed: a regular file, or one that is not there
 * yet, is to be replaced as a whole; to others, and to what names an open file (/dev/stdout), one
 * writes straight. The target is the caller's to free; false: no memory. */
bool platform_target(const char *path, char **target, bool *is_replaced);
FILE *platform_open_straight(const char *target);

/* Gives a file the permissions of another, if that is there. */
void platform_copy_mode(const char *from, const char *to);

#endif
