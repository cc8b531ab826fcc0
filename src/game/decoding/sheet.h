/* Turns the best reading into tokens of the game. */
#ifndef AN_GAME_SHEET_H
#define AN_GAME_SHEET_H

#include "decoded.h"

/* Replaces the tokens of `game`, which was decoded as a sheet, by those of the best reading. They
 * belong to the decoder. Returns false when memory runs out. */
bool an__tell_sheet(an_line_decoder *decoder, an_game *game);

/* Turns the signs and comments of `game` that stand for moves in the best reading of its line into
 * tokens of moves. Returns false when memory runs out. */
bool an__tell_holes(an_line_decoder *decoder, an_game *game);

#endif
