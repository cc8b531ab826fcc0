/* The lines of play that are being written: the main line, and the open variations. */
#ifndef AN_GAME_WRITTEN_LINES_H
#define AN_GAME_WRITTEN_LINES_H

#include "algnot/game.h"

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

/* A stack; at[0] is the main line. */
typedef struct an_written_lines {
    an_written_line *at;
    size_t count, capacity;
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
    line->awaits_sign = ply->sign != AN_NO_SIGN && !ply->says_check;
}

#endif
