/* Games written in two languages. */
#ifndef AN_GAME_MIXED_H
#define AN_GAME_MIXED_H

#include "alphabets.h"
#include "findings.h"

/* Whether the first error is a move in another language; mixed.c. */
void an_judge_mixture(const an_bench *bench, an_findings *findings, an_alphabets *alphabets);

#endif
