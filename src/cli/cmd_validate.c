/* algnot validate: replays every move of every game and reports what is wrong. */
#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "pipeline.h"
#include "summary.h"
#include "text.h"

/* What JSON Lines are written about, as bits in the order of their names. */
enum { EMIT_FINDINGS = 1, EMIT_GAMES = 2, EMIT_SUMMARY = 4, EMIT_ALL = 7 };

typedef enum showing { SHOW_BY_LEVEL, SHOW_NEVER, SHOW_AS_ERROR } showing;

typedef struct validation {
    const cli_settings *settings;
    an_report *report;
    an_form form;
    cli_output output;
    showing showing[AN_CODE_COUNT];
    uint64_t max_errors;
    unsigned emits;        /* EMIT_… */
    cli_tally all;         /* of all files */
    cli_tally file;        /* of the one at hand */
    const char *file_name; /* of the last one */
    an_buffer uci;
    an_text *tags;
    size_t tag_capacity;
    bool out_of_memory;
} validation;

/* ---- settings as meant ---- */

static bool mark_codes(validation *v, option_id option, showing how)
{
    const char *list = v->settings->value[option];
    while (list != NULL && *list != '\0') {
        size_t size = strcspn(list, ",");
        an_code code = mean_code(v->settings, an_text_from(list, size));
        if (code == AN_OK)
            return false;
        v->showing[code] = how;
        list += size + (list[size] == ',');
    }
    return true;
}

static bool mean_showing(validation *v)
{
    if (v->settings->value[OPTION_ONLY] != NULL)
        for (int code = 0; code < AN_CODE_COUNT; code++)
            v->showing[code] = SHOW_NEVER;
    return mark_codes(v, OPTION_ONLY, SHOW_BY_LEVEL) && mark_codes(v, OPTION_ALLOW, SHOW_NEVER) &&
           mark_codes(v, OPTION_DENY, SHOW_AS_ERROR);
}

static bool mean_mending(const validation *v, an_rules *rules)
{
    static const char *const ways[] = {"stop", "repair", NULL};
    int way = mean_choice(v->settings, OPTION_AFTER_ERROR, ways, 0);
    rules->mending = way == 1 ? AN_MEND_LIKELY : AN_MEND_NOTHING;
    return way >= 0;
}

/* What is asked for by name is raised whatever the profile. */
static bool mean_profile(const validation *v, an_rules *rules)
{
    static const char *const names[] = {"default", "pgn", "fide", NULL};
    int profile = mean_choice(v->settings, OPTION_PROFILE, names, AN_DEFAULT);
    bool by_name = v->settings->value[OPTION_ONLY] != NULL;
    if (profile < 0)
        return false;
    rules->profile = (an_profile)profile;
    for (int code = 0; code < AN_CODE_COUNT; code++)
        rules->raises[code] =
            v->showing[code] == SHOW_AS_ERROR || (by_name && v->showing[code] == SHOW_BY_LEVEL);
    return true;
}

static bool mean_emits(validation *v)
{
    static const char *const names[] = {"finding", "game", "summary", NULL};
    const cli_settings *settings = v->settings;
    v->emits = EMIT_ALL;
    if (settings->value[OPTION_EMIT] == NULL)
        return true;
    if (v->form != AN_FORM_JSONL) {
        const char *form = v->form == AN_FORM_SHORT ? "--format=short" : "--format=text";
        say(settings, SAY_NOT_TOGETHER, "--emit", form);
        return false;
    }
    v->emits = 0;
    return mean_set(settings, OPTION_EMIT, names, &v->emits) &&
           (v->emits != 0 || refuse_value(settings, OPTION_EMIT));
}

/* Whether JSON of a kind is to be written. */
static bool emits(const validation *v, unsigned kind)
{
    return v->form == AN_FORM_JSONL && (v->emits & kind) != 0 &&
           v->settings->value[OPTION_QUIET] == NULL;
}

/* ---- findings ---- */

static void put(validation *v, an_text text)
{
    if (text.at == NULL)
        v->out_of_memory = true;
    else
        output_write(&v->output, text);
}

/* The level that a finding has for this run; false if it does not count at all. */
static bool judge_finding(const validation *v, an_finding *finding)
{
    bool is_raised = v->showing[finding->code] == SHOW_AS_ERROR ||
                     (v->settings->value[OPTION_STRICT] != NULL && finding->level == AN_WARNING);
    if (is_raised)
        finding->level = AN_ERROR;
    return v->showing[finding->code] != SHOW_NEVER;
}

/* Counts a judged finding; true if it is to be shown. */
static bool count_finding(validation *v, const an_finding *finding)
{
    v->file.totals.errors += finding->level == AN_ERROR;
    v->file.totals.warnings += finding->level == AN_WARNING;
    return (v->emits & EMIT_FINDINGS) != 0 && v->settings->value[OPTION_QUIET] == NULL &&
           (finding->level != AN_NOTE || v->settings->value[OPTION_VERBOSE] != NULL);
}

static bool take_finding(void *context, const an_finding *finding, const an_place *place)
{
    validation *v = context;
    an_finding judged = *finding;
    if (judge_finding(v, &judged) && count_finding(v, &judged))
        put(v, an_report_finding(v->report, &judged, place));
    return !v->out_of_memory && !v->output.failed;
}

/* ---- records ---- */

static void join_uci(validation *v, const an_judgement *judgement)
{
    an_position position = judgement->start;
    const an_ply *ply;
    size_t token = 0;
    an_buffer_clear(&v->uci);
    an_buffer_put(&v->uci, "");
    while ((ply = an_judgement_next(judgement, &token)) != NULL) {
        char uci[AN_UCI_MAX];
        if (v->uci.size > 0)
            an_buffer_put_char(&v->uci, ' ');
        an_buffer_add(&v->uci, uci, an_move_to_uci(uci, &position, ply->move));
        position = an_position_play(&position, ply->move);
    }
}

static bool join_tags(validation *v, const an_game *game)
{
    if (game->tag_count > v->tag_capacity) {
        an_text *tags = realloc(v->tags, game->tag_count * 2 * sizeof *tags);
        if (tags == NULL)
            return false;
        v->tags = tags;
        v->tag_capacity = game->tag_count;
    }
    for (size_t i = 0; i < game->tag_count; i++) {
        v->tags[2 * i] = game->tags[i].name;
        v->tags[2 * i + 1] = game->tags[i].value;
    }
    return true;
}

static void put_record(validation *v, const an_judgement *judgement, const an_place *place,
                       bool is_valid)
{
    char fen[AN_FEN_MAX];
    bool is_decided = judgement->notation != NULL;
    const an_language *language = is_decided ? judgement->notation->language : NULL;
    join_uci(v, judgement);
    if (!join_tags(v, judgement->game) || v->uci.failed) {
        v->out_of_memory = true;
        return;
    }
    if (is_decided)
        an_position_to_fen(fen, &judgement->end);
    an_record record = {
        .place = place,
        .is_valid = is_valid,
        .plies = judgement->ply_count,
        .result = judgement->result == AN_NO_RESULT ? NULL : an_result_name(judgement->result),
        .language = language != NULL ? language->code
                    : is_decided     ? "uci"
                                     : NULL,
        .variant = an_variant_name(judgement->variant),
        .fen = is_decided ? fen : NULL,
        .uci = an_text_from(v->uci.at, v->uci.size),
        .tags = v->tags,
        .tag_count = judgement->game->tag_count};
    put(v, an_report_record(v->report, &record));
}

/* A game with very many findings keeps only some of them; the counts stay true. */
static void add_uncounted(validation *v, const an_judgement *judgement)
{
    size_t errors = judgement->error_count, warnings = judgement->warning_count;
    for (size_t i = 0; i < judgement->finding_count; i++) {
        errors -= judgement->findings[i].level == AN_ERROR;
        warnings -= judgement->findings[i].level == AN_WARNING;
    }
    v->file.totals.errors += errors;
    v->file.totals.warnings += warnings;
}

static size_t count_errors(const validation *v, const an_judgement *judgement)
{
    size_t count = 0;
    for (size_t i = 0; i < judgement->finding_count; i++) {
        an_finding finding = judgement->findings[i];
        count += judge_finding(v, &finding) && finding.level == AN_ERROR;
    }
    return count;
}

/* Not more than so many of a game; others leave room for the errors that follow. */
static void put_findings(validation *v, const an_judgement *judgement, cli_locator *locator,
                         uint64_t number)
{
    const an_game *game = judgement->game;
    size_t base = (size_t)(game->bytes.at - locator->batch->bytes.at);
    uint64_t shown = 0, errors_left = count_errors(v, judgement);
    for (size_t i = 0; i < judgement->finding_count; i++) {
        an_finding finding = judgement->findings[i];
        if (!judge_finding(v, &finding))
            continue;
        errors_left -= finding.level == AN_ERROR;
        uint64_t taken = shown + (finding.level == AN_ERROR ? 0 : errors_left);
        if (!count_finding(v, &finding) || taken >= v->max_errors)
            continue;
        shown++;
        an_place place = locator_place(locator, base + finding.offset, finding.size, number);
        put(v, an_report_finding(v->report, &finding, &place));
    }
}

static bool take_game(void *context, const an_judgement *judgement, cli_locator *locator,
                      uint64_t number)
{
    validation *v = context;
    const an_game *game = judgement->game;
    size_t base = (size_t)(game->bytes.at - locator->batch->bytes.at);
    uint64_t errors = v->file.totals.errors;
    an_place start = {0};
    if (emits(v, EMIT_GAMES))
        start = locator_place(locator, base + game->start, 0, number);
    put_findings(v, judgement, locator, number);
    add_uncounted(v, judgement);
    v->file.totals.games++;
    v->file.totals.plies += judgement->ply_count;
    tally_language(&v->file, judgement->notation != NULL ? judgement->notation->language : NULL);
    if (emits(v, EMIT_GAMES))
        put_record(v, judgement, &start, v->file.totals.errors == errors);
    return !v->out_of_memory && !v->output.failed;
}

static bool take_rest(void *context, an_text bytes)
{
    (void)context;
    (void)bytes;
    return true;
}

static void end_batch(void *context)
{
    validation *v = context;
    output_flush(&v->output);
}

static void end_file(void *context, const char *name)
{
    validation *v = context;
    output_flush(&v->output);
    if (v->settings->value[OPTION_VERBOSE] != NULL)
        put_summary(&v->file, name, v->settings->tongue);
    tally_file(&v->all, &v->file);
    v->file = (cli_tally){0};
    v->file_name = name;
}

/* ---- the whole ---- */

static bool open_validation(validation *v, const cli_settings *settings, an_rules *rules)
{
    int form = mean_choice(settings, OPTION_FORMAT,
                           (const char *const[]){"text", "short", "jsonl", NULL}, AN_FORM_TEXT);
    *v = (validation){.settings = settings, .form = (an_form)form};
    if (form < 0 || !mean_showing(v) || !mean_profile(v, rules) || !mean_mending(v, rules) ||
        !mean_emits(v) || !mean_number(settings, OPTION_MAX_ERRORS, 20, &v->max_errors))
        return false;
    /* programs read JSON: it is English unless a language was asked for by name */
    bool by_locale = settings->value[OPTION_MESSAGES] == NULL ||
                     strcmp(settings->value[OPTION_MESSAGES], "auto") == 0;
    an_tongue tongue = form == AN_FORM_JSONL && by_locale ? AN_ENGLISH : settings->tongue;
    v->report = an_report_open(v->form, tongue, settings->with_color && form != AN_FORM_JSONL);
    if (v->report == NULL) {
        say(settings, SAY_OUT_OF_MEMORY);
        return false;
    }
    an_report_show_diagrams(v->report, settings->value[OPTION_VERBOSE] != NULL);
    if (!output_open(&v->output, settings)) {
        an_report_close(v->report);
        return false;
    }
    unsigned columns = platform_columns(v->output.file);
    if (columns > 0)
        an_report_set_columns(v->report, columns);
    return true;
}

/* People at a terminal are told that all is well. */
static void put_end(const validation *v)
{
    const cli_settings *settings = v->settings;
    bool is_silent =
        settings->value[OPTION_QUIET] != NULL || settings->value[OPTION_VERBOSE] != NULL;
    if (!is_silent && tally_is_clean(&v->all) && platform_is_terminal(stdout) &&
        platform_is_terminal(stderr))
        put_summary(&v->all, v->all.totals.files == 1 ? v->file_name : NULL, settings->tongue);
}

static int close_validation(validation *v, bool had_trouble)
{
    if (emits(v, EMIT_SUMMARY))
        put(v, an_report_totals(v->report, &v->all.totals));
    if (v->out_of_memory)
        say(v->settings, SAY_OUT_OF_MEMORY);
    had_trouble = !output_close(&v->output, v->settings) || had_trouble || v->out_of_memory;
    an_report_close(v->report);
    an_buffer_free(&v->uci);
    free(v->tags);
    if (had_trouble)
        return STATUS_TROUBLE;
    put_end(v);
    return v->all.totals.errors > 0 ? STATUS_FINDINGS : STATUS_WELL;
}

int run_validate(const cli_settings *settings)
{
    validation v;
    cli_input input;
    if (!mean_input(&input, settings) || !open_validation(&v, settings, &input.rules))
        return STATUS_TROUBLE;
    cli_consumer consumer = {&v, take_game, take_rest, take_finding, end_batch};
    cli_run run = {.settings = settings, .input = &input, .consumer = &consumer};
    pipeline_read_all(&run, end_file);
    return close_validation(&v, run.had_trouble);
}
