/* Corrections: what the best reading makes of words that it does not take as they are written. */
#ifndef AN_GAME_CORRECTIONS_H
#define AN_GAME_CORRECTIONS_H

#include "decoded.h"

/* Returns true if the word of an arc is not taken as it is written, or half-moves are missing
 * before it; or if it may be taken for another move, as the sheet ignores case. */
bool an__is_correction(const an_search *search, const an_arc *arc);

/* Adds the correction of a token, which is the first that arc `index` of the path leads over.
 * Returns NULL when memory runs out. */
an_correction *an__correct(an_line_decoder *decoder, size_t index, size_t token);

/* Adds that of another word that the arc leads over. Returns false when memory runs out. */
bool an__correct_next(an_line_decoder *decoder, size_t index, size_t token);

/* Finds out which of the corrections of a line are certain. */
void an__corrections_certain(an_correction *list, size_t count);

#endif
