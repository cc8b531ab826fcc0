/* The search for targets: arrangements of pieces in which a side is mated or stalemated. */
#ifndef AN_SOLVING_TARGET_SEARCH_H
#define AN_SOLVING_TARGET_SEARCH_H

#include "targets.h"

/* Adds all targets to targets->list. Returns false if that cannot be done within the limits. */
bool an__find_targets(an_targets *targets, const an_position *root, const an_target_limits *limits);

#endif
