/* The edits that mend a finding: each replaces the written move by another one. */
#ifndef AN_REPORT_FIXES_H
#define AN_REPORT_FIXES_H

#include "algnot/finding.h"
#include "buffer.h"

/* A move that may replace the written one. */
typedef struct an_fix {
    an_move move;
    bool is_certain;
} an_fix;

enum { AN_FIXES_MAX = AN_SUGGESTIONS_MAX };

/* Fills fixes[AN_FIXES_MAX] with the moves that may be written, the likeliest first. Sets *size to
 * the bytes that they replace, from the offset of the finding on: the move without its annotations.
 * Returns the number of fixes. */
size_t an__fixes_of(const an_finding *finding, an_fix *fixes, size_t *size);

/* Puts `move` as a fix of this finding writes it. */
void an__fix_put(an_buffer *out, const an_finding *finding, an_move move);

#endif
