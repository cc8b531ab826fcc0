/* Messages in a text, and the words for why a call of the system failed. */
#ifndef AN_CLI_PUT_MESSAGE_H
#define AN_CLI_PUT_MESSAGE_H

#include "buffer.h"
#include "failure.h"
#include "messages.h"

/* Puts a message. The further arguments, strings, fill its %s and are escaped, as by `say`. */
void put_message(an_buffer *out, an_message_language language, message which, ...);

/* Returns why a call failed, in words. */
const char *failure_text(an_message_language language, platform_failure failure);

#endif
