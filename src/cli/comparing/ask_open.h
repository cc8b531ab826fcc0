/* Asks on a terminal what was played where two score sheets leave it open. */
#ifndef AN_CLI_ASK_OPEN_H
#define AN_CLI_ASK_OPEN_H

#include "differences.h"
#include "line_reader.h"

/* What was answered for a pair of sheets. Begins with all members zero. */
typedef struct answers {
    an_settled *settled;
    size_t count, capacity;
    size_t next; /* half-moves before this one were asked about */
    line_reader lines;
} answers;

/* Asks about the next half-move that is open. Returns true if it was settled, so that the sheets
 * are to be compared anew; false if nothing more is open, or no answer comes. */
bool answers_ask(answers *a, const differences *d);
void answers_free(answers *a);

#endif
