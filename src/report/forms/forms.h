/* The forms of a report: a row for each, with a function for everything that it tells. */
#ifndef AN_REPORT_FORMS_H
#define AN_REPORT_FORMS_H

#include "algnot/report.h"
#include "appearance.h"
#include "buffer.h"

/* Where a number stands in the text that was put; its size is 0 if there is none. */
typedef struct an_number_place {
    size_t at, size;
} an_number_place;

struct an_report {
    an_output form;
    an_appearance appearance;
    an_buffer out;        /* what the call at hand puts */
    an_buffer held;       /* what a form keeps of earlier calls, to put it later */
    an_number_place game; /* where the number of the game stands in `out` */
    bool is_in_game;      /* what is found belongs to a game that is told after it */
    bool has_failed_game; /* an error was found in that game */
};

/* A form. What it does not tell is NULL. */
typedef struct an_form {
    const char *name;
    unsigned traits;       /* AN_OUTPUT_… */
    const char *separator; /* begins every finding, and is left out before the first; or NULL */
    void (*begin)(an_report *report);
    void (*begin_file)(an_report *report, const char *file, const an_case_counts *counts);
    void (*finding)(an_report *report, const an_finding *finding, const an_place *place);
    void (*game)(an_report *report, const an_game_summary *game);
    void (*trouble)(an_report *report, const char *file, const char *message);
    void (*end_file)(an_report *report);
    void (*end)(an_report *report, const an_totals *totals);
} an_form;

extern const an_form an__forms[AN_OUTPUT_COUNT];

#endif
