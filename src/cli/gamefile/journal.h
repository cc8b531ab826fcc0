/* The journal beside a file: a change of several blocks, whole only with all of them. */
#ifndef AN_CLI_JOURNAL_H
#define AN_CLI_JOURNAL_H

#include "change.h"
#include "settings.h"

bool journal_write(const char *path, const gamefile_change *change);
void journal_remove(const char *path);

/* Finishes what the journal of a file says, if there is one; false after a message. */
bool journal_replay(const cli_settings *settings, const char *path, FILE *file);

#endif
