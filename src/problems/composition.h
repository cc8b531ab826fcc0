/* A composed problem as it was read: its position, what is to be reached from it, what its author
 * claims, and its twins. */
#ifndef AN_PROBLEMS_COMPOSITION_H
#define AN_PROBLEMS_COMPOSITION_H

#include "algnot/notation.h"
#include "algnot/solve.h"

#include "problem_fault.h"

/* ---- what the author claims ---- */

enum { AN_INTENDED_MAX = 12 };

/* How many solutions are claimed, as branches at each half-move: "2.1.1" has two first moves, and
 * one answer to each. Half-moves behind those that are given have one branch each. */
typedef struct an_intention {
    uint8_t count; /* of branches that are given; 0: nothing is claimed, which means one solution */
    bool is_none;  /* that there is no solution is claimed; `count` is 0 */
    uint16_t branches[AN_INTENDED_MAX];
} an_intention;

/* ---- twins ---- */

typedef enum an_twin_kind {
    AN_TWIN_MOVE,        /* the piece on `from` stands on `to` */
    AN_TWIN_EXCHANGE,    /* the pieces on `from` and `to` change places */
    AN_TWIN_REMOVE,      /* the piece on `from` is missing */
    AN_TWIN_ADD,         /* `piece` stands on `to` */
    AN_TWIN_REPLACE,     /* on `to` stands `piece`, of the same color as what stood there */
    AN_TWIN_STIPULATION, /* something else is to be reached */
    AN_TWIN_TURN,        /* the board is turned or mirrored: `turn` says how */
    AN_TWIN_SHIFT        /* every piece is shifted as far as from `from` to `to` */
} an_twin_kind;

/* One change of a twin. */
typedef struct an_twin_change {
    uint8_t kind; /* an_twin_kind */
    uint8_t from; /* squares; AN_NO_SQUARE where none applies */
    uint8_t to;
    uint8_t turn; /* an_board_turn: one, or several together */
    char piece;   /* the letter of a FEN */
    /* the piece that is said to stand on `from`, or on `to` where one is replaced */
    uint8_t named_role;  /* AN_NO_ROLE: not said */
    uint8_t named_color; /* its color plus 1; 0: not said */
    an_stipulation stipulation;
    an_text text; /* as it is written */
} an_twin_change;

/* How a board is turned or mirrored; several bits are applied in this order. */
typedef enum an_board_turn {
    AN_SWAP_AXES = 1,  /* files become ranks: a8 and h1 change places */
    AN_FLIP_FILES = 2, /* a1 and h1 change places */
    AN_FLIP_RANKS = 4  /* a1 and a8 change places */
} an_board_turn;

enum { AN_TWIN_CHANGES_MAX = 8, AN_TWINS_MAX = 25 /* b) to z) */ };

typedef struct an_twin {
    bool is_continued; /* it changes the twin before it, not the first position */
    uint8_t count;
    an_twin_change changes[AN_TWIN_CHANGES_MAX];
} an_twin;

/* ---- what is asked besides the solution ---- */

typedef struct an_wishes {
    bool has_set_play;
    bool is_duplex; /* the sides are to change their parts, too */
    uint8_t tries;  /* first moves with at most so many refutations; 0: none */
} an_wishes;

/* ---- the problem ---- */

/* A solution that the author gives: all of its moves, or the first ones. A series has no passes. */
typedef struct an_given_line {
    const an_move *moves;
    size_t count;
} an_given_line;

/* What the author of a problem says of its solutions. */
typedef struct an_author_claims {
    an_intention intention;
    bool is_none;               /* the input says that there is no solution */
    const an_given_line *given; /* the solutions that are given: the main line first */
    size_t given_count;
} an_author_claims;

typedef struct an_composition {
    an_text id;     /* its name; at is NULL if it has none */
    an_text source; /* the part of the input that it was read from */
    an_problem problem;
    an_author_claims author;
    const an_twin *twins;
    size_t twin_count;
    bool is_zero_position; /* the position itself is no problem: its twins are, from a) on */
    an_wishes wishes;
    an_problem_fault doubt; /* what of the FEN is ignored; AN_PROBLEM_SOUND: nothing */
    bool is_listed;         /* the input has a list of pieces, which may be misread */
    bool castles_anywhere;  /* the input has no castling rights: they follow from the board */
} an_composition;

#endif
