/* The lines of play that are being written: the main line, and the variations open in it. */
#ifndef AN_GAME_WRITTEN_LINES_H
#define AN_GAME_WRITTEN_LINES_H

#include "algnot/game.h"

/* A line of play. Its moves need no board to be written: the arbiter has told what each of them
 * is. */
typedef struct an_written_line {
    uint32_t ply;       /* moves from the start of the game to where the line has come */
    uint32_t begin;     /* moves from the start of the game to where the line begins */
    uint32_t unopened;  /* open variations of the last move that are written without brackets */
    size_t signs_until; /* signs before this token were written already, behind their move */
    bool stopped;       /* at an error: the rest of the line is copied as it stands */
    bool awaits_sign;   /* the last move gives check, and no sign glued to it says so */
} an_written_line;

/* A stack; at[0] is the main line. */
typedef struct an_written_lines {
    an_written_line *at;
    size_t count, capacity;
} an_written_lines;

/* Leaves only a main line, at its start. Returns false if memory runs out. */
bool an__written_lines_begin(an_written_lines *lines);

/* Opens a variation of the last move; of a line that has no move yet, one that begins where the
 * line does. Returns false, and changes nothing, if memory runs out. */
bool an__written_lines_open(an_written_lines *lines);

/* Goes back to the line in which the current variation was opened. */
static inline void an_written_lines_close(an_written_lines *lines)
{
    if (lines->count > 1)
        lines->count--;
}

static inline an_written_line *an_written_lines_current(const an_written_lines *lines)
{
    return &lines->at[lines->count - 1];
}

/* Counts a move that was written. */
static inline void an_written_line_pass(an_written_line *line, const an_ply *ply)
{
    line->ply++;
    line->awaits_sign = ply->sign != AN_NO_SIGN && !ply->says_check;
}

#endif
