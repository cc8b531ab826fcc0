/* Files by their paths, which are UTF-8 on every system. Where the system refuses, errno tells why.
 */
#ifndef AN_CLI_FILES_H
#define AN_CLI_FILES_H

#include <stdbool.h>
#include <stdio.h>

/* Like fopen. */
FILE *platform_open(const char *path, const char *mode);

/* Like remove. */
bool platform_remove(const char *path);

/* Gives a file another path. A file that is there is replaced, as a whole or not at all. */
bool platform_replace(const char *from, const char *to);

#endif
