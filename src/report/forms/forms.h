/* The forms of a report: each has a function for each thing to report. */
#ifndef AN_REPORT_FORMS_H
#define AN_REPORT_FORMS_H

#include "algnot/report.h"
#include "appearance.h"
#include "buffer.h"

/* Where a number stands in the text that was put. Its size is 0 if there is none. */
typedef struct an_number_place {
    size_t at, size;
} an_number_place;

struct an_report {
    an_output form;
    an_appearance appearance;
    an_buffer out;        /* output of the current call */
    an_buffer held;       /* output of earlier calls that a form puts later */
    an_number_place game; /* where the number of the game stands in `out` */
    bool is_in_game;      /* findings belong to a game that is reported after them */
    bool has_failed_game; /* an error was found in that game */
};

/* A form. The functions for things that it does not report are NULL. */
typedef struct an_form {
    const char *name;
    unsigned traits;       /* a set of bits AN_OUTPUT_… */
    const char *separator; /* put between findings; NULL: nothing is */
    void (*begin)(an_report *report);
    void (*begin_file)(an_report *report, const char *file, const an_case_counts *counts);
    void (*finding)(an_report *report, const an_finding *finding, const an_place *place);
    void (*game)(an_report *report, const an_game_summary *game);
    void (*trouble)(an_report *report, const char *file, const char *message);
    void (*end_file)(an_report *report);
    void (*end)(an_report *report, const an_totals *totals);
} an_form;

/* text_forms.c has three of them, the others stand in files of their names. */
extern const an_form an__text_form, an__short_form, an__gcc_form, an__json_form, an__github_form,
    an__checkstyle_form, an__junit_form, an__csv_form, an__sarif_form;

extern const an_form *const an__forms[AN_OUTPUT_COUNT];

/* Puts a finding as it is shown to people, with the line of the input. */
void an__text_finding(an_report *report, const an_finding *finding, const an_place *place);

#endif
