/* Findings as SARIF 2.1.0: a JSON document with one run. Files that could not be read are kept in
 * report->held, and put at the end. */
#include "fixes.h"
#include "json_text.h"
#include "parts.h"
#include "terms.h"
#include "text.h"
#include "utf8.h"

static void put_member(an_buffer *out, const char *key, const char *value)
{
    an__json_put_text(out, an_text_of(key));
    an_buffer_put_char(out, ':');
    an__json_put_text(out, an_text_of(value));
}

/* Puts "key":{"text":"…"}, the form of all sentences in SARIF. */
static void put_message(an_buffer *out, const char *key, an_text text)
{
    an__json_put_key(out, key);
    an__buffer_put(out, "{\"text\":");
    an__json_put_text(out, text);
    an_buffer_put_char(out, '}');
}

/* ---- the rules ---- */

static void put_rule(an_buffer *out, an_code code, const an_explanation *told)
{
    an_buffer_put_char(out, '{');
    put_member(out, "id", an_code_slug(code));
    put_message(out, "shortDescription", an_text_of(told->summary));
    put_message(out, "fullDescription", an_text_of(told->meaning));
    AN_PUT_ALL(out, ",\"help\":{\"text\":\"algnot explain ", an_code_slug(code),
               "\"},\"defaultConfiguration\":{");
    put_member(out, "level", an__term_level(AN_MESSAGES_ENGLISH, an_code_level(code)));
    an__buffer_put(out, "}}");
}

static void put_rules(an_buffer *out, an_message_language language)
{
    bool is_first = true;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++) {
        an_explanation told;
        if (!an_code_explain(&told, code, language))
            continue;
        an__buffer_put(out, is_first ? "\n" : ",\n");
        is_first = false;
        put_rule(out, code, &told);
    }
}

static void begin(an_report *report)
{
    static const char *const languages[] = {"en", "fr"};
    an_message_language language = report->appearance.language;
    an_buffer *out = &report->out;
    an__buffer_put(out,
                   "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\","
                   "\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":{\"name\":\"algnot\"");
    an__json_put_member(out, "semanticVersion", an_text_of(an_version()));
    an__json_put_member(out, "language", an_text_of(languages[language]));
    an__buffer_put(out, ",\"rules\":[");
    put_rules(out, language);
    an__buffer_put(out, "\n]}}");
    an__json_put_member(out, "language", an_text_of(languages[language]));
    an__buffer_put(out, ",\"columnKind\":\"unicodeCodePoints\",\"results\":[");
}

/* ---- places ---- */

/* Puts a path as a URI reference. Bytes that a URI cannot hold are percent-encoded, so that any
 * file name is exact. Without a path the reference is empty. */
static void put_uri(an_buffer *out, const char *path)
{
    static const char digits[] = "0123456789ABCDEF";
    path = path != NULL ? path : "";
    AN_PUT_ALL(out, "\"artifactLocation\":{\"uri\":\"", *path == '/' ? "file://" : "");
    for (const char *at = path; *at != '\0'; at++) {
        unsigned char byte = (unsigned char)*at;
        if (an_is_letter(*at) || an_is_digit(*at) || an_is_among(*at, "/-._~")) {
            an_buffer_put_char(out, *at);
            continue;
        }
        an_buffer_put_char(out, '%');
        an_buffer_put_char(out, digits[byte >> 4]);
        an_buffer_put_char(out, digits[byte & 15]);
    }
    an__buffer_put(out, "\"}");
}

static void put_region(an_buffer *out, const an_place *place, uint64_t end_column)
{
    an__buffer_put(out, "{\"startLine\":");
    an__buffer_put_number(out, place->line);
    an__json_put_number(out, "startColumn", place->column);
    an__json_put_number(out, "endColumn", end_column);
    an_buffer_put_char(out, '}');
}

static void put_locations(an_buffer *out, const an_place *place)
{
    an__buffer_put(out, ",\"locations\":[{\"physicalLocation\":{");
    put_uri(out, place->file);
    an__json_put_key(out, "region");
    put_region(out, place, place->end_column);
    an__buffer_put(out, "}}]");
}

/* ---- fixes ---- */

static uint64_t characters_in(an_text text)
{
    uint64_t count = 0;
    for (size_t at = 0, size; at < text.size; at += size, count++)
        an_utf8_decode(an_text_after(text, at), &size);
    return count;
}

/* Puts the likeliest fix, if it is certain: the words to be replaced, and the new text. */
static void put_fixes(an_buffer *out, const an_finding *finding, const an_place *place)
{
    an_buffer move = {0};
    an_fix fixes[AN_FIXES_MAX];
    size_t size;
    if (an__fixes_of(finding, fixes, &size) == 0 || !fixes[0].is_certain)
        return;
    an__fix_put(&move, finding, fixes[0].move);
    an__buffer_put(out, ",\"fixes\":[{\"artifactChanges\":[{");
    put_uri(out, place->file);
    an__buffer_put(out, ",\"replacements\":[{\"deletedRegion\":");
    put_region(out, place,
               place->column + characters_in(an_text_from(finding->facts.text.at, size)));
    put_message(out, "insertedContent", an_buffer_text(&move));
    an__buffer_put(out, "}]}]");
    put_message(out, "description", an_buffer_text(&move));
    an__buffer_put(out, "}]");
    an__buffer_free_part(&move, out);
}

/* ---- results ---- */

static void put_properties(an_report *report, const an_finding *finding, const an_place *place)
{
    an_buffer *out = &report->out;
    if (place->game == 0)
        return;
    an__buffer_put(out, ",\"properties\":{\"game\":");
    an__put_game_number(report, place->game);
    if (finding->where.ply > 0)
        an__json_put_number(out, "ply", finding->where.ply);
    an_buffer_put_char(out, '}');
}

static void put_finding(an_report *report, const an_finding *finding, const an_place *place)
{
    an_buffer *out = &report->out, message = {0};
    an__put_sentence_and_help(&message, finding, report->appearance.language);
    an__buffer_put(out, "\n{");
    put_member(out, "ruleId", an_code_slug(finding->code));
    an__json_put_member(out, "level",
                        an_text_of(an__term_level(AN_MESSAGES_ENGLISH, finding->level)));
    put_message(out, "message", an_buffer_text(&message));
    put_locations(out, place);
    put_fixes(out, finding, place);
    put_properties(report, finding, place);
    an_buffer_put_char(out, '}');
    an__buffer_free_part(&message, out);
}

/* ---- the end ---- */

static void put_trouble(an_report *report, const char *file, const char *message)
{
    an_buffer *held = &report->held;
    an__buffer_put(held, held->size > 0 ? ",\n{" : "\n{");
    put_member(held, "level", "error");
    put_message(held, "message", an_text_of(message));
    an__buffer_put(held, ",\"locations\":[{\"physicalLocation\":{");
    put_uri(held, file);
    an__buffer_put(held, "}}]}");
}

static void end(an_report *report, const an_totals *totals)
{
    an_buffer *out = &report->out, *held = &report->held;
    (void)totals;
    AN_PUT_ALL(out,
               "\n],\"invocations\":[{\"executionSuccessful\":", held->size == 0 ? "true" : "false",
               ",\"toolExecutionNotifications\":[");
    an_buffer_put_text(out, an_buffer_text(held));
    an__buffer_put(out, "]}]}]}\n");
}

const an_form an__sarif_form = {.name = "sarif",
                                .traits = AN_OUTPUT_FOR_PROGRAMS | AN_OUTPUT_IS_DOCUMENT,
                                .separator = ",",
                                .begin = begin,
                                .finding = put_finding,
                                .trouble = put_trouble,
                                .end = end};
