/* What a word that is not plain says in each language. */
#ifndef AN_GAME_WORD_READINGS_H
#define AN_GAME_WORD_READINGS_H

#include "bench.h"

/* What is known of a word that is not plain; NULL if it is long, or all are to be tried.
 * readings.c */
an_word *an_arbiter_word(an_arbiter *arbiter, const an_token *token);

const an_readings *an_arbiter_readings(const an_arbiter *arbiter, an_word *word, bool exact);

#endif
