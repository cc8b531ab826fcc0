/* A row of a table for each game, as RFC 4180 has it. */
#ifndef AN_REPORT_CSV_H
#define AN_REPORT_CSV_H

#include "forms.h"

void an__csv_begin(an_report *report);
void an__csv_game(an_report *report, const an_game_summary *game);

#endif
