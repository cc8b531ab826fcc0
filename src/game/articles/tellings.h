/* Explanations of an article: for each claim so far, whether it was played or is only spoken of.
 * The cheapest are kept. */
#ifndef AN_GAME_TELLINGS_H
#define AN_GAME_TELLINGS_H

#include "claims.h"

/* A move of the game that the article tells. Moves form a tree, as explanations share their
 * beginnings. */
typedef struct an_told_move {
    an_position position; /* after the move */
    an_move move;
    uint32_t before; /* the index of the move before it */
    uint32_t ply;    /* half-moves played, with this one */
    uint32_t claim;
} an_told_move;

/* How far the last line has come that was only spoken of. */
typedef struct an_spoken_line {
    an_position position;
    uint32_t ply; /* half-moves from the start of the game to there; 0 if there is no such line */
} an_spoken_line;

/* Claims since the last played one that have no cue and are legal nowhere. */
typedef struct an_lost_claims {
    uint32_t count; /* of their half-moves */
    uint32_t first; /* the first such claim */
    uint32_t until; /* half-moves from the start of the game to the end of the last one */
} an_lost_claims;

/* One explanation of the claims so far: which were played, and which are only spoken of. */
typedef struct an_telling {
    an_spoken_line spoken;
    uint32_t last; /* the index of the last move that was played */
    int32_t cost;
    uint32_t broken_at; /* with is_broken: the claim that is taken as played, but is not legal */
    uint32_t ahead;     /* half-moves by which a line that is spoken of goes beyond the game */
    an_lost_claims lost;
    uint32_t sound; /* half-moves before the first one that is misspelt; UINT32_MAX: none is */
    bool is_broken;
    bool took_last;    /* the previous claim was taken as played */
    bool outlives_end; /* a claim is taken as played that stands behind words that end a game */
    /* a claim since the last played one that has no cue, or is legal nowhere, is spoken of */
    bool leaves_open;
    /* the first claim since the last played one that would go on with the game, is spoken of, and
     * has no cue of its own; UINT32_MAX: none */
    uint32_t may_go_on;
} an_telling;

/* The explanations of the claims so far, the cheapest first; those of one more claim, as they are
 * found; and the moves of all of them. */
typedef struct an_tellings {
    an_told_move *moves; /* moves[0] has the position from which the game starts */
    size_t move_count, move_capacity;
    an_telling *list, *next;
    size_t count, next_count;
} an_tellings;

/* Begins with one explanation, of no claim, at `start`. Returns false when memory runs out. */
bool an__tellings_begin(an_tellings *tellings, const an_position *start);

/* Returns the last move of the game that a telling has found. */
static inline const an_told_move *an_telling_last(const an_tellings *tellings,
                                                  const an_telling *telling)
{
    return &tellings->moves[telling->last];
}

/* Returns the move with which the game of a telling reaches `ply`; NULL if that is too far back. */
const an_told_move *an__telling_at(const an_tellings *tellings, const an_telling *telling,
                                   uint32_t ply);

/* Adds `move`, a move of claim `claim`, to the game of a telling. Returns false when memory runs
 * out. */
bool an__telling_play(an_tellings *tellings, an_telling *telling, an_move move, uint32_t claim);

/* Keeps an explanation of one more claim if it is one of the cheapest, and cheaper than those that
 * are alike. */
void an__tellings_keep(an_tellings *tellings, const an_telling *telling);

/* Goes on to the next claim: the explanations that were kept become the list. */
void an__tellings_advance(an_tellings *tellings);

/* Frees the arrays of `tellings`, but not `tellings` itself. */
void an__tellings_free(an_tellings *tellings);

#endif
