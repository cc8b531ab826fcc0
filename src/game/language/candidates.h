/* The candidates: the notations that a game may be written in. */
#ifndef AN_GAME_CANDIDATES_H
#define AN_GAME_CANDIDATES_H

#include "alphabets.h"
#include "bench.h"
#include "word_readings.h"

/* What a whole game may be written in that is no language. */
enum { AN_BEYOND_FIGURINE, AN_BEYOND_UCI, AN_BEYOND_ICCF, AN_BEYONDS };

/* The candidates and what was found out about them, which is kept from game to game. */
struct an_candidates {
    const an_judge_options *rules;
    const an_notation *notations; /* in order of preference */
    size_t count;
    an_notation *own; /* all languages, if the rules name none; else NULL */
    an_notation beyond[AN_BEYONDS];
    const an_notation *numeric; /* among those that the rules name; NULL if they do not */
    size_t last; /* what the last game was written in that had a language: tried first */
    /* what the last game was written in, if that is no language, of those in `beyond`; else NULL */
    const an_notation *last_beyond;
    uint64_t lettered;      /* notations that have letters, bit by index */
    uint64_t well_attested; /* those that detection asks first */
    an_alphabets alphabets;
    an_words words;
};

/* Takes the notations that the rules name, or all languages. Leaves the large tables as they are
 * until they are filled, so that judging one game hardly touches their pages. Returns false when
 * memory runs out. */
bool an__candidates_open(an_candidates *candidates, const an_judge_options *rules);

void an__candidates_close(an_candidates *candidates);

/* Returns the set of all candidates. */
static inline uint64_t an_everybody(const an_candidates *candidates)
{
    return ~UINT64_C(0) >> (64 - candidates->count);
}

/* Returns the languages of a set of notations: a bit for each, by its place in the table. */
uint64_t an__languages_of(const an_notation *notations, uint64_t set);

#endif
