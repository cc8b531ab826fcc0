/* A score sheet with slips. */
#ifndef TEST_SPOILT_H
#define TEST_SPOILT_H

#include <stdint.h>

#include "buffer.h"

enum { SHEET_WORDS = 36 };

/* The moves of a game, as a French sheet has them. */
extern const char *const sheet_words[SHEET_WORDS];

/* Writes a sheet of the first `count` of them, in which some characters are others, and some words
 * are missing or doubled, unless `slips` is 0. `seed` is that of random_after. */
void spoil(an_buffer *out, uint64_t *seed, size_t count, unsigned slips);

#endif
