/*
 * Two sheets of one game, read together.
 *
 * A reading plays half-move after half-move. Of each one both sheets say something: a word, or that
 * it could not be read, or nothing. So a state is a position and a place in either sheet, and an
 * arc plays a move, at the cost of both words; or it passes over something in one of the sheets, a
 * number, say:
 *
 *     White's sheet    1.   e4          e5          2.   Cf3          Cc6
 *     Black's sheet    1.   e4          e5          2.   Sf8          Sc6
 *     states           o-o-o----(e4)---o---(e5)----o-o-o---(Cf3)----o--- ...
 *                                                       \  0 and 50
 *
 * The row of a state is the number of marks before its two places. Arcs lead to later rows, so that
 * rows are done one after the other; of each the cheapest states are kept.
 */
#ifndef AN_GAME_PAIR_H
#define AN_GAME_PAIR_H

#include "sheet_copy.h"

enum { AN_SHEETS = 2 };

/* Where a reading stands in one of the sheets. */
typedef struct an_cursor {
    uint32_t mark;   /* the next one; the count of marks: the sheet has ended */
    int32_t shift;   /* what its numbers say beyond the half-moves that were played */
    bool is_free;    /* its next number may say anything: half-moves were lost, or written twice */
    bool has_lost;   /* the half-move before is not written */
    bool is_swapped; /* the second of two words was read first, and the first is due */
    bool has_stopped;
} an_cursor;

/* What a sheet says of the next half-move. */
typedef struct an_utterance {
    an_move move; /* unless it is any */
    bool is_any;  /* it does not tell which move */
    bool is_read; /* it takes marks */
    uint8_t step; /* an_step */
    uint8_t parts;
    uint16_t cost;
    an_cursor next; /* where the sheet is read on */
} an_utterance;

/* The utterances of a sheet in a state: moves that each of its words may mean, and few others. */
enum { AN_UTTERANCES_MAX = AN_PARTS_MAX * AN_MOVES_MAX + 8 };

typedef struct an_utterances {
    an_utterance list[AN_UTTERANCES_MAX];
    size_t count;
} an_utterances;

typedef struct an_pair_state {
    an_position position;
    an_cursor at[AN_SHEETS];
    uint32_t ply;     /* half-moves that were played */
    uint32_t cost;    /* of the cheapest way from the beginning */
    uint32_t onward;  /* of the cheapest way to the end; AN_NO_WAY: there is none */
    uint32_t weighed; /* like `cost`, with what it costs that moves are odd */
    uint32_t arrival; /* the arc of the cheapest way, weighed; AN_NONE: the state is the first */
    uint32_t arcs;    /* the first of those that leave it */
} an_pair_state;

typedef struct an_pair_arc {
    uint32_t from, to; /* states; AN_NONE: not followed; AN_END: the end of the reading */
    uint32_t next;     /* another arc that leaves `from` */
    uint32_t beside;   /* another one that leads to the row */
    an_move move;
    bool is_move;             /* `move` is played on it; if not, it passes over something */
    uint8_t step[AN_SHEETS];  /* an_step: what each sheet says; AN_STEP_COUNT: it says nothing */
    uint8_t parts[AN_SHEETS]; /* the marks that say so */
    uint16_t cost;
    an_cursor at[AN_SHEETS]; /* behind it */
} an_pair_arc;

/* The states of a row, from `first` up to `end`, the cheapest first, and the arcs that lead to it.
 */
typedef struct an_pair_row {
    uint32_t first, end;
    uint32_t arcs;
    uint32_t least; /* the cost of the cheapest way to the row that is known */
} an_pair_row;

/* The readings of both, as far as they are followed. */
typedef struct an_pair_graph {
    an_pair_state *states;
    size_t state_count, state_capacity;
    an_pair_arc *arcs;
    size_t arc_count, arc_capacity;
    an_pair_row *rows;
    size_t row_count, row_capacity;
    uint64_t *arrivals; /* the arcs that lead to a row, sorted by their cost */
    size_t arrival_capacity;
} an_pair_graph;

/* The search, and its memory, which is used again for the next pair. */
typedef struct an_pair {
    const an_sheet *copies[AN_SHEETS];
    an_sheet_habit habits[AN_SHEETS]; /* how each is read */
    an_line_marks sheets[AN_SHEETS];
    an_utterances said[AN_SHEETS];
    an_pair_graph graph;
    const an_settled *settled;
    size_t settled_count;
    uint32_t breadth; /* the most states of a row */
    uint32_t width;   /* a state that costs so much more than the best of its row is dropped */
    uint32_t last;    /* the state at the end of the best reading; AN_NONE: there is none */
    bool failed;      /* memory ran out */
} an_pair;

/* Returns true if nothing but the end is behind a place of a sheet. */
static inline bool an_cursor_is_at_end(const an_line_marks *sheet, const an_cursor *cursor)
{
    return cursor->mark == sheet->mark_count;
}

#endif
