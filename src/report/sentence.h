/* Fills the holes of sentences. */
#ifndef AN_REPORT_SENTENCE_H
#define AN_REPORT_SENTENCE_H

#include "buffer.h"
#include "words.h"

/* The message of a finding. */
void an_put_sentence(an_buffer *out, const an_finding *finding, an_tongue tongue);

/* Text of the input, made safe for terminals: control characters as \x1b, bidirectional marks too.
 */
void an_put_escaped(an_buffer *out, an_text text);

/* 'Nf3' or « Nf3 ». */
void an_put_quoted(an_buffer *out, an_text text, an_tongue tongue);

/* Moves in the finding's notation, quoted, joined by "or". */
void an_put_candidates(an_buffer *out, const an_finding *finding, an_tongue tongue);

#endif
