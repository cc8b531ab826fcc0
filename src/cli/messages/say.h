/* Messages on standard error. Text that comes from files or the command line is escaped, so that
 * nothing in it can command the terminal. */
#ifndef AN_CLI_SAY_H
#define AN_CLI_SAY_H

#include <inttypes.h>
#include <stdio.h>

#include "failure.h"
#include "messages.h"

/* Writes "algnot: ", the message and a line end to standard error, in the language of the program.
 * The further arguments, strings, fill the %s of the message and are escaped. Returns false, as a
 * function does that says why it fails. */
bool say(message which, ...);

/* Says a message with two holes: for `name`, of a file, and for why a call failed. say_failed is
 * about the last call of the system, say_failure about an earlier one. Both return false. */
bool say_failed(message which, const char *name);
bool say_failure(message which, const char *name, platform_failure failure);

/* Writes a finding to standard error in the form of a report. Returns false when memory runs out.
 */
bool say_finding(an_report *report, const an_finding *finding, const an_place *place);

/* Writes text of unknown origin to a file, escaped. */
void say_escaped(FILE *file, an_text text);

enum { NUMBER_TEXT_MAX = 24 };

/* Writes a number into `room`, which has NUMBER_TEXT_MAX bytes, and returns `room`: an argument for
 * say. */
static inline const char *number_text(char *room, uint64_t number)
{
    snprintf(room, NUMBER_TEXT_MAX, "%" PRIu64, number);
    return room;
}

#endif
