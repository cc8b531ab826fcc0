/*
 * The final positions, as far as they can be told beforehand, to which lines of help play and of
 * helped series may lead.
 *
 * A target says of some pieces where they stand in the end, or that they are captured. The moves
 * that these need, at least, tell to which targets a line may still lead after each of its moves.
 * When there is none, the line is given up. Every position in which the goal is reached belongs to
 * a target; not every target can be reached.
 */
#ifndef AN_SOLVING_TARGETS_H
#define AN_SOLVING_TARGETS_H

#include <stddef.h>

#include "distances.h"

/* Positions with more pieces, and lines with more half-moves, have no targets. */
enum { AN_TARGET_PIECES_MAX = 32, AN_TARGET_HALF_MOVES_MAX = 32 };

/* Stands for the number of a piece where there is none. */
enum { AN_TARGET_NOBODY = AN_TARGET_PIECES_MAX };

/* What becomes of a piece: one of these, or AN_PLACED. */
enum { AN_FATE_OPEN, AN_FATE_CAPTURED };

typedef struct an_target {
    uint16_t fates[AN_TARGET_PIECES_MAX]; /* by number of the piece */
    uint8_t moves[2];                     /* by color: what it needs from the root */
    uint8_t captures;                     /* of pieces of the prey */
} an_target;

/* A target that may still be reached, and what it needs. */
typedef struct an_hope {
    uint32_t target;
    uint8_t moves[2];
    uint8_t captures;
} an_hope;

typedef struct an_target_shift {
    uint8_t number, from, to;
} an_target_shift;

/* A move of the line. */
typedef struct an_target_step {
    size_t start; /* of the hopes before the move */
    an_target_shift mover;
    an_target_shift rook; /* that comes along in castling; its number is AN_TARGET_NOBODY if none */
    uint8_t role;         /* of the mover, before it promotes */
    uint8_t victim, victim_square;
} an_target_step;

typedef struct an_target_list {
    an_target *at;
    size_t count, capacity, max;
} an_target_list;

/* The hopes after each move of the line; those after the last one begin at `start`. */
typedef struct an_hope_list {
    an_hope *at;
    size_t start, end;
} an_hope_list;

typedef struct an_targets {
    an_distances distances;
    an_color prey; /* the side that is mated or stalemated */
    bool is_mate;
    bool is_series; /* the prey makes all moves but the last one */
    an_target_list list;
    an_hope_list hopes;
    an_target_step steps[AN_TARGET_HALF_MOVES_MAX]; /* the line */
    unsigned played;                                /* their number */
    uint8_t numbers[64]; /* by square: of the piece there, or AN_TARGET_NOBODY */
    uint8_t roles[AN_TARGET_PIECES_MAX];
} an_targets;

typedef struct an_target_limits {
    unsigned half_moves; /* of the longest line */
    bool is_series;      /* all of them but the last one are the prey's */
    unsigned steps;      /* of the search for targets; each takes less than a microsecond */
    size_t memory;       /* bytes */
    /* Is asked now and then; returning false ends the search for targets. */
    bool (*may_go_on)(void *context);
    void *context;
} an_target_limits;

/* Returns how many of the last `left` half-moves of a line are the hunter's, who makes the last
 * one, and the prey's. */
static inline unsigned an_moves_of_hunter(const an_targets *targets, unsigned left)
{
    return targets->is_series ? left > 0 : (left + 1) / 2;
}

static inline unsigned an_moves_of_prey(const an_targets *targets, unsigned left)
{
    return left - an_moves_of_hunter(targets, left);
}

/* Finds the targets for lines from a position at whose end the side `prey` is mated or stalemated
 * by the last move. Returns NULL if they are too many, or cannot be told: then nothing is known.
 */
an_targets *an__targets_open(const an_position *root, an_color prey, bool is_mate,
                             const an_target_limits *limits);
void an__targets_close(an_targets *targets);

/* Goes back to the root, for lines of `half_moves`. Returns false if no target can be reached. */
bool an__targets_begin(an_targets *targets, unsigned half_moves);

/* Plays a move in the position p, after which `left` half-moves are to follow. Returns false, and
 * plays nothing, if no target can be reached then. */
bool an__targets_play(an_targets *targets, const an_position *p, an_move move, unsigned left);

/* Takes the last move back. */
void an__targets_take_back(an_targets *targets);

#endif
