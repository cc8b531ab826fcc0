/* Where a plain text may be cut between two games, known from what stands before. */
#ifndef AN_GAME_CUTS_H
#define AN_GAME_CUTS_H

#include "algnot/base.h"

/* What the tokens up to a place are. */
typedef enum an_cut_state {
    AN_CUT_HEADING,  /* no game runs: words, as far as there are any */
    AN_CUT_OPENS,    /* number 1, and its move is to come */
    AN_CUT_MOVES,    /* a game, all of whose moves stood in their places */
    AN_CUT_OVER,     /* behind the result of such a game, which ended its line */
    AN_CUT_FOREWORD, /* behind such a result, and comments in the line of the next game */
    AN_CUT_LOST,     /* a game whose moves are no longer followed */
    AN_CUT_REOPENS,  /* number 1 within a lost game, with two moves to come */
    AN_CUT_UNKNOWN   /* anything may be open */
} an_cut_state;

/* How far a text was read. Zero-initialised: not at all. The owner of the text keeps the offsets
 * right when the text moves. */
typedef struct an_cuts {
    size_t at;
    size_t next;        /* OPENS, FOREWORD: the line where a game begins */
    bool follows_game;  /* OPENS: another one is over before it */
    uint32_t ply;       /* of the game */
    bool has_number;    /* of the move that is due */
    bool needs_number;  /* behind a parenthesis */
    bool behind_number; /* the last token was one that opened no game */
    an_cut_state state;
} an_cuts;

/*
 * Finds the next place where the text can be cut: the reader makes the same games of the two parts
 * as of the whole, whatever follows, and no heading above holds for a game below, as the next one
 * has none. It is the beginning of a line, *cut, and was known at the end
 * of a later one, *known. False: there is none in the text, which ends with a whole line.
 */
bool an__cuts_next(an_cuts *cuts, an_text text, size_t *cut, size_t *known);

#endif
