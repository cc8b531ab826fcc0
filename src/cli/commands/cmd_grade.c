/* algnot grade: pupils' score sheets held against a game, and marked. */
#include "run.h"

#include <stdlib.h>
#include <string.h>

#include "algnot/grade.h"

#include "buffer.h"
#include "csv.h"
#include "escape.h"
#include "grade_marks.h"
#include "json_text.h"
#include "notation.h"
#include "output.h"
#include "pipeline.h"
#include "say.h"
#include "spell.h"
#include "terms.h"
#include "text.h"

typedef enum grade_form { FORM_TEXT, FORM_CSV, FORM_JSONL } grade_form;

typedef struct grading {
    const cli_settings *settings;
    an_report *report;
    an_grader *grader;
    cli_output output;
    mark_rules rules;
    grade_form form;
    an_variant variant;
    char fen[AN_FEN_MAX]; /* where the key begins */
    bool is_key_read;     /* or it was said why it cannot be used */
    bool has_failed;      /* memory ran out; that was said */
    bool has_errors;      /* a sheet is not perfect */
} grading;

static bool fail(grading *g)
{
    if (!g->has_failed)
        say(SAY_OUT_OF_MEMORY);
    g->has_failed = true;
    return false;
}

/* ---- the key ---- */

/* Says what is wrong with the key: its first error, or that it has no moves. */
static void refuse_key(grading *g, const an_judgement *key, batch_output *out)
{
    size_t i = 0;
    while (i < key->findings.count && key->findings.list[i].level != AN_LEVEL_ERROR)
        i++;
    say(i < key->findings.count ? SAY_KEY_BROKEN : SAY_KEY_EMPTY, g->settings->value[OPTION_KEY]);
    if (i == key->findings.count)
        return;
    const an_finding *finding = &key->findings.list[i];
    an_place place = batch_output_place_of(out, key->game, finding);
    if (!say_finding(g->report, finding, &place))
        fail(g);
}

static bool take_key(void *context, batch_output *out, const an_judgement *key)
{
    grading *g = context;
    g->is_key_read = true;
    if (key->findings.error_count == 0)
        g->grader = an_grader_open(key);
    if (g->grader == NULL) {
        refuse_key(g, key, out);
        return false;
    }
    g->variant = key->variant;
    an_position_to_fen(g->fen, &key->board.start);
    return false;
}

/* Reads the first game of the key. Returns false after a message. */
static bool read_key(grading *g)
{
    cli_settings settings = *g->settings;
    char *files[] = {(char *)g->settings->value[OPTION_KEY]};
    cli_input input;
    settings.files = files;
    settings.file_count = 1;
    if (!settings_input(&input, &settings))
        return false;
    input.jobs = 1;
    cli_consumer consumer = {.context = g, .take_game = take_key};
    cli_run run = {.settings = &settings, .input = &input, .consumer = &consumer};
    pipeline_read(&run);
    if (!g->is_key_read && !run.had_trouble)
        say(SAY_KEY_EMPTY, files[0]);
    return g->grader != NULL;
}

/* ---- a sheet ---- */

/* Puts the half-move of the key that an item is about, "4... Bb4". Behind the last one, its
 * number. */
static void put_due(an_buffer *out, const grading *g, const an_grade *grade,
                    const an_grade_item *item)
{
    const an_position *before = an_grader_position(g->grader, item->ply);
    char move[AN_SAN_MAX];
    const char *dots = an_chosen(grade->notation, AN_CONVENTION_DOTS);
    an__put_move_number(out, before->move_number, (an_color)before->turn, dots);
    if (item->ply == an_grader_plies(g->grader))
        return;
    an_move_write(move, before, an_grader_move(g->grader, item->ply), grade->notation);
    AN_PUT_ALL(out, " ", move);
}

static void put_word(an_buffer *out, const grading *g, const an_grade *grade,
                     const an_grade_item *item)
{
    (void)g;
    (void)grade;
    an__put_escaped(out, item->word);
}

/* Puts the moves that an ambiguous word may mean. */
static void put_candidates(an_buffer *out, const grading *g, const an_grade *grade,
                           const an_grade_item *item)
{
    const an_position *before = an_grader_position(g->grader, item->ply);
    char move[AN_SAN_MAX];
    an_move ignored;
    an_reason reason;
    an_move_read(&ignored, before, item->word, grade->notation, &reason);
    for (unsigned i = 0; i < reason.candidate_count; i++) {
        an_move_write(move, before, reason.candidates[i], grade->notation);
        AN_PUT_ALL(out, i > 0 ? ", " : "", move);
    }
}

static void put_result(an_buffer *out, const grading *g, const an_grade *grade,
                       const an_grade_item *item)
{
    (void)grade;
    (void)item;
    an__buffer_put(out, an_result_name(an_grader_result(g->grader)));
}

/* The holes of sentences. */
static const struct {
    const char *name;
    void (*put)(an_buffer *out, const grading *g, const an_grade *grade, const an_grade_item *item);
} holes[] = {
    {"due", put_due}, {"word", put_word}, {"candidates", put_candidates}, {"result", put_result}};

static void put_item(an_buffer *out, const grading *g, const an_grade *grade,
                     const an_grade_item *item)
{
    const char *sentence = mark_sentence(item);
    for (an_text hole; an__buffer_put_to_hole(out, &sentence, &hole);)
        for (size_t i = 0; i < sizeof holes / sizeof *holes; i++)
            if (an_text_is(hole, holes[i].name))
                holes[i].put(out, g, grade, item);
}

static void put_text(an_buffer *out, const grading *g, const an_grade *grade, const an_place *place)
{
    an_message_language language = message_language();
    uint64_t mark = mark_of(&g->rules, grade);
    bool is_perfect = grade->counts[AN_GRADE_RIGHT] == grade->item_count;
    an__put_escaped(out, an_text_of(place->file));
    if (place->game > 1) {
        an_buffer_put_char(out, ':');
        an__buffer_put_number(out, place->line);
    }
    an__buffer_put(out, an__term(language, AN_TERM_COLON));
    if (!grade->is_same_game) {
        const size_t moves = grade->item_count - grade->counts[AN_GRADE_RESULT];
        bool is_empty = grade->counts[AN_GRADE_OMITTED] == moves;
        AN_PUT_ALL(out, message_text(language, is_empty ? SAY_EMPTY_SHEET : SAY_ANOTHER_GAME),
                   "\n");
        return;
    }
    mark_put(out, mark, language);
    an_buffer_put_char(out, '/');
    mark_put(out, g->rules.out_of, language);
    an__buffer_put(out, is_perfect ? "" : " (");
    mark_put_counts(out, grade);
    AN_PUT_ALL(out, is_perfect ? ". " : "). ",
               mark_words(&g->rules, is_perfect ? g->rules.out_of : mark), "\n");
    for (size_t i = 0; i < grade->item_count && g->settings->value[OPTION_VERBOSE] != NULL; i++) {
        if (grade->items[i].kind == AN_GRADE_RIGHT)
            continue;
        an__buffer_put(out, "    ");
        put_item(out, g, grade, &grade->items[i]);
        an_buffer_put_char(out, '\n');
    }
}

/* ---- for programs ---- */

static void put_csv_heads(an_buffer *out)
{
    an__buffer_put(out, "file,line,mark,out_of,same_game");
    for (unsigned kind = 0; kind < AN_GRADE_KIND_COUNT; kind++)
        AN_PUT_ALL(out, ",", an_grade_kind_name(kind));
    an__buffer_put(out, ",words\r\n");
}

static void put_csv(an_buffer *out, const grading *g, const an_grade *grade, const an_place *place)
{
    uint64_t mark = mark_of(&g->rules, grade);
    an__csv_put_text(out, an_text_of(place->file));
    an_buffer_put_char(out, ',');
    an__buffer_put_number(out, place->line);
    an_buffer_put_char(out, ',');
    if (grade->is_same_game)
        mark_put(out, mark, AN_MESSAGES_ENGLISH);
    an_buffer_put_char(out, ',');
    mark_put(out, g->rules.out_of, AN_MESSAGES_ENGLISH);
    an__buffer_put(out, grade->is_same_game ? ",true" : ",false");
    for (unsigned kind = 0; kind < AN_GRADE_KIND_COUNT; kind++) {
        an_buffer_put_char(out, ',');
        an__buffer_put_number(out, grade->counts[kind]);
    }
    an_buffer_put_char(out, ',');
    if (grade->is_same_game)
        an__csv_put_text(out, an_text_of(mark_words(&g->rules, mark)));
    an__buffer_put(out, "\r\n");
}

static void put_json_item(an_buffer *out, const grading *g, const an_grade *grade,
                          const an_grade_item *item)
{
    an_buffer sentence = {0};
    put_item(&sentence, g, grade, item);
    an__buffer_put(out, "{\"kind\":");
    an__json_put_text(out, an_text_of(an_grade_kind_name(item->kind)));
    an__json_put_number(out, "ply", item->ply + 1u);
    an__json_put_member(out, "word", item->word);
    an__json_put_member(out, "code",
                        an_text_of(item->code != AN_OK ? an_code_slug(item->code) : NULL));
    an__json_put_member(out, "message", an_buffer_text(&sentence));
    an_buffer_put_char(out, '}');
    an__buffer_free_part(&sentence, out);
}

static void put_json(an_buffer *out, const grading *g, const an_grade *grade, const an_place *place)
{
    const char *joint = "";
    an__buffer_put(out, "{\"v\":1,\"type\":\"grade\"");
    an__json_put_member(out, "file", an_text_of(place->file));
    an__json_put_number(out, "line", place->line);
    an__json_put_key(out, "mark");
    if (grade->is_same_game)
        mark_put(out, mark_of(&g->rules, grade), AN_MESSAGES_ENGLISH);
    else
        an__buffer_put(out, "null");
    an__json_put_key(out, "out_of");
    mark_put(out, g->rules.out_of, AN_MESSAGES_ENGLISH);
    an__json_put_flag(out, "same_game", grade->is_same_game);
    for (unsigned kind = 0; kind < AN_GRADE_KIND_COUNT; kind++)
        an__json_put_number(out, an_grade_kind_name(kind), grade->counts[kind]);
    an__json_put_key(out, "errors");
    an_buffer_put_char(out, '[');
    for (size_t i = 0; i < grade->item_count && grade->is_same_game; i++) {
        if (grade->items[i].kind == AN_GRADE_RIGHT)
            continue;
        an__buffer_put(out, joint);
        put_json_item(out, g, grade, &grade->items[i]);
        joint = ",";
    }
    an__buffer_put(out, "]}\n");
}

/* ---- all sheets ---- */

static bool put_grade(grading *g, batch_output *out, const an_grade *grade, const an_place *place)
{
    static void (*const put[])(an_buffer * out, const grading *g, const an_grade *grade,
                               const an_place *place) = {
        [FORM_TEXT] = put_text, [FORM_CSV] = put_csv, [FORM_JSONL] = put_json};
    an_buffer text = {0};
    put[g->form](&text, g, grade, place);
    bool is_put = !text.failed && batch_output_put(out, 0, an_buffer_text(&text));
    an__buffer_free(&text);
    return is_put || fail(g);
}

static bool take_sheet(void *context, batch_output *out, const an_judgement *sheet)
{
    grading *g = context;
    an_grade grade;
    if (!an_grader_grade(g->grader, sheet, &grade))
        return fail(g);
    const an_game *game = sheet->game;
    an_place place =
        batch_output_place(out, game->bytes.at + game->start, game->bytes.size - game->start);
    if (game->offset > 0 || out->games > 1)
        place.game = 2; /* or a later one: the line tells them apart */
    g->has_errors = g->has_errors || grade.counts[AN_GRADE_RIGHT] < grade.item_count;
    return put_grade(g, out, &grade, &place);
}

/* Says of a file without a game that there is none. It gets a line, too: no pupil may be missing.
 */
static bool take_finding(void *context, batch_output *out, const an_finding *finding,
                         const an_place *place)
{
    grading *g = context;
    const an_grade none = {0};
    if (finding->code != AN_NO_GAME)
        return true;
    an_text text = an_report_finding(g->report, finding, place);
    if (text.at != NULL)
        fwrite(text.at, 1, text.size, stderr);
    g->has_errors = true;
    return text.at != NULL ? put_grade(g, out, &none, place) : fail(g);
}

static bool deliver(void *context, unsigned kind, an_text text)
{
    grading *g = context;
    (void)kind;
    output_write(&g->output, text);
    return !g->output.failed;
}

static void flush(void *context)
{
    grading *g = context;
    output_flush(&g->output);
}

static int grade_sheets(grading *g)
{
    cli_input input;
    if (!settings_input(&input, g->settings))
        return STATUS_TROUBLE;
    input.jobs = 1;
    input.rules.mending = AN_MEND_NOTHING;
    input.rules.variant = g->variant;
    input.rules.fen = g->fen;
    if (!output_open(&g->output, g->settings))
        return STATUS_TROUBLE;
    if (g->form == FORM_CSV) {
        an_buffer heads = {0};
        put_csv_heads(&heads);
        if (!heads.failed)
            output_write(&g->output, an_buffer_text(&heads));
        else
            fail(g);
        an__buffer_free(&heads);
    }
    cli_consumer consumer = {.context = g,
                             .take_game = take_sheet,
                             .take_finding = take_finding,
                             .deliver = deliver,
                             .flush = flush};
    cli_run run = {.settings = g->settings, .input = &input, .consumer = &consumer};
    pipeline_read(&run);
    bool has_trouble = run.had_trouble || g->has_failed;
    if (has_trouble)
        output_abandon(&g->output);
    if (!output_close(&g->output) || has_trouble)
        return STATUS_TROUBLE;
    return g->has_errors ? STATUS_FINDINGS : STATUS_WELL;
}

int run_grade(const cli_settings *settings)
{
    grading g = {.settings = settings};
    int form = settings_named(settings, OPTION_FORMAT, FORM_TEXT);
    if (form < 0 || !mark_rules_read(&g.rules, settings))
        return STATUS_TROUBLE;
    if (settings->value[OPTION_KEY] == NULL) {
        say(SAY_MISSING_KEY);
        say(SAY_TRY_HELP_OF, command_name(settings->command));
        return STATUS_TROUBLE;
    }
    g.form = (grade_form)form;
    g.report = an_report_open(AN_OUTPUT_TEXT, message_language(), settings->with_color);
    int status = STATUS_TROUBLE;
    if (g.report == NULL)
        fail(&g);
    else if (read_key(&g))
        status = grade_sheets(&g);
    an_grader_close(g.grader);
    an_report_close(g.report);
    return status;
}
