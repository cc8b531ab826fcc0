/* The best reading of a line: the cheapest one, after slips that happen to be legal were weighed
 * too. */
#ifndef AN_GAME_BEST_READING_H
#define AN_GAME_BEST_READING_H

#include "decoded.h"

/* Finds the best reading of the marks of `decoder`, from the position `start` on, and stores it in
 * decoder->path. Make the marks first (marks.h). The path stops before the end of the marks where
 * the reading gives up, or where missing half-moves cannot be played in their places. Returns false
 * when memory runs out. */
bool an__find_best_reading(an_line_decoder *decoder, const an_position *start);

#endif
