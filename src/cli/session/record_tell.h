/* What the recorder tells: sentences of its dialogue, findings, and questions. */
#ifndef AN_CLI_RECORD_TELL_H
#define AN_CLI_RECORD_TELL_H

#include "recorder_state.h"

/* Stands at the beginning of each line that is written to a terminal. */
#define RECORD_MARGIN "   "

/* Adds a sentence of the dialogue to the answers, with each %s filled by the next argument. Does
 * nothing unless at a terminal. */
void recorder_tell(recorder *r, record_message which, ...);

/* Reports a finding. An error refuses the text that it is about, a warning does not. */
void recorder_refuse(recorder *r, an_finding *finding);

/* Codes that answer a program where there is no finding. */
#define NOT_UNDERSTOOD "not-understood" /* the command does not take these arguments */
#define NOT_POSSIBLE   "not-possible"   /* there is nothing to undo, or no such move */

/* Refuses a command. A program gets the code `answer`, a user the sentence `why`. */
void recorder_deny(recorder *r, const char *answer, record_message why, ...);

/* Warns about a line that is accepted nevertheless. */
void recorder_warn(recorder *r, record_message which, ...);

/* Says that the rest of the line is not read. */
void recorder_leave_out(recorder *r, an_text rest);

/* Asks the user which of the readings `found` of a word is meant. */
void recorder_ask(recorder *r, an_text word, const readings *found);

/* Asks the user whether a word means `meant`, which is written as `move` in the notation of the
 * game. */
void recorder_ask_whether(recorder *r, an_text word, const reading *meant, const char *move);

#endif
