/* What is wrong with a problem that cannot be read. Such a problem is refused. */
#ifndef AN_PROBLEMS_FAULT_H
#define AN_PROBLEMS_FAULT_H

#include "algnot/finding.h"

/* The sentences about them stand in solutions/problem_messages.c, in this order. */
typedef enum an_problem_fault_kind {
    AN_PROBLEM_SOUND,
    AN_PROBLEM_NO_POSITION,       /* there is none */
    AN_PROBLEM_FEN,               /* `finding` says what is wrong with it */
    AN_PROBLEM_FEN_DOUBT,         /* `finding` says what of it is ignored: a mere warning */
    AN_PROBLEM_KINGS,             /* `side` has several, on the squares `kings` */
    AN_PROBLEM_TWO_POSITIONS,     /* a position, where one was given already */
    AN_PROBLEM_PIECES_WORD,       /* a word of a list of pieces is neither a piece nor a square */
    AN_PROBLEM_PIECE_LETTER,      /* a letter that stands for no orthodox piece */
    AN_PROBLEM_RIDER,             /* an N in Popeye's Forsyth, which is no knight there */
    AN_PROBLEM_NO_COLOR,          /* pieces that are neither White's nor Black's */
    AN_PROBLEM_NO_SQUARE,         /* a piece without a square */
    AN_PROBLEM_SQUARE_TWICE,      /* two pieces stand on a square */
    AN_PROBLEM_PIECE_COUNT,       /* a number of pieces that is not that of the board */
    AN_PROBLEM_UNDECIDED_PIECES,  /* `languages` make different positions of the list */
    AN_PROBLEM_NO_STIPULATION,    /* there is none */
    AN_PROBLEM_STIPULATION,       /* the text is no known stipulation */
    AN_PROBLEM_OTHER_STIPULATION, /* it contradicts the one that was given */
    AN_PROBLEM_CONDITION,         /* an unknown condition */
    AN_PROBLEM_OTHER_CONDITION,   /* it contradicts the one that was given */
    AN_PROBLEM_OPTION,            /* an unknown option, or field */
    AN_PROBLEM_OPTION_VALUE,      /* the value of an option or field means nothing */
    AN_PROBLEM_INTENDED,          /* not a number of solutions */
    AN_PROBLEM_TWIN,              /* not a twin */
    AN_PROBLEM_TWIN_SQUARE,       /* a twin takes a piece from an empty square */
    AN_PROBLEM_TWIN_OCCUPIED,     /* a twin puts a piece on a square that is occupied */
    AN_PROBLEM_TWIN_POSITION,     /* `finding` says what is wrong with the position of a twin */
    AN_PROBLEM_TOO_MANY_TWINS,    /* more twins or changes than can be read */
    AN_PROBLEM_OUTPUT_WORD,       /* a word of Popeye's language that makes no sense there */
    AN_PROBLEM_JSON,              /* not JSON */
    AN_PROBLEM_LINE,              /* `finding` says what is wrong with the main line */
    AN_PROBLEM_DUPLEX,            /* the other side gives check: it cannot begin */
    AN_PROBLEM_NO_MEMORY,
    AN_PROBLEM_TWIN_OUTSIDE,          /* a twin shifts a piece off the board */
    AN_PROBLEM_WHITE_TO_PLAY,         /* an option that does not go with the stipulation */
    AN_PROBLEM_STIPULATION_UNCOUNTED, /* a stipulation without a number of moves */
    AN_PROBLEM_STIPULATION_HALVED,    /* one with half a move, where it cannot be */
    AN_PROBLEM_STIPULATION_LONG,      /* one with too many moves */
    AN_PROBLEM_TWIN_PIECE, /* a twin names another piece than the one that stands there */
    AN_PROBLEM_TWIN_BASE,  /* a twin that changes the one before it, which was refused */
    AN_PROBLEM_WORDS,      /* neither a stipulation nor a condition */
    AN_PROBLEM_COMMA,      /* a square behind a comma: a pawn, or a piece like the one before */
    AN_PROBLEM_UNDECIDED_WORDS, /* `languages` make different moves, or twins, of the text */
    AN_PROBLEM_FAULT_COUNT
} an_problem_fault_kind;

typedef struct an_problem_fault {
    an_problem_fault_kind kind;
    an_text part;  /* the words that are at fault; they lie in the input */
    an_text other; /* what they contradict; empty if there is no such thing */
    an_color side;
    an_squares kings;   /* where the kings of `side` stand */
    an_finding finding; /* what is wrong with a FEN or a move */
} an_problem_fault;

/* Fills a fault, and returns false. */
static inline bool an_problem_refuse(an_problem_fault *fault, an_problem_fault_kind kind,
                                     an_text part)
{
    *fault = (an_problem_fault){.kind = kind, .part = part};
    return false;
}

/* Returns what is wrong with a stipulation; AN_PROBLEM_SOUND if nothing is. */
an_problem_fault_kind an__problem_of_stipulation(an_text text);

#endif
