/* Where output goes that is written under a path. Links are followed, as they are when a file is
 * opened: with `-o link`, the file behind the link is replaced, and the link stays. */
#ifndef AN_CLI_TARGET_H
#define AN_CLI_TARGET_H

#include <stdbool.h>
#include <stdio.h>

/* Finds the path at the end of the links; *target is to be freed by the caller. *is_replaced says
 * how to write there: a regular file, or one that does not exist yet, is to be replaced as a whole;
 * anything else (a device, a pipe, /dev/stdout) is opened with platform_open_straight. Returns
 * false if memory runs out. */
bool platform_target(const char *path, char **target, bool *is_replaced);
FILE *platform_open_straight(const char *target);

/* Returns a new string, a and b in one, to be freed by the caller; NULL if memory runs out. */
char *platform_join(const char *a, const char *b);

/* Gives the file `to` the permissions of the file `from`, if that exists. */
void platform_copy_mode(const char *from, const char *to);

#endif
