/* Findings in the XML of Checkstyle: one element for each file. */
#include "parts.h"
#include "xml_text.h"

static void begin(an_report *report)
{
    an__buffer_put(&report->out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                 "<checkstyle version=\"4.3\">\n");
}

static void begin_file(an_report *report, const char *file, const an_case_counts *counts)
{
    (void)counts;
    an__buffer_put(&report->out, "<file");
    an__xml_put_attribute(&report->out, "name", an_text_of(file));
    an__buffer_put(&report->out, ">\n");
}

/* Puts what follows the place of an error. */
static void put_error(an_report *report, const char *severity, an_text message, const char *source)
{
    an_buffer *out = &report->out;
    an__xml_put_attribute(out, "severity", an_text_of(severity));
    an__xml_put_attribute(out, "message", message);
    AN_PUT_ALL(out, " source=\"algnot.", source, "\"/>\n");
}

static void put_finding(an_report *report, const an_finding *finding, const an_place *place)
{
    static const char *const severities[] = {"info", "warning", "error"};
    an_buffer *out = &report->out, message = {0};
    an__put_sentence_and_help(&message, finding, report->appearance.language);
    an__buffer_put(out, "<error");
    an__xml_put_number(out, "line", place->line);
    an__xml_put_number(out, "column", place->column);
    put_error(report, severities[finding->level], an_buffer_text(&message),
              an_code_slug(finding->code));
    an__buffer_free_part(&message, out);
}

static void put_trouble(an_report *report, const char *file, const char *message)
{
    (void)file;
    an__buffer_put(&report->out, "<error line=\"1\"");
    put_error(report, "error", an_text_of(message), "trouble");
}

static void end_file(an_report *report)
{
    an__buffer_put(&report->out, "</file>\n");
}

static void end(an_report *report, const an_totals *totals)
{
    (void)totals;
    an__buffer_put(&report->out, "</checkstyle>\n");
}

const an_form an__checkstyle_form = {.name = "checkstyle",
                                     .traits = AN_OUTPUT_FOR_PROGRAMS | AN_OUTPUT_IS_DOCUMENT |
                                               AN_OUTPUT_HOLDS_FILES,
                                     .begin = begin,
                                     .begin_file = begin_file,
                                     .finding = put_finding,
                                     .trouble = put_trouble,
                                     .end_file = end_file,
                                     .end = end};
