/* The best reading of a line: the cheapest, with an eye for slips that nothing contradicts. */
#ifndef AN_GAME_BEST_READING_H
#define AN_GAME_BEST_READING_H

#include "decoded.h"

/* Finds the best reading of the marks as the path of the decoder. It ends early where it gives up,
 * or where half-moves that were lost do not fit in their places. Returns false when memory runs
 * out. */
bool an__find_best_reading(an_line_decoder *decoder, const an_position *start);

#endif
