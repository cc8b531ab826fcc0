/* What a sentence says of languages, and of the letters of their pieces. */
#ifndef AN_REPORT_LANGUAGE_WORDS_H
#define AN_REPORT_LANGUAGE_WORDS_H

#include "algnot/report.h"
#include "buffer.h"

/* Puts the name of the language of a finding or, if it has none, of its style. */
void an__put_language(an_buffer *out, const an_finding *finding,
                      an_message_language message_language);

/* Puts the languages that a finding names: "English, French or German". */
void an__put_languages(an_buffer *out, const an_finding *finding,
                       an_message_language message_language);

/* Puts what the letter in the word of a finding, which its language does not have, means in others:
 * " (a knight in English, a bishop in Romanian)". */
void an__put_letter_meanings(an_buffer *out, const an_finding *finding,
                             an_message_language message_language);

#endif
