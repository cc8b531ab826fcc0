/* Where a plain text may be cut between two games. What stands before a place decides it. */
#ifndef AN_GAME_CUTS_H
#define AN_GAME_CUTS_H

#include "algnot/base.h"

/* What the text before a place ends with. */
typedef enum an_cut_state {
    AN_CUT_HEADING,  /* no game is open; there may be words */
    AN_CUT_OPENS,    /* number 1, and its move is still to come */
    AN_CUT_MOVES,    /* a game, all of whose moves stood behind their numbers */
    AN_CUT_OVER,     /* behind the result of such a game, at the end of its line */
    AN_CUT_FOREWORD, /* behind such a result, and comments on the line of the next game */
    AN_CUT_LOST,     /* a game whose moves are not followed any more */
    AN_CUT_REOPENS,  /* number 1 within a lost game, with two moves still to come */
    AN_CUT_UNKNOWN   /* anything may be open */
} an_cut_state;

/* How far a text was read; zero-initialised, not at all. All places are offsets in the text;
 * its owner corrects them when the text moves. */
typedef struct an_cuts {
    size_t at;
    size_t next;        /* OPENS, FOREWORD: the line on which a game begins */
    bool follows_game;  /* OPENS: another game has ended before it */
    uint32_t ply;       /* half-moves of the game */
    bool has_number;    /* the number of the move that is due was read */
    bool needs_number;  /* behind a parenthesis, the next move must have a number */
    bool behind_number; /* the last token was a number that opened no game */
    an_cut_state state;
} an_cuts;

/* Finds the next place where `text` can be cut: the reader makes the same games of the two parts as
 * of the whole, whatever follows. No heading before the cut holds for games behind it, as the first
 * of these has no heading.
 *
 * `*cut` receives that place, the beginning of a line. `*known` receives the end of the later line
 * at which the cut became certain. `text` must end with a whole line. Returns false if there is no
 * such place so far. */
bool an__cuts_next(an_cuts *cuts, an_text text, size_t *cut, size_t *known);

#endif
