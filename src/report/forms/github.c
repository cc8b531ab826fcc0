/* Findings as commands of GitHub's workflows, which become annotations:
 *
 *     ::error file=game.pgn,line=6,col=64,…,title=algnot (pinned-piece)::message
 */
#include "escape.h"
#include "forms.h"
#include "sentence.h"
#include "text.h"

/* How the runner of workflows escapes what would end a message or a property. The last two rows
 * apply to properties alone. */
static const struct {
    char c;
    const char *written;
    bool in_messages;
} escapes[] = {{'%', "%25", true},
               {'\r', "%0D", true},
               {'\n', "%0A", true},
               {':', "%3A", false},
               {',', "%2C", false}};

static const char *escape_of(uint32_t point, bool in_message)
{
    for (size_t i = 0; i < sizeof escapes / sizeof *escapes; i++)
        if ((unsigned char)escapes[i].c == point && (escapes[i].in_messages || !in_message))
            return escapes[i].written;
    return NULL;
}

/* Puts a text in which nothing can command the runner, or the terminal of a person who reads its
 * log. */
static void put_text(an_buffer *out, an_text text, bool in_message)
{
    while (text.size > 0) {
        an_glyph glyph = an_glyph_of(text);
        const char *escape = escape_of(glyph.point, in_message);
        if (escape != NULL)
            an__buffer_put(out, escape);
        else
            an__put_glyph(out, glyph);
        text = an_text_after(text, glyph.size);
    }
}

static void put_property(an_buffer *out, const char *name, uint64_t number)
{
    AN_PUT_ALL(out, ",", name, "=");
    an__buffer_put_number(out, number);
}

/* Puts "game.pgn:6:64: " for the log, which shows only the message. */
static void put_place(an_buffer *out, const an_place *place)
{
    put_text(out, an_text_of(place->file), true);
    an_buffer_put_char(out, ':');
    an__buffer_put_number(out, place->line);
    an_buffer_put_char(out, ':');
    an__buffer_put_number(out, place->column);
    an__buffer_put(out, ": ");
}

static void put_message(an_report *report, const an_finding *finding)
{
    an_buffer message = {0};
    an__put_sentence(&message, finding, report->appearance.language);
    AN_PUT_ALL(&message, " [", an_code_slug(finding->code), "]");
    if (an__has_help(finding)) {
        an__buffer_put(&message, "\n");
        an__put_help(&message, finding, report->appearance.language);
    }
    put_text(&report->out, an_buffer_text(&message), true);
    an__buffer_free_part(&message, &report->out);
}

static void github_finding(an_report *report, const an_finding *finding, const an_place *place)
{
    static const char *const commands[] = {"::notice file=", "::warning file=", "::error file="};
    an_buffer *out = &report->out;
    an__buffer_put(out, commands[finding->level]);
    put_text(out, an_text_of(place->file), false);
    put_property(out, "line", place->line);
    put_property(out, "endLine", place->line);
    put_property(out, "col", place->column);
    put_property(out, "endColumn", place->end_column);
    AN_PUT_ALL(out, ",title=algnot (", an_code_slug(finding->code), ")::");
    put_place(out, place);
    put_message(report, finding);
    an_buffer_put_char(out, '\n');
}

static void github_trouble(an_report *report, const char *file, const char *message)
{
    an__buffer_put(&report->out, "::error file=");
    put_text(&report->out, an_text_of(file), false);
    an__buffer_put(&report->out, ",title=algnot::");
    put_text(&report->out, an_text_of(message), true);
    an_buffer_put_char(&report->out, '\n');
}

const an_form an__github_form = {
    .name = "github", .finding = github_finding, .trouble = github_trouble};
