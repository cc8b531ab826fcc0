/* Adds to the draft of a game: moves, numbers, signs, and words of prose. Moves that may be lost
 * among the words are counted in an_left_unread. */
#ifndef AN_GAME_LOST_H
#define AN_GAME_LOST_H

#include "prose.h"

/* Adds the next move of the line being read, and opens a slot behind it. */
void an__prose_add_move(an_prose *p, an_token token);

/* Adds `token` as prose. A word closes the slot. If it could have been a move, that is reported. */
void an__prose_add(an_prose *p, an_token token);

/* Adds a number, which opens a slot, or a sign. If no move follows them, a number among words and
 * the sign behind it are prose: "au coup 3 ? 3. Fb5". */
void an__prose_add_number(an_prose *p, an_token number);

void an__prose_add_sign(an_prose *p, an_token sign);

/* Adds a token of an idea as prose. The slot stays open for a move of the game. */
void an__prose_add_idea(an_prose *p, an_token token);

/* Adds a mark or bracket that means nothing, as prose. `count` says how many bytes from `token` on
 * are such marks, none of which closes what another one opens. From four of them, all but the last
 * become one token. The last may begin something else, or be the last token of the game. */
void an__prose_add_marks(an_prose *p, an_token token, size_t count);

/* Counts the moves under `number` as unread, unless that half-move was already played. */
void an__prose_lose(an_prose *p, const an_token *number);

/* Does what an__prose_lose does, behind the result of the game. Moves behind other words are
 * probably a remark there: only the first of them is reported, as a move that may have been played.
 */
void an__prose_lose_behind_result(an_prose *p, const an_token *number);

#endif
