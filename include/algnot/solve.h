/* Composed problems: stipulations, and all solutions of a position under one. No function here
 * prints or starts a thread; of a thread's own solver, all may be called on any thread. */
#ifndef ALGNOT_SOLVE_H
#define ALGNOT_SOLVE_H

#include "chess.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- stipulations ---- */

/* Who plays for the goal. The side that is to move in the position begins in all of them. In battle
 * play, up to AN_PLAY_SEMI_REFLEX, the attacker forces it against any defence. */
typedef enum an_play {
    AN_PLAY_DIRECT,      /* #n: the attacker reaches the goal */
    AN_PLAY_SELF,        /* s#n: the attacker forces the defender to reach it */
    AN_PLAY_REFLEX,      /* r#n: like self play, and whoever can reach it in one move must */
    AN_PLAY_SEMI_REFLEX, /* semi-r#n: only the defender must */
    AN_PLAY_HELP,        /* h#n: both sides help to reach it */
    AN_PLAY_HELP_SELF,   /* hs#n: both sides help until the last full move, which is s#1 */
    AN_PLAY_COUNT
} an_play;

/* What is reached, against the side that is then to move. */
typedef enum an_goal {
    AN_GOAL_MATE,             /* # */
    AN_GOAL_STALEMATE,        /* = */
    AN_GOAL_DOUBLE_STALEMATE, /* ==: neither side would have a move */
    AN_GOAL_CHECK,            /* + */
    AN_GOAL_COUNT
} an_goal;

/* Help and battle play have at most AN_SOLVE_MOVES_MAX half-moves, a series twice and a half as
 * many. */
enum { AN_SOLVE_MOVES_MAX = 200, AN_SOLVE_SERIES_MAX = 500 };

/* A stipulation as it is written: [ser-] play goal moves [.5]. `moves` counts full moves, or the
 * moves of a series. `has_half` says n.5, for help and help-self play that is no series: the side
 * to move is the one that reaches the goal, and plays one half-move more. */
typedef struct an_stipulation {
    uint8_t play; /* an_play */
    uint8_t goal; /* an_goal */
    bool is_series;
    bool has_half;
    uint16_t moves; /* at least 1 */
} an_stipulation;

/* Reads a stipulation as problemists write it: "h#2.5", "h‡2,5", "ser-h= 18", "Semi-r#3", "2#",
 * "sh#5" for "ser-h#5", or in words: "mate in 3". Case, accents and blanks do not count. If the
 * text is no stipulation, returns false, leaves *stipulation untouched, and, unless `offset` is
 * NULL, stores in *offset how many bytes made sense. */
bool an_stipulation_read(an_stipulation *stipulation, an_text text, size_t *offset);

/* Why a text is no stipulation. */
typedef enum an_stipulation_fault {
    AN_STIPULATION_SOUND,     /* it is one */
    AN_STIPULATION_STRANGE,   /* some of its words or signs say nothing */
    AN_STIPULATION_UNCOUNTED, /* it has a goal, and no number of moves of at least 1 */
    AN_STIPULATION_HALVED,    /* half a move, where it cannot be */
    AN_STIPULATION_LONG       /* more moves than a solver searches */
} an_stipulation_fault;

an_stipulation_fault an_stipulation_fault_of(an_text text);

/* Writes the name that an_stipulation_read reads, "ser-h#5", and a NUL to
 * out[AN_STIPULATION_MAX]; returns the size without the NUL. */
enum { AN_STIPULATION_MAX = 24 };
size_t an_stipulation_write(char *out, an_stipulation stipulation);

/* Returns the number of half-moves of a solution of full length: 2n or 2n + 1 of help play, n or
 * n + 1 of a series (with the one move of the other side), the most of battle play. */
unsigned an_stipulation_half_moves(an_stipulation stipulation);

/* Returns the stipulation whose solutions of full length have so many half-moves: that of a shorter
 * line. `half_moves` is the length of a solution of `stipulation`. */
an_stipulation an_stipulation_of_length(an_stipulation stipulation, unsigned half_moves);

/* Returns whether solutions are trees of variations (battle play that is no series), or lines. */
bool an_stipulation_is_battle(an_stipulation stipulation);

/* ---- problems ---- */

/* A position and what is to be reached from it. The rules are those of position.variant. Castling
 * and en passant are as the position gives them. The laws of fifty moves, of repetition and of
 * dead positions do not apply. */
typedef struct an_problem {
    an_position position;
    an_stipulation stipulation;
} an_problem;

/* Plays one half-move of a solution in place, or AN_NULL_STEP: `depth` half-moves have been played
 * before. After each move of a series but the last, the turn goes back to the side that plays it;
 * which one is the last, the stipulation says: of a shorter line, an_stipulation_of_length. */
void an_problem_play(const an_problem *problem, unsigned depth, an_position *position,
                     an_move move);

/* ---- solutions ---- */

typedef enum an_solution_kind {
    AN_SOLUTION_SET_PLAY,   /* what would happen if the other side began: for battle play a tree
                               without first move, for help play a line with one half-move less */
    AN_SOLUTION_SHORT_LINE, /* help and series play: the goal in fewer moves than asked */
    AN_SOLUTION_LINE,       /* help and series play: a line of full length */
    AN_SOLUTION_KEY, /* battle play: a first move that reaches the goal, and its variations */
    AN_SOLUTION_TRY, /* battle play: a first move with few refutations */
    AN_SOLUTION_KIND_COUNT
} an_solution_kind;

typedef enum an_solution_node_kind {
    AN_NODE_LINE,   /* a move of help or series play */
    AN_NODE_FIRST,  /* the key or the try */
    AN_NODE_THREAT, /* what the attacker would play if the defender passed */
    AN_NODE_DEFENCE,
    AN_NODE_CONTINUATION, /* the attacker's answer to a defence, or after a threat */
    AN_NODE_REFUTATION    /* of a try */
} an_solution_node_kind;

/*
 * A node of a solution. Nodes stand in the order in which they are printed: each one before what
 * follows from it. `depth` half-moves are played before the move; the node before it that has a
 * smaller depth, and is nearest, is its parent. A threat stands two half-moves below its parent:
 * the pass of the defender (AN_NULL_STEP) has no node. Set play begins at depth 1, as if depth 0
 * were a pass: in battle play with the defences. Of a series it is the one move of the other side,
 * at the depth where it stands behind all moves of the series.
 *
 *     #2   Ra1-h1 !                 depth 0  AN_NODE_FIRST      is_zugzwang is false
 *              threat: Rh1-h8 #     depth 2  AN_NODE_THREAT     reaches_goal
 *          1... Ka8-a7              depth 1  AN_NODE_DEFENCE
 *              2. Rh1-a1 #          depth 2  AN_NODE_CONTINUATION  reaches_goal
 *
 * A key, and each continuation, is followed up to its own shortest length. A threat is what works
 * in the fewest moves if the defender passes; a move that gives check has none. Where there are
 * threats, a defence stands in the tree if at least one of them does not work against it in as few
 * moves, and nothing shorter does; elsewhere every defence stands there that is answered. It is
 * followed by all continuations of the shortest length. A defence that reaches the goal at once, in
 * self and reflex play, stands there only if no other does, and there is no threat.
 */
typedef struct an_solution_node {
    an_move move;
    uint16_t depth;
    uint8_t kind; /* an_solution_node_kind */
    bool reaches_goal;
    bool is_zugzwang; /* of a move of the attacker: it threatens nothing */
} an_solution_node;

typedef struct an_solution {
    an_solution_kind kind;
    unsigned moves; /* the length: half-moves of a line; in battle play, the attacker's moves that
                       it needs at most */
    const an_solution_node *nodes; /* the solver's; they live until the callback returns */
    size_t count;
} an_solution;

/* Is called for each solution. Returning false ends the search with AN_SOLVE_STOPPED. */
typedef bool (*an_solution_sink)(void *context, const an_solution *solution);

/* ---- solving ---- */

typedef struct an_solve_progress {
    uint64_t positions;  /* visited by this solver, in all shares together */
    unsigned half_moves; /* the length that is being searched */
} an_solve_progress;

/* What is searched, and how far. Begin with AN_SOLVE_OPTIONS_INIT, which sets no limits, and set
 * what differs. */
#define AN_SOLVE_OPTIONS_INIT AN_OPTIONS_INIT
typedef struct an_solve_options {
    /* bytes for what the search remembers, and for a solution; 0 for 64 MiB. Proofs, final
     * positions, layers of positions and a solution may have half of it each; no search needs all
     * four, and most need two. The answer does not depend on it, nor on memory that runs out while
     * it grows. The rest takes less than 6 MiB. */
    size_t memory;
    uint64_t max_positions;   /* 0: no limit */
    size_t max_solutions;     /* in each share; 0: no limit */
    unsigned max_refutations; /* tries of battle play with at most so many are reported; 0: none */
    bool wants_set_play;
    bool
        keys_only; /* keys and tries without variations: a solution has one node, and refutations */
    bool wants_all; /* lines of full length even where shorter ones exist; without it, a share is
                       searched up to the shortest length in which it has a line */
    /* Is asked now and then, some thousand times a second; returning false ends the search with
     * AN_SOLVE_STOPPED. NULL: never asked. */
    bool (*may_go_on)(void *context, const an_solve_progress *progress);
    void *context;
} an_solve_options;

typedef enum an_solve_end {
    AN_SOLVE_COMPLETE,     /* all solutions of the share were reported */
    AN_SOLVE_STOPPED,      /* a callback said so, or max_positions was reached */
    AN_SOLVE_FULL,         /* max_solutions was reached */
    AN_SOLVE_OUT_OF_MEMORY /* also if one solution, with its variations, is larger than
                              options.memory */
} an_solve_end;

/*
 * The work on a problem is divided into shares, by first moves where that helps. Each share may be
 * solved by itself, in any order, by solvers on several threads, one solver a thread. The solutions
 * of all shares, in the order of the shares, are the same however they are divided. A solver keeps
 * what it has proved for its next share.
 *
 *     an_solver *solver = an_solver_open(&problem, &options);
 *     for (size_t i = 0; i < an_solver_shares(solver); i++)
 *         end = an_solver_solve(solver, i, sink, context);
 *     an_solver_close(solver);
 */
typedef struct an_solver an_solver;

/* Returns NULL when memory runs out. *problem and *options are copied; NULL stands for the default
 * options. The side that is not to move must not be in check. */
an_solver *an_solver_open(const an_problem *problem, const an_solve_options *options);
void an_solver_close(an_solver *solver);

/* Does work(job, i) for each i below `count`, in any order and on any threads, and returns when all
 * of it is done. The threads see what was stored before the call, the caller what they stored. */
typedef void an_solve_work(void *job, size_t i);
typedef void (*an_solve_runner)(void *context, an_solve_work *work, void *job, size_t count);

/* Returns whether the solutions that are no set play are one share, in which helpers have work. */
bool an_solver_is_helped(const an_solver *solver);

/* Lets other solvers of the same problem help `solver`, so that several threads work on such a
 * share: `run` is called to do the work of each of them. The first 63 take part. They report no
 * solutions; their may_go_on is called on the threads of `run`. They must have the same options but
 * for that, and live until the solver is closed. */
void an_solver_join(an_solver *solver, an_solver *const *helpers, size_t count, an_solve_runner run,
                    void *context);

/* Returns the number of shares: at least 1, also of a problem without any move. The first one is
 * the set play, if it is wanted. */
size_t an_solver_shares(const an_solver *solver);

/* Solves one share, and reports its solutions: set play
 * first, then by length, then in the order of their moves (from, to, promotion). A share may be
 * solved again, also after a callback has stopped it: it then begins anew. A number past the last
 * share has no solutions. */
an_solve_end an_solver_solve(an_solver *solver, size_t share, an_solution_sink sink, void *context);

/* Returns how many positions the solver has visited, in all shares together. */
uint64_t an_solver_positions(const an_solver *solver);

/* Returns the length in half-moves up to which the share that was solved last is searched
 * completely, also if it was stopped; 0 if not even the shortest is. */
unsigned an_solver_proved(const an_solver *solver);

#ifdef __cplusplus
}
#endif

#endif
