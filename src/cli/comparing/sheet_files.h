/* The score sheets of the files that are compared. */
#ifndef AN_CLI_SHEET_FILES_H
#define AN_CLI_SHEET_FILES_H

#include "settings.h"

/* The sheets of a file, in its order. */
typedef struct sheet_file {
    const char *name; /* as it is shown */
    an_sheet **sheets;
    size_t count, capacity;
} sheet_file;

/* Reads the two files of the settings into files[2], which begin with all members zero. What keeps
 * a game from being compared is said. Returns false after a message. Call sheet_file_free for both
 * in either case. */
bool sheet_files_read(sheet_file *files, const cli_settings *settings);
void sheet_file_free(sheet_file *file);

#endif
