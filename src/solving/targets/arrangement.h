/* An arrangement of pieces that grows to a target. */
#ifndef AN_SOLVING_ARRANGEMENT_H
#define AN_SOLVING_ARRANGEMENT_H

#include "targets.h"

typedef struct an_placed_piece {
    uint8_t number;
    uint8_t square;
    uint8_t role;
} an_placed_piece;

/* Where pieces end. */
typedef struct an_end_squares {
    an_squares prey;           /* those of the prey, with its king */
    an_squares hunter;         /* those of the hunter */
    an_squares closed;         /* no piece of the hunter ends here */
    an_squares closed_to_king; /* nor does its king here */
    an_squares blocks;         /* a piece of the hunter must block a pawn here */
    an_squares pinned;         /* the pieces of the prey here must be pinned */
} an_end_squares;

typedef struct an_root_pieces {
    uint8_t squares[AN_TARGET_PIECES_MAX]; /* by number */
    /* by color, without the prey's king; pawns first */
    uint8_t numbers[2][AN_TARGET_PIECES_MAX];
    unsigned counts[2];
    unsigned king;    /* the number of the prey's king */
    unsigned sliders; /* how many pieces of the hunter can pin, pawns that can promote included */
} an_root_pieces;

typedef struct an_arrangement {
    an_targets *targets;
    const an_target_limits *limits;
    an_root_pieces root;
    uint8_t most[2];  /* moves, by color */
    unsigned king;    /* where the prey's king ends */
    an_target target; /* what is known of it */
    an_end_squares ends;
    an_placed_piece guards[AN_TARGET_PIECES_MAX]; /* pieces of the hunter with their squares */
    unsigned guard_count;
    unsigned steps;   /* of the search */
    unsigned granted; /* so far, of those in `limits` */
    bool is_ended;
} an_arrangement;

/* Returns how many more moves of `color` the piece `number` needs to end as `placed`; AN_FAR if
 * there are not so many. */
static inline unsigned an_cost(const an_arrangement *a, an_color color, unsigned number,
                               unsigned placed)
{
    const an_targets *targets = a->targets;
    unsigned cost = an_distance(&targets->distances, color, (an_role)targets->roles[number],
                                a->root.squares[number], placed);
    return a->target.moves[color] + cost <= a->most[color] ? cost : AN_FAR;
}

/* Returns the squares to which a piece may come as a piece of `role`, by as many moves of its color
 * as are left. */
static inline an_squares an_places(const an_arrangement *a, an_color color, unsigned number,
                                   an_role role)
{
    const an_targets *targets = a->targets;
    const uint8_t *row = an_distance_row(
        &targets->distances, color, (an_role)targets->roles[number], a->root.squares[number], role);
    return row == NULL ? 0 : an_near(row, (unsigned)a->most[color] - a->target.moves[color]);
}

/* Makes *a an arrangement in which no piece has its place yet. */
void an__arrangement_begin(an_arrangement *a, an_targets *targets, const an_position *root,
                           const an_target_limits *limits);

/* Counts a step of the search. Returns false if it has ended. */
bool an__arrangement_goes_on(an_arrangement *a);

#endif
