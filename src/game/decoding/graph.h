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
 * When a half-move is not written, nobody knows which it was. The turn passes, and its side has one
 * move "in hand". The position lacks that move until a later word of this side cannot be played:
 * then a move in hand that makes the word legal is played first.
 */
#ifndef AN_GAME_GRAPH_H
#define AN_GAME_GRAPH_H

#include "move_prior.h"
#include "word_moves.h"

/* The most parts that a word may be torn into. */
enum { AN_PARTS_MAX = 3 };

/* Two holes can be filled in about AN_BREADTH_BEHIND_HOLES ways: so many states are kept at a mark
 * behind the second one. This is done at AN_HOLES_WIDE_MAX marks of a line at most. */
enum { AN_BREADTH_BEHIND_HOLES = 1500, AN_HOLES_WIDE_MAX = 6 };

/* A word or number of the line that a reading steps over. */
typedef struct an_mark {
    an_token token; /* the token, as the lexer read it */
    uint32_t index; /* its index among the tokens of the game, if the game has this token */
    /* words[n]: the index of the word that consists of this mark and the next n; AN_NONE if there
     * is no such word */
    uint32_t words[AN_PARTS_MAX];
    uint32_t ply; /* of a number: its ply; 0 for "1." before White's move */
    bool is_number;
    bool is_hole;         /* it may stand for any move; of a number: the dots behind it may */
    bool is_behind_holes; /* a hole, which is not the first one, stands before it, so that many
                           * states are kept */
    bool is_of_either;    /* a number without dots, which may also stand before Black's move */
    bool is_marked;       /* it is marked as a move that was played although it is illegal */
    uint16_t pass_cost;   /* the cost of leaving it out; AN_TOO_FAR if it must stay */
    uint32_t words_left;  /* how many marks from this one on are words */
    /* the next mark that is a word by itself; the count of marks if there is none */
    uint32_t next_word;
    uint32_t last_word; /* the previous such mark; AN_NONE if there is none */
} an_mark;

typedef struct an_state {
    an_position position;
    uint32_t mark;
    uint32_t cost;      /* of the cheapest way from the first state */
    uint32_t onward;    /* of the cheapest known way to the end; AN_NO_WAY if there is none */
    int32_t shift;      /* plies by the move numbers, minus the plies that were played */
    uint8_t in_hand[2]; /* by an_color: half-moves that were played but are unknown */
    bool by_hindsight;  /* half-moves were lost before a word that is legal without them */
    bool is_free; /* the next number may have any value, as half-moves were lost or written twice */
    /* by an_color: the states where its first and its last half-move in hand were lost */
    uint32_t lost_from[2][2];
    uint32_t arrival;       /* the last arc of the cheapest way; AN_NONE for the first state */
    uint32_t arcs;          /* the first of the arcs that leave it, a list by an_arc.next */
    uint32_t sibling;       /* the next state of the list at the mark */
    an_missed_gains missed; /* by the cheapest way */
} an_state;

/* The most marks from the first to the last word of a swap: few words, with numbers and remarks. */
enum { AN_SWAP_REACH = 16 };

/* Whose move in hand an arc plays: that of the side to move, or of its opponent, or both moves of
 * the pair that it loses. */
typedef enum an_found { AN_FOUND_NONE, AN_FOUND_OWN, AN_FOUND_OPPONENTS, AN_FOUND_PAIR } an_found;

/* The moves that the words of an arc say, in the order of play. */
typedef struct an_moves_said {
    uint8_t count;
    an_move moves[AN_SWAPPED_MAX]; /* more than one if the words stand in another order */
} an_moves_said;

/* The moves in hand that an arc plays before those. */
typedef struct an_moves_found {
    uint8_t found; /* an_found */
    an_move first;
    an_move answer; /* of AN_FOUND_PAIR: the one behind it */
} an_moves_found;

/* A step of a reading. It plays, in this order: the half-moves that are lost (`loses`), the moves
 * in hand, and the moves that its words say. A line has thousands of arcs, of 48 bytes each. */
typedef struct an_arc {
    /* states; `to` is AN_NONE unless the arc was followed, AN_END at the end of a reading */
    uint32_t from, to;
    uint32_t next; /* the next arc that leaves `from` */
    an_moves_said said;
    an_moves_found hand;
    uint16_t cost;
    uint8_t step;
    uint8_t parts;  /* the number of marks that it leads over */
    bool is_number; /* it leads over a number */
    bool is_late;   /* it loses half-moves before a word that is legal without them */
    uint8_t loses;  /* how many half-moves are missing before its first mark */
    uint8_t prior;  /* the part of the cost that an unlikely move adds (move_prior.h) */
    int8_t pushes;  /* of a number: what it adds to the shift */
} an_arc;

/* Returns true if an arc loses a pair of which it plays the first move, and says no other. */
static inline bool an_knows_first_lost(const an_arc *arc)
{
    return arc->loses == 2 && arc->hand.found == AN_FOUND_OWN && arc->said.count == 0;
}

/* Readings are followed up to this much above the cost of the best one, in tenths of a nat, and
 * only while they cost less than AN_COSTS. */
enum { AN_SLACK = 60, AN_COSTS = 2048 };
#define AN_NONE   UINT32_MAX
#define AN_END    (UINT32_MAX - 1)
#define AN_NO_WAY UINT32_MAX

/* Returns true if a mark is a word, and no number that may be one. */
static inline bool an_is_word(const an_mark *mark)
{
    return mark->words[0] != AN_NONE && !mark->is_number;
}

/* The states at a mark: their numbers, without and with hindsight, and the first of the list by
 * an_state.sibling. */
typedef struct an_states {
    uint32_t count[2], first;
} an_states;

/* Work that waits: an arc to be followed, or a state whose arcs are to be found. */
typedef struct an_event {
    uint32_t index; /* the arc or the state, as an_event_kind says */
    uint32_t next;  /* the next event of the same cost */
    uint8_t kind;
} an_event;

/* How a whole sheet is written. */
typedef struct an_sheet_habit {
    an_notation notation;
    /* another language in which some of its words are written, as two people kept the score; NULL:
     * none */
    const an_language *also;
    bool ignores_case;  /* the case of its letters means nothing */
    bool is_shown;      /* most letters of its pieces show the habit */
    bool swaps_columns; /* Black's moves stand before White's */
    bool tears_words;   /* the parts of its moves stand apart: C f3 */
    bool parts_squares; /* so do the squares of its moves: e2 e4, Cg1 f3 */
} an_sheet_habit;

/* The text of words that are joined from several marks. */
typedef struct an_joined_texts {
    char *letters;
    size_t count, capacity;
} an_joined_texts;

/* The marks of a line of play, and what is known of its words. */
typedef struct an_line_marks {
    an_mark *marks;
    size_t mark_count, mark_capacity;
    an_line_word *words;
    size_t word_count, word_capacity;
    an_joined_texts joined;
    an_kept_slip *kept; /* AN_SLIPS_KEPT entries a word */
    size_t kept_capacity;
    an_sign_habits habits;
    const an_sheet_habit *habit; /* how the sheet is written; NULL stands for the usual way */
    bool failed;                 /* memory ran out */
} an_line_marks;

/* Returns true if the case of letters means nothing on the sheet. */
static inline bool an_ignores_case(const an_line_marks *line)
{
    return line->habit != NULL && line->habit->ignores_case;
}

/* Returns true if the parts of a move stand apart throughout the sheet. */
static inline bool an_tears_words(const an_line_marks *line)
{
    return line->habit != NULL && line->habit->tears_words;
}

/* Returns true if words of the sheet may have readings by its habit (`by_habit`) besides what they
 * say in its notation. */
static inline bool an_reads_by_habit(const an_line_marks *line)
{
    return an_ignores_case(line) || (line->habit != NULL && line->habit->also != NULL);
}

/* Frees the memory of the marks, but not `line` itself. */
void an__line_marks_free(an_line_marks *line);

/* Finds a state by its mark and position, and the states at a mark. */
typedef struct an_state_places {
    uint32_t *table; /* a hash table of states by mark and position; AN_NONE where it is free */
    size_t table_capacity, table_size;
    an_states *at_mark; /* the list of states at each mark */
    size_t at_mark_capacity;
} an_state_places;

/* The events that wait: a list for each cost. */
typedef struct an_agenda {
    an_event *events;
    size_t count, capacity;
    uint32_t queue[AN_COSTS]; /* by cost: the first event of the list */
    uint32_t now;             /* the cost of the events that are being handled */
} an_agenda;

/* The best reading that was found. */
typedef struct an_best_reading {
    uint32_t last_arc;
    uint32_t cost; /* AN_NO_WAY: there is none yet */
} an_best_reading;

/* The graph of a line, as far as it was searched. Its memory is used again for the next line. */
typedef struct an_graph {
    an_line_marks line;
    an_state *states;
    size_t state_count, state_capacity;
    an_arc *arcs;
    size_t arc_count, arc_capacity;
    an_state_places places;
    an_agenda agenda;
    an_best_reading best;
    uint32_t breadth; /* the most states that are kept at a mark */
    /* a state was left out, because its mark had `breadth` states, before any reading was complete
     */
    bool was_full;
    bool failed; /* memory ran out */
} an_graph;

/* Returns how many marks from `mark` on are the move of `arc`; signs of the move may stand behind
 * them. */
static inline size_t an_parts_of_move(const an_graph *graph, const an_arc *arc, const an_mark *mark)
{
    bool is_word = arc->said.count == 1 && arc->parts > 1;
    uint32_t word = is_word ? mark->words[arc->parts - 1] : AN_NONE;
    return word != AN_NONE && graph->line.words[word].signs_apart ? 1 : arc->parts;
}

/* Returns an arc that leaves `state` over `parts` marks. */
static inline an_arc an_arc_from(uint32_t state, an_step step, size_t parts)
{
    return (an_arc){.from = state,
                    .to = AN_NONE,
                    .cost = (uint16_t)an_cost_of(step),
                    .step = (uint8_t)step,
                    .parts = (uint8_t)parts};
}

/* What is to be done for an event. */
typedef enum an_event_kind {
    AN_EVENT_ARC,      /* follow an arc */
    AN_EVENT_SLIPS,    /* find the arcs of a state that take its word for another move */
    AN_EVENT_LOSSES,   /* find those by which half-moves are lost, doubled or swapped */
    AN_EVENT_SWAPPED,  /* find the arc that reads a word that is legal, and the next, in reverse */
    AN_EVENT_PAIRS,    /* find those by which a pair of half-moves is lost */
    AN_EVENT_ANYTHING, /* find those that take the word for any move */
    AN_EVENT_HOLE,     /* find those that take the mark for a move that nobody could read */
    AN_EVENT_KINDS
} an_event_kind;

/* Puts an event for the arc or state `index` into the queue of its cost, or of that which is being
 * handled, if it costs less. Of events of equal cost the newest comes first, as it belongs to the
 * reading that has come furthest. If memory runs out, graph->failed is set. */
void an__graph_await(an_graph *graph, uint32_t cost, an_event_kind kind, uint32_t index);

/* Adds `arc` to the state that it leaves, and queues the event that follows it. If memory runs out,
 * graph->failed is set. */
void an__graph_add_arc(an_graph *graph, an_arc arc);

/* Changes `state` by all that `arc` plays. */
void an__graph_play(an_state *state, const an_arc *arc);

/* Frees the memory of a graph, with its line, but not `graph` itself. */
void an__graph_free(an_graph *graph);

/* Returns how many half-moves were played before `position`, by its move number and turn. */
static inline uint32_t an_plies_before(const an_position *position)
{
    return 2 * (position->move_number - 1u) + position->turn;
}

#endif
