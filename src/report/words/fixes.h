/* The edits that mend a finding: another move in the stead of the one that is written. */
#ifndef AN_REPORT_FIXES_H
#define AN_REPORT_FIXES_H

#include "algnot/notation.h"
#include "buffer.h"

/* A move that may be written. */
typedef struct an_fix {
    an_move move;
    bool is_certain;
} an_fix;

enum { AN_FIXES_MAX = AN_SUGGESTIONS_MAX };

/* Fills `fixes`, which has room for AN_FIXES_MAX, with what may be written, the likeliest first,
 * and *size with how many bytes from the offset of the finding that replaces: the move without its
 * annotations. Returns how many there are. */
size_t an__fixes_of(const an_finding *finding, an_fix *fixes, size_t *size);

/* Puts a move as it is to be written there. */
void an__fix_put(an_buffer *out, const an_finding *finding, an_move move);

#endif
