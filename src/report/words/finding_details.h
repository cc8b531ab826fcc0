/* The hole {detail} of a sentence: what a finding says beyond its code. */
#ifndef AN_REPORT_FINDING_DETAILS_H
#define AN_REPORT_FINDING_DETAILS_H

#include "finding_messages.h"

/* Returns the words for finding->reason.detail; an empty message if the sentence has no such
 * hole. */
an_message an__detail_of_finding(const an_finding *finding);

#endif
