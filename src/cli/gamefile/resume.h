/* Finds the last unfinished game of a file, to go on with it. */
#ifndef AN_CLI_RESUME_H
#define AN_CLI_RESUME_H

#include "gamefile.h"
#include "tree.h"

/* Makes the last unfinished game of the file the one that is saved from now on, and returns it as a
 * tree, which the caller owns. Returns NULL after a message. */
an_tree *gamefile_resume(gamefile *file);

#endif
