/* Whether the system has POSIX, and what its headers are asked for: all that they have. Each file
 * that needs it includes it before any other header. */
#ifndef AN_CLI_POSIX_H
#define AN_CLI_POSIX_H

#if defined(__unix__) || defined(__APPLE__)
#define AN_HAS_POSIX 1

/* These names are reserved for that. Without them, -std=c17 hides the processors and the width of a
 * terminal: on Linux, on macOS, on NetBSD. */
#define _GNU_SOURCE      1
#define _DARWIN_C_SOURCE 1
#define _NETBSD_SOURCE   1

#include <sys/types.h>
#endif

#endif
