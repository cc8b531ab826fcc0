/* The grammar of PGN. */
#ifndef AN_GAME_PGN_H
#define AN_GAME_PGN_H

#include "draft.h"

/* Reads one game from the place of the lexer on into `draft`. Afterwards the lexer stands at the
 * first byte of the next game. When memory runs out, draft->failed is set. */
void an__pgn_read(an_draft *draft);

/* Reads the tag section at the beginning of a game, as far as its tags are plain and each begins a
 * line. */
void an__pgn_read_heading(an_draft *draft);

#endif
