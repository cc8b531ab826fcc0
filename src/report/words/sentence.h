/* Fills the holes of messages. */
#ifndef AN_REPORT_SENTENCE_H
#define AN_REPORT_SENTENCE_H

#include "buffer.h"
#include "finding_messages.h"

/* Puts the message of a finding. */
void an__put_sentence(an_buffer *out, const an_finding *finding, an_message_language language);

/* Puts any message, its holes filled from a finding. */
void an__put_message(an_buffer *out, an_message message, const an_finding *finding,
                     an_message_language language);

/* Puts whose move a finding is about: "White, move 5". */
void an__put_turn(an_buffer *out, const an_finding *finding, an_message_language language);

/* Returns whether there is help beyond the message. An ambiguous move has none: its message names
 * the moves already, unless what follows tells them apart. */
bool an__has_help(const an_finding *finding);

/* Puts "help: did you mean 'cxd5'? the next 9 half-moves are then legal". */
void an__put_help(an_buffer *out, const an_finding *finding, an_message_language language);

/* Returns true if there is a note on what becomes of the moves that follow a finding's: they are
 * not checked, or an illegal move was kept as it was played, or could not be. */
bool an__has_sequel(const an_finding *finding);

/* Puts that note. */
void an__put_sequel(an_buffer *out, const an_finding *finding, an_message_language language);

#endif
