/* A file that is read as a whole: problems are few, and short. */
#ifndef AN_CLI_WHOLE_FILE_H
#define AN_CLI_WHOLE_FILE_H

#include "algnot/input.h"

#include "buffer.h"
#include "settings.h"

typedef struct whole_file {
    const char *name; /* as it is shown */
    an_buffer text;   /* decoded; owned */
    an_encoding encoding;
    an_locator locator; /* at the problem that was asked for last */
} whole_file;

/* Reads the file at a path; "-" is standard input. Returns false after a message. Call
 * whole_file_free in either case. */
bool whole_file_read(whole_file *file, const cli_settings *settings, an_encoding encoding,
                     const char *path);
void whole_file_free(whole_file *file);

/* Makes a file of `text`, the value of an option. Returns false if memory runs out. Call
 * whole_file_free in either case. */
bool whole_file_of(whole_file *file, const char *name, const char *text);

/* Returns the place of a part of the text that belongs to a problem, counted from 1. Places are
 * asked for problem after problem. */
an_place whole_file_place(whole_file *file, an_text part, uint64_t problem);

#endif
