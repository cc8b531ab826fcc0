/* Games as test cases in the XML of JUnit: one suite for each file.
 *
 * A case has one failure, since most programs that read such files show the first alone: it begins
 * with the first error of the game, and holds all that was found. Its elements are held in
 * report->held until the game is told, whose name opens the case. */
#include "parts.h"
#include "sentence.h"
#include "text.h"
#include "xml_text.h"

static void begin(an_report *report)
{
    an__buffer_put(&report->out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                 "<testsuites name=\"algnot\">\n");
}

static void begin_file(an_report *report, const char *file, const an_case_counts *counts)
{
    an_buffer *out = &report->out;
    an__buffer_put(out, "<testsuite");
    an__xml_put_attribute(out, "name", an_text_of(file));
    an__xml_put_number(out, "tests", counts->cases);
    an__xml_put_number(out, "failures", counts->failures);
    an__xml_put_number(out, "errors", counts->errors);
    an__buffer_put(out, ">\n");
}

/* Puts the beginning of a test case, up to its name. */
static void begin_case(an_buffer *out, const char *file)
{
    an__buffer_put(out, "<testcase");
    an__xml_put_attribute(out, "classname", an_text_of(file));
    an__buffer_put(out, " name=\"");
}

static void begin_failure(an_report *report, an_buffer *out, const an_finding *finding)
{
    an_buffer sentence = {0};
    an__put_sentence(&sentence, finding, report->appearance.language);
    an__buffer_put(out, "<failure");
    an__xml_put_attribute(out, "type", an_text_of(an_code_slug(finding->code)));
    an__xml_put_attribute(out, "message", an_buffer_text(&sentence));
    an_buffer_put_char(out, '>');
    an__buffer_free_part(&sentence, out);
}

/* Puts a finding as it is shown to people, with the line of the input. */
static void put_details(an_report *report, an_buffer *out, const an_finding *finding,
                        const an_place *place)
{
    an_report plain = {.appearance = report->appearance};
    an__text_finding(&plain, finding, place);
    an__xml_put_content(out, an_buffer_text(&plain.out));
    out->failed = out->failed || plain.out.failed;
    an__buffer_free(&plain.out);
}

/* Puts a finding that belongs to no game as a separate test case. */
static void put_alone(an_report *report, const an_finding *finding, const an_place *place)
{
    bool is_failure = finding->level == AN_LEVEL_ERROR;
    an_buffer *out = &report->out;
    begin_case(out, place->file);
    AN_PUT_ALL(out, an_code_slug(finding->code), "\">\n");
    if (is_failure)
        begin_failure(report, out, finding);
    else
        an__buffer_put(out, "<system-out>");
    put_details(report, out, finding, place);
    an__buffer_put(out, is_failure ? "</failure>\n</testcase>\n" : "</system-out>\n</testcase>\n");
}

/* Findings before the first error stand in the output of the test case, all others in its
 * failure. */
static void put_finding(an_report *report, const an_finding *finding, const an_place *place)
{
    an_buffer *held = &report->held;
    if (!report->is_in_game) {
        put_alone(report, finding, place);
        return;
    }
    bool begins_failure = finding->level == AN_LEVEL_ERROR && !report->has_failed_game;
    if (held->size == 0 && !begins_failure)
        an__buffer_put(held, "<system-out>");
    else if (held->size > 0 && begins_failure)
        an__buffer_put(held, "</system-out>\n");
    if (begins_failure)
        begin_failure(report, held, finding);
    report->has_failed_game = report->has_failed_game || begins_failure;
    put_details(report, held, finding, place);
}

/* Returns the value of a tag as PGN writes it; "?" if the game does not have it. */
static an_text tag_of(const an_game_summary *game, const char *name)
{
    for (size_t i = 0; i < game->tag_count; i++)
        if (an_text_is(game->tags[2 * i], name) && game->tags[2 * i + 1].size > 0)
            return game->tags[2 * i + 1];
    return an_text_of("?");
}

/* Puts ": Polerio - Domenico" if the tags name the players. */
static void put_players(an_buffer *out, const an_game_summary *game, an_message_language language)
{
    static const char *const colons[] = {": ", " : "};
    an_text players[] = {tag_of(game, "White"), tag_of(game, "Black")};
    an_buffer names = {0};
    if (an_text_is(players[0], "?") && an_text_is(players[1], "?"))
        return;
    an__buffer_put(&names, colons[language]);
    an__buffer_put_unescaped(&names, players[0]);
    an__buffer_put(&names, " - ");
    an__buffer_put_unescaped(&names, players[1]);
    an__xml_put_value(out, an_buffer_text(&names));
    an__buffer_free_part(&names, out);
}

/* Puts what is held for a game, and closes its element. A game that is not valid gets an empty
 * failure if its errors were not reported. */
static void put_held(an_report *report, bool is_valid)
{
    an_buffer *out = &report->out;
    an_buffer_put_text(out, an_buffer_text(&report->held));
    if (report->has_failed_game)
        an__buffer_put(out, "</failure>\n");
    else if (report->held.size > 0)
        an__buffer_put(out, "</system-out>\n");
    if (!is_valid && !report->has_failed_game)
        an__buffer_put(out, "<failure/>\n");
}

static void put_game(an_report *report, const an_game_summary *game)
{
    static const char *const words[] = {"game ", "partie "};
    an_message_language language = report->appearance.language;
    an_buffer *out = &report->out;
    begin_case(out, game->place->file);
    an__buffer_put(out, words[language]);
    an__put_game_number(report, game->place->game);
    put_players(out, game, language);
    if (game->is_valid && report->held.size == 0) {
        an__buffer_put(out, "\"/>\n");
        return;
    }
    an__buffer_put(out, "\">\n");
    put_held(report, game->is_valid);
    an__buffer_put(out, "</testcase>\n");
}

static void put_trouble(an_report *report, const char *file, const char *message)
{
    an_buffer *out = &report->out;
    begin_case(out, file);
    an__xml_put_value(out, an_text_of(file));
    an__buffer_put(out, "\">\n<error type=\"trouble\"");
    an__xml_put_attribute(out, "message", an_text_of(message));
    an__buffer_put(out, "/>\n</testcase>\n");
}

static void end_file(an_report *report)
{
    an__buffer_put(&report->out, "</testsuite>\n");
}

static void end(an_report *report, const an_totals *totals)
{
    (void)totals;
    an__buffer_put(&report->out, "</testsuites>\n");
}

const an_form an__junit_form = {.name = "junit",
                                .traits = AN_OUTPUT_FOR_PROGRAMS | AN_OUTPUT_IS_DOCUMENT |
                                          AN_OUTPUT_HOLDS_FILES | AN_OUTPUT_NAMES_PLAYERS,
                                .begin = begin,
                                .begin_file = begin_file,
                                .finding = put_finding,
                                .game = put_game,
                                .trouble = put_trouble,
                                .end_file = end_file,
                                .end = end};
