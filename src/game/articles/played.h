/* Which claims of an article were played: a search for the cheapest explanation of all of them. */
#ifndef AN_GAME_PLAYED_H
#define AN_GAME_PLAYED_H

#include "clues.h"
#include "misspelt.h"

/* A move of the game that the article tells. Moves form a tree, as explanations share their
 * beginnings. */
typedef struct an_told_move {
    an_position position; /* after the move */
    an_move move;
    uint32_t before; /* the index of the move before it */
    uint32_t ply;    /* half-moves played, with this one */
    uint32_t claim;
} an_told_move;

/* One explanation of the claims so far: which were played, and which are only spoken of. */
typedef struct an_telling {
    an_position aside; /* where the last line that was spoken of has come */
    /* half-moves from the start of the game to there; 0 if there is no such line */
    uint32_t aside_ply;
    uint32_t last; /* the index of the last move that was played */
    int32_t cost;
    uint32_t broken_at; /* with is_broken: the claim that is taken as played, but is not legal */
    uint32_t ahead;     /* half-moves by which a line that is spoken of goes beyond the game */
    /* half-moves of claims since the last played one that have no cue and are legal nowhere */
    uint32_t lost;
    uint32_t lost_at; /* the first claim with such half-moves */
    uint32_t sound;   /* half-moves before the first one that is misspelt; UINT32_MAX: none is */
    bool is_broken;
    bool took_last;   /* the previous claim was taken as played */
    bool leaves_open; /* a claim that has no cue, or is legal nowhere, is spoken of */
    /* the first claim since the last played one that would go on with the game, is spoken of, and
     * has no cue of its own; UINT32_MAX: none */
    uint32_t may_go_on;
} an_telling;

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
    an_told_move *moves;
    size_t move_count, move_capacity;
    an_telling *tellings, *next;
    size_t count, next_count;
    uint32_t result_at; /* offset of the result in figures, behind which nothing was played */
    bool forgives;      /* moves may be misspelt */
    an_misspelt misspelt;
    uint8_t *taken;   /* by claim: how many of its moves were played in the cheapest explanation */
    size_t capacity;  /* that of `taken` */
    uint32_t *places; /* the offsets of the numbers and moves that were played, in order */
    size_t place_count, place_capacity;
    an_article_reading best;
    /* there is an explanation; there is none without words, or with too many claims */
    bool is_known;
} an_played;

/* Returns the telling of the cheapest explanation. Call an__played_find before. */
static inline const an_telling *an_best_telling(const an_played *played)
{
    return &played->tellings[0];
}

enum { AN_CLAIMS_MAX = 1000 }; /* an article with more claims is not explained */

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
