/* Games as test cases in the XML of JUnit: one suite for each file. */
#ifndef AN_REPORT_JUNIT_H
#define AN_REPORT_JUNIT_H

#include "forms.h"

void an__junit_begin(an_report *report);
void an__junit_begin_file(an_report *report, const char *file, const an_case_counts *counts);
void an__junit_finding(an_report *report, const an_finding *finding, const an_place *place);
void an__junit_game(an_report *report, const an_game_summary *game);
void an__junit_trouble(an_report *report, const char *file, const char *message);
void an__junit_end_file(an_report *report);
void an__junit_end(an_report *report, const an_totals *totals);

#endif
