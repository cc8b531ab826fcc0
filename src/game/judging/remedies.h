/* What the decoder makes of a line of play that cannot be played as it is written. */
#ifndef AN_GAME_REMEDIES_H
#define AN_GAME_REMEDIES_H

#include "arbiter.h"

/* Returns what the decoder makes of a token of the main line; NULL if that was not decoded, or if
 * the token is read as it is written. */
static inline const an_correction *an_decoded_at(an_repairs *repairs, size_t index)
{
    return repairs->is_decoded ? an__correction_at(&repairs->decoder, index) : NULL;
}

/* Plays the move of a ply on a line, and fills in what it does on the board. */
void an__play_ply(an_variation *line, an_ply *ply);

/* Plays what was probably meant by the move at `index`, which cannot be played, or gives the line
 * up. The finding, which may be NULL, learns what was meant. */
void an__mend_or_stop(an_arbiter *arbiter, an_finding *finding, size_t index, an_variation *line);

/* Each of these asks whether the decoder says that a token is no move as it is written, reports it,
 * and plays what was meant. They return false, and do nothing, if it says nothing of the kind: */

/* that the move is legal, but another one was meant; */
bool an__mend_legal(an_arbiter *arbiter, size_t index, an_variation *line);

/* that the word stands for a move which nobody could read; */
bool an__passes_hole(an_arbiter *arbiter, size_t index, an_variation *line);

/* that the word was written before, or in the place of its neighbour. */
bool an__passes_misplaced(an_arbiter *arbiter, size_t index, an_variation *line);

/* Plays the half-moves that are missing before a token, as the decoder says. Returns false if the
 * line is given up there. */
bool an__play_lost(an_arbiter *arbiter, size_t index, an_variation *line);

/* Tells, at the first word that shows it, by which habit all of the sheet is written. */
void an__tell_habit(an_arbiter *arbiter, size_t index, an_variation *line);

#endif
