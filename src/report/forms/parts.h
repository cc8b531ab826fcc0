/* Parts that several forms have in common. */
#ifndef AN_REPORT_PARTS_H
#define AN_REPORT_PARTS_H

#include "forms.h"

/* Puts the number of a game, from 1, and stores its place in report->game. */
void an__put_game_number(an_report *report, uint64_t game);

/* Puts the message of a finding and, on the next line, its help, if there is any. */
void an__put_sentence_and_help(an_buffer *out, const an_finding *finding,
                               an_message_language language);

#endif
