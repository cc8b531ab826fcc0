/* Sheets without numbers. */
#ifndef AN_GAME_UNNUMBERED_H
#define AN_GAME_UNNUMBERED_H

#include "prose.h"

/* A move that begins a line, stands behind the label of a game or where the game before it ended,
 * before any other, and behind it a move, a result or the end; comments and NAGs may stand before
 * it and behind it. */
bool an__prose_opens_sheet(const an_prose *p, const an_token *token);

/* Returns true if two moves at the beginning of a line are the first of another sheet: behind a
 * result or the heading of the next game, and where this reading ends the game; or if they stand
 * behind its label, or right behind a result with nothing but moves up to the end of the line. */
bool an__prose_begins_another_sheet(an_prose *p, const an_token *token);

/* Returns true if a word begins a line that holds nothing but moves, or a column of them. */
bool an__prose_is_line_of_moves(const an_prose *p, const an_token *token);

#endif
