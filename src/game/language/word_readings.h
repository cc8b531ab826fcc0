/* What a word that is not plain says in each notation. */
#ifndef AN_GAME_WORD_READINGS_H
#define AN_GAME_WORD_READINGS_H

#include "bench.h"

typedef struct an_candidates an_candidates;

enum { AN_READINGS_MAX = 8, AN_WORD_MAX = 32, AN_WORDS_KEPT = 64 };

/* What a word says in a set of notations. san is set if they can read it. */
typedef struct an_reading {
    uint64_t notations;
    bool is_read;
    an_san san;
} an_reading;

/* All that a word says. Notations whose reading had no room are in none of the sets. */
typedef struct an_readings {
    size_t count; /* 0: not known yet */
    an_reading at[AN_READINGS_MAX];
} an_readings;

/* A word that is not plain, and all that is known of it. */
typedef struct an_word {
    char text[AN_WORD_MAX];
    size_t size;
    bool is_attempt;                 /* it was meant as a move, even where it cannot be read */
    uint64_t readers, exact_readers; /* may find letters in it; all others read it alike */
    an_readings lenient, exact;
} an_word;

/* The words that were met last, in any game, each at a place that follows from its text. */
typedef struct an_words {
    bool is_known[AN_WORDS_KEPT]; /* which places of `at` are filled */
    an_word at[AN_WORDS_KEPT];
} an_words;

/* Clears the flags; the words stay as they are. */
void an__words_open(an_words *words);

/* Returns what is known of a word that is not plain; NULL if it is too long, or the rules want
 * every notation to be tried. */
an_word *an__word_met(an_candidates *candidates, an_text text);

/* Returns what a word says in the candidates that have letters. */
const an_readings *an__word_readings(const an_candidates *candidates, an_word *word, bool exact);

#endif
