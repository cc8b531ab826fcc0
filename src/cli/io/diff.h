/* What differs between two texts, as a unified diff that patch applies. */
#ifndef AN_CLI_DIFF_H
#define AN_CLI_DIFF_H

#include "buffer.h"

/* Puts what turns `old` into `new`, both of the file with this name; nothing if they are equal.
 * Lines end with LF, as patch has it; any other bytes are kept. Returns false when memory runs out.
 */
bool diff_put(an_buffer *out, const char *name, an_text old, an_text new);

#endif
