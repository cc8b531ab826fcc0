/* Parts of sentences about languages, and about the letters of their pieces. */
#ifndef AN_REPORT_LANGUAGE_WORDS_H
#define AN_REPORT_LANGUAGE_WORDS_H

#include "algnot/report.h"
#include "buffer.h"

/* Puts the name of the language of a finding or, if it has none, the name of its style. */
void an__put_language(an_buffer *out, const an_finding *finding, an_message_language language);

/* Puts the languages that a finding names: "English, French or German". */
void an__put_languages(an_buffer *out, const an_finding *finding, an_message_language language);

/* Puts that the beginning of a word names no piece. A beginning of at most two letters is a letter:
 * "Xf3", "Xef3", "Крf1". */
void an__put_no_piece(an_buffer *out, const an_finding *finding, an_message_language language);

/* Puts what a letter means in other languages if the language of the finding does not have it: " (a
 * knight in English, a bishop in Romanian)". */
void an__put_letter_meanings(an_buffer *out, const an_finding *finding,
                             an_message_language language);

#endif
