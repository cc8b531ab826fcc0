/* The candidates: the notations that a game may be written in. */
#ifndef AN_GAME_CANDIDATES_H
#define AN_GAME_CANDIDATES_H

#include "alphabets.h"
#include "bench.h"
#include "word_readings.h"

/* Notations without a language that a whole game may be written in. */
enum { AN_BEYOND_FIGURINE, AN_BEYOND_UCI, AN_BEYOND_ICCF, AN_BEYONDS };

/* The candidates, and what was found out about them, which is kept from game to game. */
struct an_candidates {
    const an_judge_options *rules;
    const an_notation *notations; /* in order of preference */
    size_t count;
    an_notation *own; /* all languages, if the rules name none; otherwise NULL; owned */
    an_notation beyond[AN_BEYONDS];
    const an_notation *numeric; /* the numeric notation, if the rules name it; otherwise NULL */
    size_t last; /* the index of the language of the last game that had one: it is tried first */
    /* the one of `beyond` that the last game was written in; NULL if it was in a language */
    const an_notation *last_beyond;
    uint64_t lettered;      /* the notations that have letters, a bit for each by index */
    uint64_t well_attested; /* those that the exact round tries */
    an_alphabets alphabets;
    an_words words;
};

/* Takes the notations that `rules` name, or all languages. The large tables are not written until
 * they are needed, so that judging a single game touches few of their pages. Returns false when
 * memory runs out. */
bool an__candidates_open(an_candidates *candidates, const an_judge_options *rules);

/* Frees what the candidates own. */
void an__candidates_close(an_candidates *candidates);

/* Returns the set of all candidates: a bit for each, by index. */
static inline uint64_t an_all_candidates(const an_candidates *candidates)
{
    return ~UINT64_C(0) >> (64 - candidates->count);
}

/* Returns the languages of the notations in `set`: a bit for each language, by its index in the
 * table. */
uint64_t an__languages_of(const an_notation *notations, uint64_t set);

#endif
