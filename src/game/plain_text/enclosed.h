/* Variations and comments. */
#ifndef AN_GAME_ENCLOSED_H
#define AN_GAME_ENCLOSED_H

#include "prose.h"

/* Takes a parenthesis that opens: with the words in it, unless it begins a variation. */
void an__prose_open_parenthesis(an_prose *p, an_token token);

/* Takes a parenthesis that closes, and ends the variation that is read, if any. */
void an__prose_close_parenthesis(an_prose *p, an_token token);

/* Takes a square bracket or a semicolon, which may begin or end a variation. */
void an__prose_take_bracket(an_prose *p, an_token token);

/* Begins another variation beside the one that is read if `number`, with a move behind it, repeats
 * the number of its first move: "(2... d6 ou 2... Cc6 3. Fb5)". */
void an__prose_part_alternatives(an_prose *p, const an_token *number);

#endif
