/* Fills the holes of sentences. */
#ifndef AN_REPORT_SENTENCE_H
#define AN_REPORT_SENTENCE_H

#include "buffer.h"
#include "finding_messages.h"

/* The message of a finding. */
void an_put_sentence(an_buffer *out, const an_finding *finding, an_message_language language);

/* Any message with holes, filled from a finding. */
void an_put_message(an_buffer *out, an_message message, const an_finding *finding,
                    an_message_language language);

/* Whose move a finding is about: "White, move 5". */
void an_put_turn(an_buffer *out, const an_finding *finding, an_message_language language);

/* Whether there is help that the sentence does not give: an ambiguous move names its moves, and
 * those that are meant are told apart by what follows only. */
bool an_has_help(const an_finding *finding);

/* "help: did you mean 'cxd5'? the next 9 half-moves are then legal" */
void an_put_help(an_buffer *out, const an_finding *finding, an_message_language language);

#endif
