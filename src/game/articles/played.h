/* Which claims of an article were played: a search for the cheapest explanation of all of them. */
#ifndef AN_GAME_PLAYED_H
#define AN_GAME_PLAYED_H

#include "clues.h"

/* A line of play that was told so far: its last move, and the line before it. */
typedef struct an_told_move {
    an_position position; /* behind the move */
    an_move move;
    uint32_t before; /* the index of the line before it */
    uint32_t ply;    /* moves played */
    uint32_t claim;
} an_told_move;

/* One way to explain the claims up to some place. */
typedef struct an_telling {
    an_position aside;  /* where the last line that was spoken of ends */
    uint32_t aside_ply; /* its moves, counted from the start of the game; 0: there is none */
    uint32_t last;      /* the last move that was played, as an index of told moves */
    int32_t cost;
    uint32_t broken_at; /* the claim that is played, and whose moves are not legal, if is_broken */
    uint32_t ahead;     /* half-moves by which a line that is spoken of went beyond the last one */
    uint32_t lost; /* half-moves since the last one that are legal nowhere, and that no word speaks
                    * of as not played */
    uint32_t lost_at; /* the first claim of them */
    bool is_broken;
    bool took_last; /* the claim before was played */
} an_telling;

/* The cheapest explanation. */
typedef struct an_explanation {
    uint32_t plies;     /* that were played */
    size_t claim_count; /* and the claims that they are of */
    int32_t margin;     /* what the cheapest other explanation costs more */
    uint32_t parts_at;  /* the first claim that they take differently */
    uint32_t ahead;     /* half-moves by which what is spoken of at the end goes beyond the game */
    uint32_t lost_at;   /* where moves seem to follow that are not explained; or UINT32_MAX */
    uint32_t until; /* the explanation ends there, with a move that is not legal; or UINT32_MAX */
} an_explanation;

/* Its arrays outlive an article. */
typedef struct an_played {
    an_claims claims;
    an_told_move *moves;
    size_t move_count, move_capacity;
    an_telling *tellings, *next;
    size_t count, next_count;
    uint8_t *taken;   /* by claim: how many of its moves were played, in the cheapest explanation */
    size_t capacity;  /* of taken */
    uint32_t *places; /* of the numbers and moves that were played, in order */
    size_t place_count, place_capacity;
    an_explanation best;
    bool is_known; /* there is an explanation: words need one, and the claims are not too many */
} an_played;

enum { AN_CLAIMS_MAX = 1000 }; /* of an article that is explained */

/* Finds the claims that were played; `draft` is what the game was read into. Returns false when
 * memory runs out. */
bool an__played_find(an_played *played, const an_game *game, const an_notation *notation,
                     const an_position *start, an_draft *draft);

void an__played_free(an_played *played);

#endif
