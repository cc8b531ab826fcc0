/* Findings as workflow commands of GitHub, which become annotations. */
#ifndef AN_REPORT_GITHUB_H
#define AN_REPORT_GITHUB_H

#include "forms.h"

void an__github_finding(an_report *report, const an_finding *finding, const an_place *place);
void an__github_trouble(an_report *report, const char *file, const char *message);

#endif
