/* What a good tool needs of the system and ISO C does not offer: terminals, pipes, processors and
 * signals. Each function has a version in ISO C for systems without POSIX. */
#ifndef AN_CLI_PLATFORM_H
#define AN_CLI_PLATFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* ---- terminals ---- */

bool platform_is_terminal(FILE *file);

/* Returns the width of a terminal; 0 if the file is not a terminal. */
unsigned platform_columns(FILE *file);

/* Returns the width that the system knows of a terminal; 0 if it knows none. */
unsigned platform_width_of(FILE *file);

/* Returns the language that the user has chosen in the system, "fr-FR"; "C" where variables of the
 * environment alone tell it. */
const char *platform_language(void);

/* ---- reading ---- */

/* Reads up to `size` bytes as soon as there are any, so that `*got` may be less than `size`; 0 is
 * the end of the input. Returns false if reading failed. */
bool platform_read(FILE *file, char *bytes, size_t size, size_t *got);

/* Returns whether platform_read would not wait: there are bytes, or the input has ended. */
bool platform_is_ready(FILE *file);

/* Makes the buffer of a pipe as large as the system allows, so that its writer waits less often. */
void platform_widen_pipe(FILE *file);

/* ---- processors ---- */

/* Returns how many processors this process may use: at least 1. */
unsigned platform_processors(void);

/* Returns which threads the program was built with: "C11", "POSIX", "Windows" or "none". */
const char *platform_threads(void);

/* ---- signals ---- */

/* From now on an interrupt (^C) closes standard input instead of ending the program. */
void platform_catch_interrupt(void);
bool platform_was_interrupted(void);

/* Removes a file if a signal ends the program. At most two files are remembered. `path` must stay
 * valid until platform_keep_when_killed is called with the same pointer. */
void platform_remove_when_killed(const char *path);
void platform_keep_when_killed(const char *path);

/* Lets a write beyond a limit of the system (ulimit -f) fail, instead of ending the program. */
void platform_survive_limits(void);

/* ---- standard streams ---- */

/* Keeps the numbers of standard streams that were closed before the program began. Without this,
 * the next file that is opened would get such a number: messages for standard error would be
 * written into it. On Windows, has the streams pass on all bytes as they are. Call before any file
 * is opened. */
void platform_hold_streams(void);

/* Returns the words of the command line in UTF-8, with NULL behind the last: those that main was
 * given, but on Windows. */
char **platform_arguments(char **words);

#endif
