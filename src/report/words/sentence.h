/* Fills the holes of messages. */
#ifndef AN_REPORT_SENTENCE_H
#define AN_REPORT_SENTENCE_H

#include "buffer.h"
#include "finding_messages.h"

/* Puts the message of a finding. */
void an__put_sentence(an_buffer *out, const an_finding *finding, an_message_language language);

/* Puts `message`, with its holes filled from `finding`. */
void an__put_message(an_buffer *out, an_message message, const an_finding *finding,
                     an_message_language language);

/* Puts whose move a finding is about: "White, move 5". */
void an__put_turn(an_buffer *out, const an_finding *finding, an_message_language language);

/* Returns whether a finding has help beyond its message. An ambiguous move has none, because its
 * message already names the moves, unless the following moves tell them apart. */
bool an__has_help(const an_finding *finding);

/* Puts "help: did you mean 'cxd5'? the next 9 half-moves are then legal". */
void an__put_help(an_buffer *out, const an_finding *finding, an_message_language language);

/* Returns whether there is a note on the moves that follow: that they are not checked, or that an
 * illegal move was kept as it was played, or could not be kept. */
bool an__has_sequel(const an_finding *finding);

/* Puts the note that an__has_sequel announces. */
void an__put_sequel(an_buffer *out, const an_finding *finding, an_message_language language);

#endif
