/* What the recorder says: its own sentences, findings, and questions. */
#ifndef AN_CLI_RECORD_TELL_H
#define AN_CLI_RECORD_TELL_H

#include "recorder_state.h"

/* What is said to somebody at a terminal begins with this. */
#define RECORD_MARGIN "   "

/* Adds a sentence of the dialogue to what will be told, its %s filled. */
void recorder_tell(recorder *r, record_message which, ...);
/* Tells a finding: an error refuses what it is about, a warning is a remark. */
void recorder_refuse(recorder *r, an_finding *finding);

/* What a program is answered where no finding says why. */
#define NOT_UNDERSTOOD "not-understood" /* what stands behind a command is not for it */
#define NOT_POSSIBLE   "not-possible"   /* there is nothing to undo, no such move to go to */

/* Refuses what is no move, with a sentence that says why. */
void recorder_deny(recorder *r, const char *answer, record_message why, ...);
/* Says what is worth a word about a line that is taken all the same. */
void recorder_warn(recorder *r, record_message which, ...);
/* Says that the line is not read from here on. */
void recorder_leave_out(recorder *r, an_text rest);
void recorder_ask(recorder *r, an_text word, const readings *found);

#endif
