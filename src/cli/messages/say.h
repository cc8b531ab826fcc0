/* What the program says on standard error; nothing in it commands a terminal. */
#ifndef AN_CLI_SAY_H
#define AN_CLI_SAY_H

#include <inttypes.h>
#include <stdio.h>

#include "failure.h"
#include "messages.h"

/* Text from without as it may be shown: nothing of it commands a terminal. */
void say_escaped(FILE *file, an_text text);

/* "algnot: …" and a line end on stderr; the rest fills the %s of the message. */
void say(an_tongue language, message which, ...);

enum { NUMBER_TEXT_MAX = 24 };

/* A number as a message takes it, in room for it. */
static inline const char *number_text(char *room, uint64_t number)
{
    snprintf(room, NUMBER_TEXT_MAX, "%" PRIu64, number);
    return room;
}

/* A message that names a file and why the last call on it failed. */
void say_failed(an_tongue language, message which, const char *name);

/* The same for a call that failed before. */
void say_failure(an_tongue language, message which, const char *name, platform_failure failure);

#endif
