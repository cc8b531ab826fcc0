/* Findings in the form that was asked for. */
#include "algnot/report.h"

#include <stdlib.h>

#include "json.h"
#include "sentence.h"
#include "text.h"
#include "utf8.h"

struct an_report {
    an_form form;
    an_tongue tongue;
    bool with_color;
    an_buffer out;
};

static const char *const form_names[AN_FORMS] = {"text", "short", "jsonl"};

const char *an_language_name(const an_language *language, an_tongue tongue)
{
    return tongue == AN_FRENCH ? language->french_name : language->english_name;
}

an_form an_form_from_name(an_text name)
{
    for (int form = 0; form < AN_FORMS; form++)
        if (an_text_is(name, form_names[form]))
            return (an_form)form;
    return AN_FORMS;
}

const char *an_form_name(an_form form)
{
    return form_names[form];
}

an_report *an_report_open(an_form form, an_tongue tongue, bool with_color)
{
    an_report *report = calloc(1, sizeof *report);
    if (report == NULL)
        return NULL;
    *report = (an_report){.form = form, .tongue = tongue, .with_color = with_color};
    return report;
}

void an_report_close(an_report *report)
{
    if (report == NULL)
        return;
    an_buffer_free(&report->out);
    free(report);
}

static an_text result(const an_report *report)
{
    if (report->out.failed)
        return an_text_from(NULL, 0);
    return an_text_from(report->out.at, report->out.size);
}

static void paint(an_report *report, const char *color)
{
    if (report->with_color)
        an_buffer_put(&report->out, color);
}

static void put_blanks(an_buffer *out, size_t count)
{
    while (count-- > 0)
        an_buffer_put_char(out, ' ');
}

/* file:line:column: level: message [code] */
static void put_headline(an_report *report, const an_finding *finding, const an_place *place)
{
    static const char *const colors[] = {"\033[36m", "\033[33m", "\033[31m"};
    an_buffer *out = &report->out;
    an_put_escaped(out, an_text_of(place->file));
    an_buffer_put_char(out, ':');
    an_buffer_put_number(out, place->line);
    an_buffer_put_char(out, ':');
    an_buffer_put_number(out, place->column);
    an_buffer_put(out, ": ");
    paint(report, colors[finding->level]);
    an_buffer_put(out, an_word_level(report->tongue, finding->level));
    paint(report, "\033[0m");
    an_buffer_put(out, ": ");
    an_put_sentence(out, finding, report->tongue);
    an_buffer_put(out, " [");
    an_buffer_put(out, an_code_slug(finding->code));
    an_buffer_put(out, "]\n");
}

enum { FRAME_BEFORE = 60, FRAME_AFTER = 40 }; /* code points of the line shown around the caret */

static size_t step_back(an_text text, size_t at, unsigned points)
{
    while (points-- > 0 && at > 0)
        do
            at--;
        while (at > 0 && ((unsigned char)text.at[at] & 0xc0) == 0x80);
    return at;
}

static size_t step_on(an_text text, size_t at, unsigned points)
{
    while (points-- > 0 && at < text.size)
        do
            at++;
        while (at < text.size && ((unsigned char)text.at[at] & 0xc0) == 0x80);
    return at;
}

/* Columns that a text takes once escaped. */
static size_t width_of(an_text text)
{
    an_buffer escaped = {0};
    an_put_escaped(&escaped, text);
    size_t width = 0;
    for (size_t i = 0; i < escaped.size; i++)
        width += ((unsigned char)escaped.at[i] & 0xc0) != 0x80;
    an_buffer_free(&escaped);
    return width;
}

static void put_whose_move(an_report *report, const an_finding *finding)
{
    if (finding->ply == 0 || !finding->has_position)
        return;
    bool white = finding->position.turn == AN_WHITE;
    an_buffer_put(&report->out, report->tongue == AN_FRENCH
                                    ? white ? " blancs, coup " : " noirs, coup "
                                : white ? " White, move "
                                        : " Black, move ");
    an_buffer_put_number(&report->out, finding->position.move_number);
}

/* The source line, with carets under what is meant. */
static void put_frame(an_report *report, const an_finding *finding, const an_place *place)
{
    an_buffer *out = &report->out;
    char digits[24];
    size_t digit_count = 0;
    for (uint64_t line = place->line; line > 0; line /= 10)
        digits[digit_count++] = (char)('0' + line % 10);
    size_t begin = step_back(place->source, place->source_at, FRAME_BEFORE);
    size_t end = step_on(place->source, place->source_at, FRAME_AFTER);
    if (begin <= 4)
        begin = 0;
    an_put_escaped(out, an_text_of("  "));
    while (digit_count > 0)
        an_buffer_put_char(out, digits[--digit_count]);
    size_t margin = 2;
    for (uint64_t line = place->line; line > 0; line /= 10)
        margin++;
    an_buffer_put(out, " | ");
    an_buffer_put(out, begin > 0 ? "…" : "");
    an_put_escaped(out, an_text_from(place->source.at + begin, end - begin));
    an_buffer_put(out, end < place->source.size ? "…" : "");
    an_buffer_put_char(out, '\n');

    put_blanks(out, margin);
    an_buffer_put(out, " | ");
    put_blanks(out, (begin > 0) +
                        width_of(an_text_from(place->source.at + begin, place->source_at - begin)));
    size_t marked = finding->size;
    if (marked > end - place->source_at)
        marked = end - place->source_at;
    size_t carets = width_of(an_text_from(place->source.at + place->source_at, marked));
    do
        an_buffer_put_char(out, '^');
    while (carets-- > 1);
    put_whose_move(report, finding);
    an_buffer_put_char(out, '\n');
    if (finding->code != AN_NO_SUCH_MOVE || finding->reason.candidate_count == 0)
        return;
    put_blanks(out, margin + 2);
    an_buffer_put(out, report->tongue == AN_FRENCH ? "= aide : vouliez-vous dire "
                                                   : "= help: did you mean ");
    an_put_candidates(out, finding, report->tongue);
    an_buffer_put(out, report->tongue == AN_FRENCH ? " ?\n" : "?\n");
}

an_text an_report_finding(an_report *report, const an_finding *finding, const an_place *place)
{
    an_buffer_clear(&report->out);
    switch (report->form) {
    case AN_FORM_TEXT:
        put_headline(report, finding, place);
        if (place->source.size > 0)
            put_frame(report, finding, place);
        break;
    case AN_FORM_SHORT:
        put_headline(report, finding, place);
        break;
    case AN_FORM_JSONL:
        an_json_finding(&report->out, finding, place, report->tongue);
        break;
    case AN_FORMS:
        break;
    }
    return result(report);
}

an_text an_report_record(an_report *report, const an_record *record)
{
    an_buffer_clear(&report->out);
    an_json_record(&report->out, record);
    return result(report);
}

an_text an_report_totals(an_report *report, const an_totals *totals)
{
    an_buffer_clear(&report->out);
    an_json_totals(&report->out, totals);
    return result(report);
}

an_text an_report_sentence(an_report *report, const an_finding *finding)
{
    an_buffer_clear(&report->out);
    an_put_sentence(&report->out, finding, report->tongue);
    return result(report);
}
