/* Stipulations in the form that stands below a diagram. */
#ifndef AN_SOLUTIONS_STIPULATION_TEXT_H
#define AN_SOLUTIONS_STIPULATION_TEXT_H

#include "algnot/report.h"
#include "algnot/solve.h"

/* Writes "h#2.5", or "h#2,5" in French, and a NUL to out[AN_STIPULATION_TEXT_MAX]. If `in_unicode`,
 * a double dagger stands for mate. Returns the size without the NUL. */
enum { AN_STIPULATION_TEXT_MAX = AN_STIPULATION_MAX + 2 };
size_t an__stipulation_text(char *out, an_stipulation stipulation, an_message_language language,
                            bool in_unicode);

#endif
