/* Numbers that number no move. */
#ifndef AN_GAME_OTHER_NUMBERS_H
#define AN_GAME_OTHER_NUMBERS_H

#include "prose.h"

/* A number without a dot, within a line, and no move behind it on that line: a year, a page. */
bool an__is_bare_and_apart(const an_prose *p, const an_token *number);

/* "1. e4 5 e5 10": a number without a dot between the moves of a pair, where those of the game have
 * dots: minutes. */
bool an__stands_amid_pair(const an_prose *p, const an_token *number);

/* "3 de mayo", "18.00 Uhr", "1h30": what stands behind such a number has the shape of a move. */
bool an__numbers_no_move(const an_prose *p, const an_token *number);

/* "4.00 Nf6": returns true if the zeros glued to a number that fits are castling, and no
 * minutes. */
bool an__prose_castles_at(const an_prose *p, const an_token *number);

#endif
