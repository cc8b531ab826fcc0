/* The game that two score sheets say together, written as the command line asks. */
#ifndef AN_CLI_MERGED_GAME_H
#define AN_CLI_MERGED_GAME_H

#include "differences.h"
#include "output.h"
#include "write_options.h"

/* What writes merged games. Begins with all members zero, but for `writing`. */
typedef struct merger {
    const cli_writing *writing;
    an_reader *reader;
    an_arbiter *arbiter;
    an_scribe *scribe;
} merger;

/* Writes a game. Moves that are open have a comment that says so. Returns false when memory runs
 * out. */
bool merger_write(merger *m, cli_output *output, const differences *d);
void merger_close(merger *m);

#endif
