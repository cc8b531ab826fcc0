/* A move written in another language than its game. */
#ifndef AN_GAME_MIXED_H
#define AN_GAME_MIXED_H

#include "alphabets.h"
#include "findings.h"

/* Reports the first error of the game on the bench if it is a move in another language. */
void an__judge_mixture(const an_bench *bench, an_findings *findings, an_alphabets *alphabets);

#endif
