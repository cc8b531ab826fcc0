/* Which claims of an article were played: a search for the cheapest explanation of all of them. */
#ifndef AN_GAME_PLAYED_H
#define AN_GAME_PLAYED_H

#include "misspelt.h"
#include "tellings.h"

/* The cheapest explanation. */
typedef struct an_article_reading {
    uint32_t plies;     /* half-moves that were played */
    uint32_t sound;     /* those before the first one that is misspelt, or `plies` */
    size_t claim_count; /* how many claims they belong to */
    int32_t margin;     /* how much more the cheapest explanation with another game costs */
    uint32_t parts_at;  /* the first claim that these two take differently */
    /* the offset where unexplained moves of the game seem to follow; or UINT32_MAX */
    uint32_t lost_at;
    /* where the explanation ends, behind a claim that is not legal; or UINT32_MAX */
    uint32_t until;
} an_article_reading;

/* The search. It owns its arrays, and uses them again for the next article. */
typedef struct an_played {
    an_claims claims;
    an_tellings tellings;
    uint32_t result_at; /* offset of the result in figures, behind which nothing was played */
    an_misspelt misspelt;
    uint8_t *taken;   /* by claim: how many of its moves were played in the cheapest explanation */
    size_t capacity;  /* that of `taken` */
    uint32_t *places; /* the offsets of the numbers and moves that were played, in order */
    size_t place_count, place_capacity;
    an_article_reading best;
    bool is_known; /* there is an explanation; there is none without words */
} an_played;

/* Returns the telling of the cheapest explanation. Call an__played_find before. */
static inline const an_telling *an_best_telling(const an_played *played)
{
    return &played->tellings.list[0];
}

/* Finds the claims of `game` that were played from `start`, and stores the cheapest explanation in
 * played->best. No move may be misspelt. `draft` is the one that the game was read into. Returns
 * false when memory runs out. */
bool an__played_find(an_played *played, const an_game *game, const an_notation *notation,
                     const an_position *start, an_draft *draft);

/* Searches once more, as moves may be misspelt, if the game that an__played_find has found breaks
 * off, or if moves seem to go on from it. Call it with the same game. Returns false when memory
 * runs out. */
bool an__played_forgive(an_played *played, const an_game *game, const an_notation *notation,
                        const an_position *start);

/* Frees the arrays of `played`, but not `played` itself. */
void an__played_free(an_played *played);

#endif
