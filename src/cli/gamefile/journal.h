/* The journal beside a file: a change of several blocks, so that all of it is made or nothing. */
#ifndef AN_CLI_JOURNAL_H
#define AN_CLI_JOURNAL_H

#include "change.h"

/* Writes and syncs the journal of a file. Returns false if that failed. */
bool journal_write(const char *path, const gamefile_change *change);
void journal_remove(const char *path);

/* Finishes the change that the journal of a file holds, if there is one. Returns false after a
 * message. */
bool journal_replay(const char *path, FILE *file);

#endif
