/* Reports findings, games and boards in the chosen form. */
#include "algnot/report.h"

#include <stdlib.h>

#include "board.h"
#include "forms.h"
#include "sentence.h"
#include "svg.h"
#include "text.h"
#include "trace.h"

enum { COLUMNS_MIN = 40, COLUMNS_DEFAULT = 100, COLUMNS_MAX = 240 };

an_report *an_report_open(an_output form, an_message_language language, bool with_color)
{
    an_report *report = calloc(1, sizeof *report);
    if (report == NULL)
        return NULL;
    *report = (an_report){
        .form = form,
        .appearance = {.language = language, .with_color = with_color, .columns = COLUMNS_DEFAULT},
    };
    return report;
}

void an_report_set_columns(an_report *report, unsigned columns)
{
    report->appearance.columns = columns < COLUMNS_MIN   ? COLUMNS_MIN
                                 : columns > COLUMNS_MAX ? COLUMNS_MAX
                                                         : columns;
}

void an_report_show_diagrams(an_report *report, bool shows)
{
    report->appearance.with_diagrams = shows;
}

void an_report_close(an_report *report)
{
    if (report == NULL)
        return;
    an__buffer_free(&report->out);
    an__buffer_free(&report->held);
    free(report);
}

static void begin(an_report *report)
{
    an__buffer_clear(&report->out);
    report->game = (an_number_place){0};
}

static an_text result(const an_report *report)
{
    if (report->out.failed || report->held.failed)
        return an_text_from(NULL, 0);
    return report->out.size == 0 ? an_text_from("", 0) : an_buffer_text(&report->out);
}

static const an_form *form_of(const an_report *report)
{
    return an__forms[report->form];
}

an_text an_report_begin(an_report *report)
{
    begin(report);
    if (form_of(report)->begin != NULL)
        form_of(report)->begin(report);
    return result(report);
}

an_text an_report_begin_file(an_report *report, const char *file, const an_case_counts *counts)
{
    static const an_case_counts none;
    begin(report);
    if (form_of(report)->begin_file != NULL)
        form_of(report)->begin_file(report, file, counts != NULL ? counts : &none);
    return result(report);
}

void an_report_begin_game(an_report *report)
{
    report->is_in_game = form_of(report)->game != NULL;
    report->has_failed_game = false;
    an__buffer_clear(&report->held);
}

an_text an_report_finding(an_report *report, const an_finding *finding, const an_place *place)
{
    begin(report);
    if (form_of(report)->separator != NULL)
        an__buffer_put(&report->out, form_of(report)->separator);
    if (form_of(report)->finding != NULL)
        form_of(report)->finding(report, finding, place);
    return result(report);
}

an_text an_report_game(an_report *report, const an_game_summary *game)
{
    begin(report);
    if (form_of(report)->game != NULL)
        form_of(report)->game(report, game);
    report->is_in_game = false;
    return result(report);
}

an_text an_report_trouble(an_report *report, const char *file, const char *message)
{
    begin(report);
    if (form_of(report)->trouble != NULL)
        form_of(report)->trouble(report, file, message);
    return result(report);
}

an_text an_report_end_file(an_report *report)
{
    begin(report);
    if (form_of(report)->end_file != NULL)
        form_of(report)->end_file(report);
    return result(report);
}

an_text an_report_totals(an_report *report, const an_totals *totals)
{
    begin(report);
    if (form_of(report)->end != NULL)
        form_of(report)->end(report, totals);
    return result(report);
}

an_text an_report_game_number(const an_report *report)
{
    bool is_said = report->game.size > 0;
    return an_text_from(is_said ? report->out.at + report->game.at : NULL, report->game.size);
}

an_text an_report_priority(an_report *report, const an_position *position,
                           const an_notation *notation)
{
    begin(report);
    an__put_priority(&report->out, position, notation, report->appearance.language);
    return result(report);
}

an_text an_report_sentence(an_report *report, const an_finding *finding)
{
    begin(report);
    an__put_sentence(&report->out, finding, report->appearance.language);
    return result(report);
}

an_text an_report_board(an_report *report, const an_board *board, const an_drawing *drawing)
{
    begin(report);
    an__put_board(&report->out, board, drawing, &report->appearance);
    return result(report);
}

an_text an_report_svg(an_report *report, const an_board *board, const an_drawing *drawing)
{
    begin(report);
    an__put_svg(&report->out, board, drawing, report->appearance.language);
    return result(report);
}
