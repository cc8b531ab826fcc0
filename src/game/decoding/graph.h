/*
 * The graph of the readings of a line of play.
 *
 * A line is a row of marks, its words and numbers. A state is a position before a mark; an arc
 * leads from a state over one or more marks to another one, by a step that has a cost:
 *
 *     mark      1.        e4        e5        2.       Cf4 (for Cf3)
 *     states    o ------- o ------- o ------- o ------- x
 *                                      0         0   \  illegal
 *                                                     \ 50, neighbour --- o
 *
 * A half-move that is not written is unknown: the turn passes, and the side that lost it has one
 * move in hand. Where a word of that side cannot be played, the move in hand may be what makes it
 * legal; until then the position lacks it.
 */
#ifndef AN_GAME_GRAPH_H
#define AN_GAME_GRAPH_H

#include "word_moves.h"

/* A word may be torn into so many parts. */
enum { AN_PARTS_MAX = 3 };

/* Two holes in a row are filled in so many ways, about; and so many marks may be behind such. */
enum { AN_BREADTH_BEHIND_HOLES = 1500, AN_HOLES_WIDE_MAX = 6 };

/* A word or number of the line that a reading steps over. */
typedef struct an_mark {
    an_token token; /* as the lexer read it */
    uint32_t index; /* among the tokens of the game, if it is one of them */
    /* the words, by their place, that consist of the mark alone, of it and the next one, and of it
     * and the next two; AN_NONE: there is no such word */
    uint32_t words[AN_PARTS_MAX];
    uint32_t ply; /* of a number: the ply it stands for, 0 for 1. of White */
    bool is_number;
    bool is_hole;         /* it may stand for any move; of a number: its dots may */
    bool is_behind_holes; /* two holes in a row stand before it: many states are to be kept */
    bool is_of_either;    /* a number without dots: it may stand before a move of Black, too */
    uint16_t pass_cost;   /* of leaving it out; AN_TOO_FAR: it cannot be left out */
    uint32_t words_left;  /* the marks from here on that are words */
    uint32_t next_word;   /* the next mark that is a word alone; the count of marks: none is */
    uint32_t last_word;   /* the one before; AN_NONE: none is */
} an_mark;

typedef struct an_state {
    an_position position;
    uint32_t mark;
    uint32_t cost;      /* of the cheapest way from the beginning */
    uint32_t onward;    /* of the cheapest way to the end that was seen; AN_NO_WAY: there is none */
    int32_t shift;      /* what numbers say beyond the plies that were played */
    bool is_free;       /* a number may say anything: moves were lost, or written twice */
    uint8_t in_hand[2]; /* by an_color: half-moves that were played, and are not known */
    uint32_t lost_from[2][2]; /* the states from which the first and the last of them were lost */
    uint32_t arrival;         /* the arc of the cheapest way; AN_NONE: the state is the first */
    uint32_t arcs;            /* the first of those that leave it */
    uint32_t sibling;         /* another state at the mark */
} an_state;

/* Whose move in hand is known now: that of the side to move, or of its opponent. */
typedef enum an_found { AN_FOUND_NONE, AN_FOUND_OWN, AN_FOUND_OPPONENTS } an_found;

/* What an arc plays, in this order: half-moves that are not known, one that was, and what the word
 * says. */
typedef struct an_arc {
    uint32_t from, to; /* states; AN_NONE: not followed, AN_END: the end of the reading */
    uint32_t next;     /* another arc that leaves `from` */
    an_move move;      /* of a word */
    an_move other;     /* a move in hand, or the second move of a swapped pair */
    uint16_t cost;
    uint8_t step;
    uint8_t parts;  /* how many marks it leads over */
    bool is_number; /* it leads over a number */
    bool is_move;   /* `move` is played on it */
    uint8_t finds;  /* an_found: `other` was in hand, and is played before the move */
    uint8_t loses;  /* half-moves that are not written before the first mark */
    uint8_t oddity; /* what it costs that hardly anybody plays the move */
    int8_t pushes;  /* of a number: added to the shift */
} an_arc;

enum { AN_COSTS = 2048 }; /* readings that cost so much are not followed */
#define AN_NONE   UINT32_MAX
#define AN_END    (UINT32_MAX - 1)
#define AN_NO_WAY UINT32_MAX

/* The states before a mark. */
typedef struct an_states {
    uint32_t count, first;
} an_states;

/* An arc to be followed, or a state whose arcs are to be found. */
typedef struct an_event {
    uint32_t index; /* of the arc, or state */
    uint32_t next;  /* event of the same cost */
    uint8_t kind;
} an_event;

/* How a whole sheet is written, if that is unusual. */
typedef struct an_sheet_habit {
    an_notation notation;
    bool ignores_case;  /* its words are to be read whatever the case of their letters */
    bool swaps_columns; /* Black's moves stand before White's */
} an_sheet_habit;

/* The marks of a line, and what is known of its words. */
typedef struct an_line_marks {
    an_mark *marks;
    size_t mark_count, mark_capacity;
    an_line_word *words;
    size_t word_count, word_capacity;
    char *letters; /* of words in several parts */
    size_t letter_count, letter_capacity;
    an_kept_slip *kept; /* AN_SLIPS_KEPT a word */
    size_t kept_capacity;
    an_sign_habits habits;
    const an_sheet_habit *habit; /* of the sheet; NULL: it is written as usual */
    bool failed;                 /* memory ran out */
} an_line_marks;

static inline bool an_ignores_case(const an_line_marks *line)
{
    return line->habit != NULL && line->habit->ignores_case;
}

void an__line_marks_free(an_line_marks *line);

/* Where the states are found again. */
typedef struct an_state_places {
    uint32_t *table; /* states by mark and position; AN_NONE: free */
    size_t table_capacity, table_size;
    an_states *at_mark; /* by mark */
    size_t at_mark_capacity;
} an_state_places;

/* What is to be followed, or looked at. */
typedef struct an_agenda {
    an_event *events;
    size_t count, capacity;
    uint32_t queue[AN_COSTS]; /* by cost, the event that comes next */
} an_agenda;

/* The search, and its memory, which is used again for the next line. */
typedef struct an_search {
    an_line_marks line;
    an_state *states;
    size_t state_count, state_capacity;
    an_arc *arcs;
    size_t arc_count, arc_capacity;
    an_state_places places;
    an_agenda agenda;
    uint32_t breadth;   /* the most states at a mark */
    uint32_t last_arc;  /* of the best reading */
    uint32_t best_cost; /* AN_NO_WAY: there is none yet */
    bool failed;        /* memory ran out */
} an_search;

/* What an event is. */
typedef enum an_event_kind {
    AN_EVENT_ARC,      /* an arc is to be followed */
    AN_EVENT_SLIPS,    /* of a state the arcs are to be found that take its word for another move */
    AN_EVENT_LOSSES,   /* those that take half-moves for lost, doubled or swapped */
    AN_EVENT_PAIRS,    /* those that take a pair for lost */
    AN_EVENT_ANYTHING, /* those that take the word for any move */
    AN_EVENT_HOLE,     /* those that take the mark for a move that could not be read */
    AN_EVENT_KINDS
} an_event_kind;

/* Puts an event into the queue. Of equal costs the newest comes first, which goes furthest. */
void an__graph_await(an_search *search, uint32_t cost, an_event_kind kind, uint32_t index);

/* Adds an arc, and the event that it is followed. */
void an__graph_add_arc(an_search *search, an_arc arc);

/* Plays what an arc plays. */
void an__graph_play(an_state *state, const an_arc *arc);

void an__search_free(an_search *search);

/* Returns the half-moves that were played before a position, by its move number. */
static inline uint32_t an_plies_before(const an_position *position)
{
    return 2 * (position->move_number - 1u) + position->turn;
}

#endif
