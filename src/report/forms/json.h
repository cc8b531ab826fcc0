/* Findings, games and totals as JSON Lines. */
#ifndef AN_REPORT_JSON_H
#define AN_REPORT_JSON_H

#include "forms.h"

void an__json_finding(an_report *report, const an_finding *finding, const an_place *place);
void an__json_game(an_report *report, const an_game_summary *record);
void an__json_totals(an_report *report, const an_totals *totals);

#endif
