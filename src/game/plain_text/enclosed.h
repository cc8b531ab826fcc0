/* Variations, comments and quotations. */
#ifndef AN_GAME_ENCLOSED_H
#define AN_GAME_ENCLOSED_H

#include "prose.h"

void an__prose_open_parenthesis(an_prose *p, an_token token);

void an__prose_close_parenthesis(an_prose *p, an_token token);

void an__prose_take_bracket(an_prose *p, an_token token);

/* A quotation among the moves: a move that might have been, an opinion, a nickname. */
bool an__prose_take_quotation(an_prose *p, an_token token);

#endif
