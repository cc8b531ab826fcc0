/* Finds out why castling is not allowed, from the moves before it. */
#ifndef AN_GAME_CASTLING_HISTORY_H
#define AN_GAME_CASTLING_HISTORY_H

#include "bench.h"

/* If `finding` refuses the castling of token `index` because the right to it was lost, records in
 * it which move of `line` lost that right. */
void an__find_lost_castling(const an_bench *bench, an_finding *finding, size_t index,
                            const an_variation *line);

#endif
