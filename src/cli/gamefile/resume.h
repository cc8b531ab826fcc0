/* The last unfinished game of a file, to be gone on with. */
#ifndef AN_CLI_RESUME_H
#define AN_CLI_RESUME_H

#include "gamefile.h"
#include "tree.h"

/* The last unfinished game of the file goes on: it is written into a tree that is made for it.
 * NULL after a message. */
an_tree *gamefile_resume(gamefile *file);

#endif
