/* The emissions of a sheet, as of a state of a hidden Markov model: what it may say about the next
 * half-move, and what else may stand there. */
#ifndef AN_GAME_EMISSIONS_H
#define AN_GAME_EMISSIONS_H

#include "pair.h"

/* Sets `out` to what the sheet may say, at place `at`, about the half-move that is due in
 * `position`. */
void an__emissions_of_move(an_emissions *out, const an_line_marks *sheet, const an_cursor *at,
                           const an_position *position);

/* Sets `out` to what may stand at `at` that is no half-move: a number, or superfluous words. */
void an__emissions_beside_move(an_emissions *out, const an_line_marks *sheet, const an_cursor *at,
                               const an_position *position);

/* Returns `cursor`, moved to the first mark from `mark` on that says something. */
an_cursor an__cursor_from(const an_line_marks *sheet, an_cursor cursor, size_t mark);

#endif
