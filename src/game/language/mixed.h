/* Finds a move that is written in another language than its game. */
#ifndef AN_GAME_MIXED_H
#define AN_GAME_MIXED_H

#include "alphabets.h"
#include "findings.h"

/* Records a finding if the first error of the game on the bench is a move in another language. */
void an__judge_mixture(const an_bench *bench, an_findings *findings, an_alphabets *alphabets);

#endif
