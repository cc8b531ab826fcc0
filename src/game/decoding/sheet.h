/* A sheet that was decoded becomes tokens. */
#ifndef AN_GAME_SHEET_H
#define AN_GAME_SHEET_H

#include "decoded.h"

/* Makes the tokens of the best reading those of the game, which was decoded as a sheet. Returns
 * false when memory runs out. */
bool an__tell_sheet(an_line_decoder *decoder, an_game *game);

/* Makes moves of the signs and comments that stand for moves in the best reading of a line. Returns
 * false when memory runs out. */
bool an__tell_holes(an_line_decoder *decoder, an_game *game);

#endif
