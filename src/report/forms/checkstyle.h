/* Findings in the XML of Checkstyle: one element for each file. */
#ifndef AN_REPORT_CHECKSTYLE_H
#define AN_REPORT_CHECKSTYLE_H

#include "forms.h"

void an__checkstyle_begin(an_report *report);
void an__checkstyle_begin_file(an_report *report, const char *file, const an_case_counts *counts);
void an__checkstyle_finding(an_report *report, const an_finding *finding, const an_place *place);
void an__checkstyle_trouble(an_report *report, const char *file, const char *message);
void an__checkstyle_end_file(an_report *report);
void an__checkstyle_end(an_report *report, const an_totals *totals);

#endif
