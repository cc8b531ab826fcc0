/* Findings as SARIF 2.1.0, the standard format for results of static analysis. */
#ifndef AN_REPORT_SARIF_H
#define AN_REPORT_SARIF_H

#include "forms.h"

void an__sarif_begin(an_report *report);
void an__sarif_finding(an_report *report, const an_finding *finding, const an_place *place);
void an__sarif_trouble(an_report *report, const char *file, const char *message);
void an__sarif_end(an_report *report, const an_totals *totals);

#endif
