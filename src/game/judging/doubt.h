/* Finds what shows that a legal move was probably not played as it is written. */
#ifndef AN_GAME_DOUBT_H
#define AN_GAME_DOUBT_H

#include "arbiter.h"

/* Records in `finding`, a doubtful-reading about token `index`, what shows that another move was
 * played there. The token must have a correction; `line` ends before it. */
void an__report_doubt(an_arbiter *arbiter, an_finding *finding, size_t index,
                      const an_variation *line);

#endif
