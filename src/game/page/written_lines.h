/* The lines of play that are being written: the main line, and the open variations. */
#ifndef AN_GAME_WRITTEN_LINES_H
#define AN_GAME_WRITTEN_LINES_H

#include "algnot/game.h"

#include "signs.h"

/* A line of play. Writing its moves needs no board, because the arbiter has already found out
 * everything about each of them. */
typedef struct an_written_line {
    uint32_t ply;       /* half-moves from the start of the game to the current place in the line */
    uint32_t begin;     /* half-moves from the start of the game to the beginning of the line */
    uint32_t unopened;  /* open variations of the last move that have no brackets */
    size_t signs_until; /* index of a token; the signs before it are already written behind their
                           move */
    bool stopped;       /* an error was reached: the rest of the line is copied unchanged */
    bool awaits_sign;   /* the last move gives check, but no sign glued to it says so */
} an_written_line;

/* What was written last in the current line of play, as far as what comes next depends on it. */
typedef enum an_last {
    AN_AFTER_ASIDE,  /* nothing yet, or a comment, a variation, or what follows an error */
    AN_AFTER_NUMBER, /* the number of the next move; comments may follow before the move does */
    AN_AFTER_MOVE,   /* a move, perhaps with signs that are not glued to it */
    AN_AFTER_SIGN,   /* a move with a sign such as ! glued to it; a second one would make another */
    AN_AFTER_OFFER   /* a move with a draw offer in a comment */
} an_last;

/* Returns true if a move of Black needs its number behind `last`. */
static inline bool an_black_needs_number(an_last last)
{
    return last == AN_AFTER_ASIDE || last == AN_AFTER_OFFER;
}

/* Returns true if a ! behind `last` would be read as a sign of the last move. */
static inline bool an_takes_glued_sign(an_last last)
{
    return last == AN_AFTER_MOVE || last == AN_AFTER_OFFER;
}

/* Returns what `last` becomes when a comment is written. */
static inline an_last an_last_with_comment(an_last last)
{
    return last == AN_AFTER_NUMBER ? AN_AFTER_NUMBER : AN_AFTER_ASIDE;
}

/* Returns what `last` becomes when a draw offer is written as a comment. */
static inline an_last an_last_with_offer(an_last last)
{
    switch (last) {
    case AN_AFTER_MOVE:
    case AN_AFTER_OFFER:
        return AN_AFTER_OFFER;
    case AN_AFTER_NUMBER:
        return AN_AFTER_NUMBER;
    case AN_AFTER_ASIDE:
    case AN_AFTER_SIGN:
        return AN_AFTER_ASIDE;
    }
    return last;
}

/* Returns what `last` becomes when a sign glued to the move is written. */
static inline an_last an_last_with_sign(an_last last)
{
    switch (last) {
    case AN_AFTER_MOVE:
        return AN_AFTER_SIGN;
    case AN_AFTER_OFFER:
        return AN_AFTER_ASIDE;
    case AN_AFTER_ASIDE:
    case AN_AFTER_NUMBER:
    case AN_AFTER_SIGN:
        return last;
    }
    return last;
}

/* A stack; at[0] is the main line. */
typedef struct an_written_lines {
    an_written_line *at;
    size_t count, capacity;
    an_last last; /* in the line on top */
} an_written_lines;

/* Empties the stack but for a main line at its start. Returns false when memory runs out. */
bool an__written_lines_begin(an_written_lines *lines);

/* Opens a variation of the last move. In a line without moves, the variation begins where the line
 * does. Returns false, and changes nothing, when memory runs out. */
bool an__written_lines_open(an_written_lines *lines);

/* Goes back from a variation to the line in which it was opened. Does nothing in the main line. */
static inline void an_written_lines_close(an_written_lines *lines)
{
    if (lines->count > 1)
        lines->count--;
}

/* Returns the line on top of the stack, which is valid until another one is opened. */
static inline an_written_line *an_written_lines_current(const an_written_lines *lines)
{
    return &lines->at[lines->count - 1];
}

/* Moves `line` past the move `ply`, which was written. */
static inline void an_written_line_pass(an_written_line *line, const an_ply *ply)
{
    line->ply++;
    line->awaits_sign = an_awaits_sign(ply);
}

#endif
