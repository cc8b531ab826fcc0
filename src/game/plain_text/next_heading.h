/* The heading of the next game. */
#ifndef AN_GAME_NEXT_HEADING_H
#define AN_GAME_NEXT_HEADING_H

#include "prose.h"

/* Returns the offset at which the next game begins. `number` is the offset of its first number. If
 * a heading stands above it, the game begins there, and the tokens of the heading are removed from
 * this game. Words among which there could be moves are no heading. */
uint32_t an__prose_give_back_heading(an_prose *p, uint32_t number);

/* Returns true if `word`, in an open slot, is the code of an opening that heads the next game, not
 * a move: "C77 Espagnole". It begins a line, and either a number is due or an empty line stands
 * above. */
bool an__prose_heads_game(const an_prose *p, const an_token *word);

/* Returns true if the first move and its number stand behind words on their line. */
bool an__prose_begins_behind_words(const an_prose *p);

/* Returns true if the moves so far began behind words on a line, and stand once more behind another
 * number 1: "Défense sicilienne 1. e4 c5" above the game. The reading then begins anew behind them.
 */
bool an__prose_drop_opening(an_prose *p);

/* Returns true if the moves so far are part of a title, "Why 1.d4 is best" or "Najdorf 6.Bg5",
 * below which the game begins with `number`. The reading then begins anew behind the title, and its
 * move is reported as one in prose. */
bool an__prose_drop_title(an_prose *p, const an_token *number);

#endif
