/* Where in the game the reader's faults stand, which it finds before any move is played. */
#ifndef AN_GAME_FAULT_PLACES_H
#define AN_GAME_FAULT_PLACES_H

#include "findings.h"

/* Gives the findings about brackets among the moves the ply that is due where they stand, its
 * position, and the depth of their line; where the line is over, the depth alone. Call it when the
 * game was played as it is written, and its findings are sorted. */
void an__place_faults(an_bench *bench, an_findings *findings);

#endif
