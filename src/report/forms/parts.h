/* What several forms put. */
#ifndef AN_REPORT_PARTS_H
#define AN_REPORT_PARTS_H

#include "forms.h"

/* Puts a number of a game, from 1, and remembers where it stands. */
void an__put_game_number(an_report *report, uint64_t game);

/* Puts the message of a finding and, in a line below, its help, if there is any. */
void an__put_sentence_and_help(an_buffer *out, const an_finding *finding,
                               an_message_language language);

#endif
