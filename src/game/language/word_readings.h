/* What a word that is not plain says in each notation. */
#ifndef AN_GAME_WORD_READINGS_H
#define AN_GAME_WORD_READINGS_H

#include "bench.h"

typedef struct an_candidates an_candidates;

enum { AN_READINGS_MAX = 8, AN_WORD_MAX = 32, AN_WORDS_KEPT = 64 };

/* What a word says in a set of notations. `san` is set if is_read. */
typedef struct an_reading {
    uint64_t notations;
    bool is_read;
    an_san san;
} an_reading;

/* All that a word says. Each notation is in one set at most; those in none had no room. */
typedef struct an_readings {
    size_t count; /* 0 if not known yet */
    an_reading at[AN_READINGS_MAX];
} an_readings;

/* A word that is not plain, and all that is known of it. */
typedef struct an_word {
    char text[AN_WORD_MAX];
    size_t size;
    bool is_attempt; /* it was meant as a move, even if it cannot be read */
    /* the notations that may find a letter in it; all others read it alike */
    uint64_t readers, exact_readers;
    an_readings lenient, exact;
} an_word;

/* A cache of the last words, from any game. The place of a word follows from a hash of its text. */
typedef struct an_words {
    bool is_known[AN_WORDS_KEPT]; /* which places of `at` are filled */
    an_word at[AN_WORDS_KEPT];
} an_words;

/* Marks all places as empty. The words are not written. */
void an__words_open(an_words *words);

/* Returns the cached word `text`, which is not plain. Returns NULL if it is too long, or if the
 * rules want every notation to be tried. */
an_word *an__word_met(an_candidates *candidates, an_text text);

/* Returns what a word says in those candidates that have letters, read exactly or leniently. The
 * result belongs to `word`. */
const an_readings *an__word_readings(const an_candidates *candidates, an_word *word, bool exact);

#endif
