/* Layout keep: the positions of the lines of play, on a stack (an_known_lines). Where memory runs
 * out, scribe->failed is set. */
#ifndef AN_GAME_KNOWN_LINES_H
#define AN_GAME_KNOWN_LINES_H

#include "scribe.h"

/* Opens a line on top of the stack. Its first position comes after `begin` half-moves of the game.
 */
void an__known_open(an_scribe *scribe, uint32_t begin);

/* Adds the next position to the line on top. A game may have more positions than are kept: then the
 * position is left out. */
void an__known_add(an_scribe *scribe, const an_position *position);

/* Closes the line on top, and forgets its positions. */
void an__known_close(an_known_lines *known);

/* Returns the position after `ply` half-moves in line `line` of the stack, or in one that it
 * interrupts; NULL if it is not known. */
const an_position *an__known_at(const an_known_lines *known, size_t line, uint32_t ply);

#endif
