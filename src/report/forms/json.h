/* Findings, games and totals as JSON Lines. */
#ifndef AN_REPORT_JSON_H
#define AN_REPORT_JSON_H

#include "algnot/report.h"
#include "buffer.h"

/* Where a number stands in the text that was put; its size is 0 if there is none. */
typedef struct an_json_number {
    size_t at, size;
} an_json_number;

/* Both return where the number of the game stands. */
an_json_number an__json_finding(an_buffer *out, const an_finding *finding, const an_place *place,
                                an_message_language language);
an_json_number an__json_game(an_buffer *out, const an_game_summary *record);

void an__json_totals(an_buffer *out, const an_totals *totals);

#endif
