/* The grammar of plain text: one reading of a game. */
#ifndef AN_GAME_GRAMMAR_H
#define AN_GAME_GRAMMAR_H

#include "prose.h"

/* Reads one game, from the lexer's place on, into `draft`. The lexer is left at the first byte of
 * the next game. `doubts` receives where the text could have been read otherwise. When memory runs
 * out, draft->failed is set. */
void an__prose_read(an_prose_sheet *sheet, an_draft *draft, const an_choices *choices,
                    an_doubts *doubts);

/* Frees the arrays of `sheet`. */
void an__prose_sheet_free(an_prose_sheet *sheet);

#endif
