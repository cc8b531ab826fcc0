/* What the recorder says: sentences of its dialogue, findings, and questions. */
#ifndef AN_CLI_RECORD_TELL_H
#define AN_CLI_RECORD_TELL_H

#include "recorder_state.h"

/* The beginning of each line that is written to a terminal. */
#define RECORD_MARGIN "   "

/* Adds a sentence of the dialogue, its holes filled, to the answers; only at a terminal. */
void recorder_tell(recorder *r, record_message which, ...);

/* Reports a finding: an error refuses the text that it is about, a warning does not. */
void recorder_refuse(recorder *r, an_finding *finding);

/* Codes that a program is answered where no finding says why. */
#define NOT_UNDERSTOOD "not-understood" /* the arguments of a command are not for it */
#define NOT_POSSIBLE   "not-possible"   /* there is nothing to undo, no such move to go to */

/* Refuses a command. A program is answered with the code, a person with the sentence `why`. */
void recorder_deny(recorder *r, const char *answer, record_message why, ...);

/* Warns about a line that is accepted all the same. */
void recorder_warn(recorder *r, record_message which, ...);

/* Says that the rest of the line is not read. */
void recorder_leave_out(recorder *r, an_text rest);

/* Asks which of several readings of a word is meant. */
void recorder_ask(recorder *r, an_text word, const readings *found);

/* Asks whether a word means `meant`, a move that is written as `move` in the notation of the game.
 */
void recorder_ask_whether(recorder *r, an_text word, const reading *meant, const char *move);

#endif
