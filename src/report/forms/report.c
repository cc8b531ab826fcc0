/* Findings, games and boards in the form that was asked for. */
#include "algnot/report.h"

#include <stdlib.h>

#include "board.h"
#include "diagram.h"
#include "escape.h"
#include "excerpt.h"
#include "json.h"
#include "sentence.h"
#include "svg.h"
#include "terms.h"
#include "text.h"
#include "trace.h"

struct an_report {
    an_output form;
    an_appearance appearance;
    an_buffer out;
    an_json_number game; /* where it stands in `out` */
};

enum { COLUMNS_MIN = 40, COLUMNS_DEFAULT = 100, COLUMNS_MAX = 240 };

an_report *an_report_open(an_output form, an_message_language message_language, bool with_color)
{
    an_report *report = calloc(1, sizeof *report);
    if (report == NULL)
        return NULL;
    *report = (an_report){
        .form = form,
        .appearance = {.language = message_language,
                       .with_color = with_color,
                       .columns = COLUMNS_DEFAULT},
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
    free(report);
}

static void begin(an_report *report)
{
    an__buffer_clear(&report->out);
    report->game = (an_json_number){0};
}

static an_text result(const an_report *report)
{
    if (report->out.failed)
        return an_text_from(NULL, 0);
    return an_text_from(report->out.at, report->out.size);
}

/* file:line:column: level: message [code] */
static void put_headline(an_report *report, const an_finding *finding, const an_place *place)
{
    const an_appearance *appearance = &report->appearance;
    an_buffer *out = &report->out;
    an__put_escaped(out, an_text_of(place->file));
    an_buffer_put_char(out, ':');
    an__buffer_put_number(out, place->line);
    an_buffer_put_char(out, ':');
    an__buffer_put_number(out, place->column);
    an__buffer_put(out, ": ");
    an_put_text_color(out, appearance, (an_text_color)finding->level);
    an__buffer_put(out, an__term_level(appearance->language, finding->level));
    an_put_text_color(out, appearance, AN_TEXT_COLOR_PLAIN);
    an__buffer_put(out, ": ");
    an__put_sentence(out, finding, appearance->language);
    an__buffer_put(out, " [");
    an__buffer_put(out, an_code_slug(finding->code));
    an__buffer_put(out, "]\n");
}

/* Puts a line with help or a note under the excerpt. */
static void put_note(an_report *report, const an_finding *finding, size_t indent,
                     void (*put)(an_buffer *out, const an_finding *finding,
                                 an_message_language language))
{
    an_put_blanks(&report->out, indent);
    an__buffer_put(&report->out, "= ");
    put(&report->out, finding, report->appearance.language);
    an_buffer_put_char(&report->out, '\n');
}

/* Puts the headline, the excerpt of the input, help, and a board. */
static void put_text_form(an_report *report, const an_finding *finding, const an_place *place)
{
    put_headline(report, finding, place);
    if (place->source.size == 0)
        return;
    size_t indent = an__put_excerpt(&report->out, finding, place, &report->appearance);
    if (an__has_help(finding))
        put_note(report, finding, indent, an__put_help);
    if (finding->unchecked > 0)
        put_note(report, finding, indent, an__put_unchecked);
    an_diagram diagram = {
        .position = &finding->position,
        .language = finding->notation != NULL ? finding->notation->language : NULL,
        .marked = finding->has_position ? an__squares_of_interest(finding) : 0,
        .indent = indent,
    };
    if (report->appearance.with_diagrams && diagram.marked != 0)
        an__put_diagram(&report->out, &diagram, &report->appearance);
}

an_text an_report_finding(an_report *report, const an_finding *finding, const an_place *place)
{
    begin(report);
    switch (report->form) {
    case AN_OUTPUT_TEXT:
        put_text_form(report, finding, place);
        break;
    case AN_OUTPUT_SHORT:
        put_headline(report, finding, place);
        break;
    case AN_OUTPUT_JSONL:
        report->game = an__json_finding(&report->out, finding, place, report->appearance.language);
        break;
    case AN_OUTPUT_COUNT:
        break;
    }
    return result(report);
}

an_text an_report_game(an_report *report, const an_game_summary *record)
{
    begin(report);
    report->game = an__json_game(&report->out, record);
    return result(report);
}

an_text an_report_totals(an_report *report, const an_totals *totals)
{
    begin(report);
    an__json_totals(&report->out, totals);
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
