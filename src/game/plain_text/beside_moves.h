/* Takes what may stand among the moves without ending them: figures, rows of boards, asterisks. */
#ifndef AN_GAME_BESIDE_MOVES_H
#define AN_GAME_BESIDE_MOVES_H

#include "prose.h"

/* "2. g4 et Dh4 mat": returns true if `token` is "and" between the two moves of a numbered pair. It
 * says nothing, and need not be kept. */
bool an__prose_links_pair(const an_prose *p, const an_token *token);

/* Takes the figure that begins with `token`, if it stands behind a move. Returns false if there is
 * none. */
bool an__prose_take_figure(an_prose *p, an_token token);

/* Returns true if `token` stands on a line that is a row of a board. The rest of that line is then
 * added as prose, and the slot stays open. */
bool an__prose_take_board_row(an_prose *p, an_token token);

/* Takes `asterisk` and returns true if it is no result. Returns false if it may be one, or if it
 * stands for a letter, as in "*f3": `*asterisk` then becomes that word. */
bool an__prose_take_asterisk(an_prose *p, an_token *asterisk);

#endif
