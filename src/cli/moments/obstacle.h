/* What keeps the main line of a game from its end. */
#ifndef AN_CLI_OBSTACLE_H
#define AN_CLI_OBSTACLE_H

#include "algnot.h"

/* Returns the finding that tells where and why the main line breaks off: a move that cannot be
 * played, moves that were lost among words, a language or a start that is not known. NULL if the
 * main line was read to its end. */
const an_finding *obstacle_of(const an_judgement *judgement);

#endif
