/* Variations and other brackets among the moves, as the scribe writes them. */
#ifndef AN_GAME_PUT_BRACKETS_H
#define AN_GAME_PUT_BRACKETS_H

#include "algnot/game.h"

/* Returns the index of the last token of the variation that begins at `index`. */
size_t an__end_of_variation(const an_game *game, size_t index);

/* Writes the bracket that opens a variation; with `needs_number`, also the number of its first
 * move. */
void an__scribe_open_variation(an_scribe *scribe, bool needs_number);

/* Writes the bracket that closes the innermost open variation. */
void an__scribe_close_variation(an_scribe *scribe);

/* Writes the bracket at the token *index, or a whole variation that is left out or becomes a
 * comment, and sets *index to its last token. Brackets behind an error are written, too. Returns
 * false if the token is no bracket. */
bool an__scribe_put_bracket(an_scribe *scribe, size_t *index);

#endif
