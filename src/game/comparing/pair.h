/*
 * Two sheets of one game, read together.
 *
 * A reading plays half-move after half-move. For each of them, each sheet has a word, or a mark
 * that it could not be read, or nothing. So a state is a position together with a place in each
 * sheet. An arc plays a move, and costs what the words of both sheets cost for it; or it passes
 * over something in one of the sheets, such as a number:
 *
 *     White's sheet    1.   e4          e5          2.   Cf3          Cc6
 *     Black's sheet    1.   e4          e5          2.   Sf8          Sc6
 *     states           o-o-o----(e4)---o---(e5)----o-o-o---(Cf3)----o--- ...
 *                                                       \  0 and 50
 *
 * The row of a state is the number of marks before its two places, taken together. Arcs lead to
 * later rows, so rows are done one after the other. Of each row only the cheapest states are kept.
 */
#ifndef AN_GAME_PAIR_H
#define AN_GAME_PAIR_H

#include "sheet_copy.h"

enum { AN_SHEETS = 2 };

/* Where a reading stands in one of the two sheets. */
typedef struct an_cursor {
    uint32_t mark; /* the index of the next mark; the count of marks if the sheet has ended */
    int32_t shift; /* plies by its move numbers, minus the plies that were played */
    bool is_free; /* its next number may have any value, as half-moves were lost or written twice */
    bool has_lost;   /* the previous half-move is not written */
    bool is_swapped; /* of two swapped words the second was read, and the first is due */
    bool has_stopped;
} an_cursor;

/* What a sheet may say about the next half-move. */
typedef struct an_emission {
    an_move move; /* the move; unset if is_any */
    bool is_any;  /* it may stand for any move */
    bool is_read; /* it uses marks of the sheet */
    uint8_t step; /* an_step */
    uint8_t parts;
    uint16_t cost;
    an_cursor next; /* where the sheet goes on after it */
} an_emission;

/* The most emissions of a sheet in a state: the moves that each word may mean, and a few others. */
enum { AN_EMISSIONS_MAX = AN_PARTS_MAX * AN_MOVES_MAX + 8 };

typedef struct an_emissions {
    an_emission list[AN_EMISSIONS_MAX];
    size_t count;
} an_emissions;

typedef struct an_pair_state {
    an_position position;
    an_cursor at[AN_SHEETS];
    uint32_t ply;     /* half-moves played so far */
    uint32_t cost;    /* of the cheapest way from the first state */
    uint32_t onward;  /* of the cheapest way to the end; AN_NO_WAY if there is none */
    uint32_t weighed; /* like `cost`, with the prior costs of the moves (move_prior.h) */
    /* the last arc of the cheapest way by `weighed`; AN_NONE for the first state */
    uint32_t arrival;
    an_missed_gains missed; /* by that way */
    uint32_t arcs;          /* the first of the arcs that leave it, a list by an_pair_arc.next */
} an_pair_state;

typedef struct an_pair_arc {
    /* states; `to` is AN_NONE unless the arc was followed, AN_END at the end of a reading */
    uint32_t from, to;
    uint32_t next;   /* the next arc that leaves `from` */
    uint32_t beside; /* the next arc that leads to the same row */
    an_move move;
    bool is_move;             /* `move` is played on it; otherwise it passes over something */
    uint8_t step[AN_SHEETS];  /* by sheet: an_step; AN_STEP_COUNT if the sheet says nothing */
    uint8_t parts[AN_SHEETS]; /* by sheet: how many marks it leads over */
    uint16_t cost;
    an_cursor at[AN_SHEETS]; /* by sheet: where the sheet goes on after it */
} an_pair_arc;

/* A row: its states, from `first` up to but not including `end`, sorted by cost, and the list of
 * the arcs that lead to it. */
typedef struct an_pair_row {
    uint32_t first, end;
    uint32_t arcs;
    uint32_t least; /* the cost of the cheapest known way to the row */
} an_pair_row;

/* The graph of the readings of both sheets, as far as they were followed. */
typedef struct an_pair_graph {
    an_pair_state *states;
    size_t state_count, state_capacity;
    an_pair_arc *arcs;
    size_t arc_count, arc_capacity;
    an_pair_row *rows;
    size_t row_count, row_capacity;
    uint64_t *arrivals; /* the arcs that lead to a row, to be sorted by cost */
    size_t arrival_capacity;
} an_pair_graph;

/* The search. Its memory is used again for the next pair of sheets. */
typedef struct an_pair {
    const an_sheet *copies[AN_SHEETS];
    an_sheet_habit habits[AN_SHEETS]; /* how each sheet is read */
    an_line_marks sheets[AN_SHEETS];
    an_emissions said[AN_SHEETS];
    an_pair_graph graph;
    const an_settled *settled;
    size_t settled_count;
    uint32_t breadth; /* the most states that are kept in a row */
    uint32_t width;   /* states that cost this much more than the best of their row are dropped */
    uint32_t last;    /* the state at the end of the best reading; AN_NONE if there is none */
    bool failed;      /* memory ran out */
} an_pair;

/* Returns true if `cursor` stands at the end of its sheet. */
static inline bool an_cursor_is_at_end(const an_line_marks *sheet, const an_cursor *cursor)
{
    return cursor->mark == sheet->mark_count;
}

#endif
