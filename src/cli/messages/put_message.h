/* Messages in a text, and the words for why a call of the system failed. */
#ifndef AN_CLI_PUT_MESSAGE_H
#define AN_CLI_PUT_MESSAGE_H

#include "buffer.h"
#include "failure.h"
#include "messages.h"

/* Puts `sentence` up to its first hole, %s. Returns what stands behind the hole, or NULL if there
 * is no hole. */
const char *put_up_to_hole(an_buffer *out, const char *sentence);

/* Puts a message. The further arguments, strings, fill its %s and are escaped, as by `say`. */
void put_message(an_buffer *out, an_message_language language, message which, ...);

/* Returns why a call failed, in words. */
const char *failure_text(an_message_language language, platform_failure failure);

#endif
