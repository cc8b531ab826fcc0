/* Finds where in the game the faults stand that the reader finds before any move is played. */
#ifndef AN_GAME_FAULT_PLACES_H
#define AN_GAME_FAULT_PLACES_H

#include "findings.h"

/* Completes the findings about brackets among the moves: with the ply that is due where they stand,
 * its position, and the depth of their line. If that line is over, only the depth is set. Call it
 * after the game was played as it is written, and its findings were sorted. */
void an__place_faults(an_bench *bench, an_findings *findings);

#endif
