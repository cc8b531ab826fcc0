/* Sheets without numbers. */
#ifndef AN_GAME_UNNUMBERED_H
#define AN_GAME_UNNUMBERED_H

#include "prose.h"

/* Returns true if `token` is the first move of a sheet without numbers. It begins a line or stands
 * behind the label of a game, and a move, a result or the end of the text follows. Comments and
 * NAGs may stand before and behind it. */
bool an__prose_opens_sheet(const an_prose *p, const an_token *token);

/* Returns true if `token` is the first of two moves that begin another sheet. They begin a line
 * behind a result, behind the heading of the next game, or where the search ends this game. Or they
 * stand behind a label, or right behind a result on a line that goes on with moves alone. */
bool an__prose_begins_another_sheet(an_prose *p, const an_token *token);

/* Returns true if `token` begins a line that holds nothing but moves, or a column of them. */
bool an__prose_is_line_of_moves(const an_prose *p, const an_token *token);

#endif
