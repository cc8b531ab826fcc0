/* Plays and reports what the decoder makes of a line of play that cannot be played as it is
 * written. */
#ifndef AN_GAME_REMEDIES_H
#define AN_GAME_REMEDIES_H

#include "arbiter.h"

/* Returns the correction of token `index` of the main line; NULL if the main line was not decoded,
 * or if the token is read as it is written. */
static inline const an_correction *an_decoded_at(an_repairs *repairs, size_t index)
{
    return repairs->is_decoded ? an__correction_at(&repairs->decoder, index) : NULL;
}

/* Plays the move of `ply` on `line`, and fills in what the move does on the board. */
void an__play_ply(an_variation *line, an_ply *ply);

/* Plays what was probably meant by the move of token `index`, which cannot be played, or gives the
 * line up. Records in `finding`, which may be NULL, what was meant. */
void an__mend_or_stop(an_arbiter *arbiter, an_finding *finding, size_t index, an_variation *line);

/* Each of the next three functions handles a token that the decoder does not take as it is written:
 * it reports the token and plays what was meant. It returns false, and does nothing, if the decoder
 * says nothing of that kind. */

/* Handles a legal move in whose place another one was meant. */
bool an__mend_legal(an_arbiter *arbiter, size_t index, an_variation *line);

/* Handles a word that stands for a move which nobody could read. */
bool an__passes_hole(an_arbiter *arbiter, size_t index, an_variation *line);

/* Returns true if token `index` repeats the number of moves that are written a second time behind
 * it: "9. e5 Dg6" twice. Such a number needs no finding. */
bool an__numbers_doubled(an_arbiter *arbiter, size_t index, const an_variation *line);

/* Handles a word that repeats an earlier one, or was swapped with its neighbour. */
bool an__passes_misplaced(an_arbiter *arbiter, size_t index, an_variation *line);

/* Plays the half-moves that are missing before token `index`, as the decoder found them. Returns
 * false if the line is given up there. */
bool an__play_lost(an_arbiter *arbiter, size_t index, an_variation *line);

/* Reports the habit by which the whole sheet is written, if token `index` is the first that shows
 * it. */
void an__report_habit(an_arbiter *arbiter, size_t index, an_variation *line);

#endif
