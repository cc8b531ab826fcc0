/* What a word that is not plain says in each language. */
#ifndef AN_GAME_WORD_READINGS_H
#define AN_GAME_WORD_READINGS_H

#include "bench.h"

typedef struct an_candidates an_candidates;

enum { AN_READINGS_MAX = 8, AN_WORD_MAX = 32, AN_WORDS_KEPT = 64 };

/* What a word says to some notations; san is set if they read it. */
typedef struct an_reading {
    uint64_t notations;
    bool is_read;
    an_san san;
} an_reading;

/* All that a word says, with exact letters or not, but to notations for which there was no room. */
typedef struct an_readings {
    size_t count; /* 0: not known yet */
    an_reading at[AN_READINGS_MAX];
} an_readings;

/* A word that is not plain. */
typedef struct an_word {
    char text[AN_WORD_MAX];
    size_t size;
    bool is_attempt;                 /* who does not read it takes it for a move all the same */
    uint64_t readers, exact_readers; /* who may have a letter in it; all others read it alike */
    an_readings lenient, exact;
} an_word;

/* The words that were met last, whatever the game, each at a place that follows from its text. */
typedef struct an_words {
    bool is_known[AN_WORDS_KEPT]; /* which of them are set */
    an_word at[AN_WORDS_KEPT];
} an_words;

/* No word was met yet. */
void an_words_open(an_words *words);

/* What is known of a word that is not plain; NULL if it is long, or all are to be tried. */
an_word *an_word_met(an_candidates *candidates, an_text text);

const an_readings *an_word_readings(const an_candidates *candidates, an_word *word, bool exact);

#endif
