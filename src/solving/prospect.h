/* Whether a side could be mated or stalemated by the other one's next move: what can be excluded
 * without playing any. */
#ifndef AN_SOLVING_PROSPECT_H
#define AN_SOLVING_PROSPECT_H

#include "algnot/solve.h"

#include "position.h"

/* What the side that is not to move, the hunter, can guard and reach by its next move. Each set may
 * be too large, but never too small. */
typedef struct an_outlook {
    an_squares guarded; /* squares that it guards, also along lines through its own pieces */
    an_squares reach[AN_ROLE_COUNT]; /* by role: where a piece can stand after one move */
} an_outlook;

/* Where a piece of the hunted side, not its king, may go so that the goal may be reached. */
typedef struct an_departure {
    an_squares targets;
    uint8_t from; /* AN_NO_SQUARE: no piece has been looked at */
} an_departure;

typedef struct an_prospect {
    an_outlook outlook;
    an_departure usual; /* of a piece that opens no line and is not beside its king */
    an_departure last;  /* of the last other piece that was looked at */
    an_squares free;    /* for a stalemate: pieces of the hunted side that can move */
    uint8_t goal;       /* an_goal */
    bool is_blind;      /* nothing is excluded */
} an_prospect;

/* Returns the prospect of a position in which the hunted side is to move. */
an_prospect an__prospect_of(const an_position *p, an_goal goal);

/* Returns the outlook after any number of moves of the hunted side: all lines of the hunter are
 * taken for open. */
an_outlook an__outlook_of_open_lines(const an_position *p);

/* Returns false if the hunter certainly does not reach the goal by his next move after a move of
 * the side to move. Keeps its findings in `prospect`. */
bool an__may_be_reached_after(const an_position *p, an_prospect *prospect, an_move move);

/* Returns a set with every piece of the side to move that, in ordinary chess, has a move for which
 * an__may_be_reached_after returns true. */
an_squares an__hopeful_pieces(const an_position *p, an_prospect *prospect);

/* Returns false if the side to move certainly does not stalemate the other one. */
bool an__may_stalemate(const an_position *p);

#endif
