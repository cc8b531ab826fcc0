/* PGN's grammar. */
#ifndef AN_GAME_PGN_H
#define AN_GAME_PGN_H

#include "draft.h"

/* Reads one game from the lexer's place on; the lexer is left at the first byte of the next one. */
void an__pgn_read(an_draft *draft);

/* Reads the beginning of most games: plain tags, of which each begins a line. */
void an__pgn_read_heading(an_draft *draft);

#endif
