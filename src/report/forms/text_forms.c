/* Findings as text: in the forms for people, and in the form for editors, which is one line
 * each. */
#include "diagram.h"
#include "excerpt.h"
#include "forms.h"
#include "sentence.h"
#include "terms.h"

/* Puts "file:line:column: level: message [code]". */
static void put_headline(an_report *report, const an_finding *finding, const an_place *place,
                         an_message_language level_language)
{
    an_buffer *out = &report->out;
    an__put_place_and_level(out, place, finding->level, level_language, &report->appearance);
    an__put_sentence(out, finding, report->appearance.language);
    AN_PUT_ALL(out, " [", an_code_slug(finding->code), "]\n");
}

static void short_finding(an_report *report, const an_finding *finding, const an_place *place)
{
    put_headline(report, finding, place, report->appearance.language);
}

/* The level is always in English, because editors look for the English words. */
static void gcc_finding(an_report *report, const an_finding *finding, const an_place *place)
{
    put_headline(report, finding, place, AN_MESSAGES_ENGLISH);
}

/* Puts a line with help or a note below the excerpt. */
static void put_note(an_report *report, const an_finding *finding, size_t indent,
                     void (*put)(an_buffer *out, const an_finding *finding,
                                 an_message_language language))
{
    an_put_blanks(&report->out, indent);
    an__buffer_put(&report->out, "= ");
    put(&report->out, finding, report->appearance.language);
    an_buffer_put_char(&report->out, '\n');
}

/* Returns by how many columns the text below an excerpt is indented. */
static size_t indent_under(uint64_t line)
{
    size_t indent = 3;
    for (; line > 0; line /= 10)
        indent++;
    return indent;
}

/* Puts "note: … [code]" for a finding that is joined to the one before it. */
static void put_joined(an_buffer *out, const an_finding *finding, an_message_language language)
{
    AN_PUT_ALL(out, an__term_level(language, finding->level), an__term(language, AN_TERM_COLON));
    an__put_sentence(out, finding, language);
    AN_PUT_ALL(out, " [", an_code_slug(finding->code), "]");
}

/* Puts the headline, the excerpt of the input, the help, and a board. */
void an__text_finding(an_report *report, const an_finding *finding, const an_place *place)
{
    if (finding->is_joined) {
        put_note(report, finding, indent_under(place->line), put_joined);
        return;
    }
    short_finding(report, finding, place);
    if (place->source.size == 0)
        return;
    size_t indent = an__put_excerpt(&report->out, finding, place, &report->appearance);
    if (an__has_help(finding))
        put_note(report, finding, indent, an__put_help);
    if (an__has_sequel(finding))
        put_note(report, finding, indent, an__put_sequel);
    an_diagram diagram = {
        .position = &finding->position,
        .language = finding->notation != NULL ? finding->notation->language : NULL,
        .marked = finding->has_position ? an__squares_of_interest(finding) : 0,
        .indent = indent,
    };
    if (report->appearance.with_diagrams && diagram.marked != 0)
        an__put_diagram(&report->out, &diagram, &report->appearance);
}

const an_form an__text_form = {
    .name = "text", .traits = AN_OUTPUT_HAS_COLOR, .finding = an__text_finding};
const an_form an__short_form = {
    .name = "short", .traits = AN_OUTPUT_HAS_COLOR, .finding = short_finding};
const an_form an__gcc_form = {
    .name = "gcc", .traits = AN_OUTPUT_FOR_PROGRAMS, .finding = gcc_finding};
