/* A problem that is being read: the texts of its parts, which every form of input fills, and what
 * they mean. */
#ifndef AN_PROBLEM_DRAFT_H
#define AN_PROBLEM_DRAFT_H

#include "composition.h"
#include "pieces_list.h"
#include "twin.h"

typedef enum an_draft_field {
    AN_FIELD_ID,
    AN_FIELD_FEN,
    AN_FIELD_PIECES,
    AN_FIELD_STIPULATION,
    AN_FIELD_VARIANT,
    AN_FIELD_INTENDED,
    AN_FIELD_TWINS,
    AN_FIELD_PIECE_COUNT, /* "(8+7)" */
    AN_FIELD_KEY,         /* the first move that the author gives, as he writes it */
    AN_FIELD_COUNT
} an_draft_field;

/* What holds where the input says nothing. */
typedef struct an_problem_defaults {
    an_variant variant;
    bool variant_is_given; /* an input that names another one contradicts it */
    bool has_stipulation;  /* an input that has another one contradicts it */
    an_stipulation stipulation;
    an_intention intention;
    an_text twins; /* of every problem, behind its own; empty if there are none */
    an_wishes wishes;
    an_letter_choice letters; /* of lists of pieces, twins, and moves that are given */
} an_problem_defaults;

typedef struct an_problem_draft {
    an_text source;
    an_text field[AN_FIELD_COUNT]; /* at is NULL where it is missing */
    an_text place[AN_FIELD_COUNT]; /* where the field stands in the input, if `field` is a changed
                                      copy; else empty. In a copy of the same size, each byte stands
                                      where it does in the input */
    an_wishes wishes;
    an_twin_list twins;    /* those that the form has read itself */
    an_text white_begins;  /* where the input has White begin help play; else empty */
    bool castles_anywhere; /* the rights of the FEN follow from the board */
    bool is_zero_position; /* the position itself is no problem: its twins are */
    bool claims_none;      /* the input says that there is no solution */
} an_problem_draft;

/* What a draft means: a composition, and what it points to. */
typedef struct an_settled_problem {
    an_composition composition;
    an_twin_list twins;
    an_move key;
    an_given_line key_line;
    an_notation notation;     /* in which the last move that the author gives was read */
    an_notation listed;       /* that of the list of pieces */
    an_letter_choice letters; /* of twins and moves: `listed`, or those that the caller allows; if
                                 count is 0, English, where a knight may be S */
} an_settled_problem;

/* Finds out what a draft means. Returns false, and says in *fault what is wrong, if a part of it
 * cannot be understood. */
bool an__draft_settle(an_settled_problem *settled, const an_problem_draft *draft,
                      const an_problem_defaults *defaults, an_problem_fault *fault);

/* Reads a move that the author gives for a position behind `depth` half-moves, in the letters of
 * the problem or in UCI. Returns false, and fills *fault, if it cannot be played, or is another
 * move in each of several languages. */
bool an__given_move_read(an_move *move, an_settled_problem *settled, const an_position *position,
                         size_t depth, an_text text, an_problem_fault *fault);

/* Has help play that Black begins, of two moves or more, begin one half-move later, with White.
 * Returns false if a stipulation is another one. */
bool an__let_white_begin(an_stipulation *stipulation);

/* Returns whether a text begins with the board of a FEN. */
bool an__is_fen(an_text text);

#endif
