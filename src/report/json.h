/* Findings, games and totals as JSON Lines. */
#ifndef AN_REPORT_JSON_H
#define AN_REPORT_JSON_H

#include "algnot/report.h"
#include "buffer.h"

void an_json_finding(an_buffer *out, const an_finding *finding, const an_place *place,
                     an_tongue tongue);
void an_json_record(an_buffer *out, const an_record *record);
void an_json_totals(an_buffer *out, const an_totals *totals);

#endif
