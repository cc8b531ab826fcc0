/* Corrections: what the best reading makes of the words that it does not take as they are written.
 */
#ifndef AN_GAME_CORRECTIONS_H
#define AN_GAME_CORRECTIONS_H

#include "decoded.h"

/* Returns true if `arc` needs a correction: its word is not taken as it is written, or may mean
 * another move, by the habit of the sheet or by a slip; or half-moves are missing before it. */
bool an__is_correction(const an_graph *graph, const an_arc *arc);

/* Adds the correction of the token with index `token`, the first one under arc `index` of the path.
 * Returns the correction, which the decoder owns; NULL when memory runs out. */
an_correction *an__correct(an_line_decoder *decoder, size_t index, size_t token);

/* Adds the correction of a further token under the same arc: that of word number `word` there, from
 * 0. Returns false when memory runs out. */
bool an__correct_next(an_line_decoder *decoder, size_t index, size_t word, size_t token);

/* Sets is_certain in each correction of the line that was decoded last, from the `first` one on. */
void an__corrections_certain(an_line_decoder *decoder, size_t first);

#endif
