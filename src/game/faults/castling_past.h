/* What the moves before a castling tell of why it is refused. */
#ifndef AN_GAME_CASTLING_PAST_H
#define AN_GAME_CASTLING_PAST_H

#include "bench.h"

/* If a finding refuses the castling of a token for want of the right to it, says in the finding
 * which move of its line of play lost that right. */
void an__tell_castling_past(const an_bench *bench, an_finding *finding, size_t index,
                            const an_variation *line);

#endif
