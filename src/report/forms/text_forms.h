/* Findings as text: in the forms for people, and in the form for editors, which is one line
 * each. */
#ifndef AN_REPORT_TEXT_FORMS_H
#define AN_REPORT_TEXT_FORMS_H

#include "forms.h"

void an__text_finding(an_report *report, const an_finding *finding, const an_place *place);
void an__short_finding(an_report *report, const an_finding *finding, const an_place *place);
void an__gcc_finding(an_report *report, const an_finding *finding, const an_place *place);

#endif
