/* algnot validate: replays every move of every game and reports what is wrong. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "pipeline.h"
#include "repeats.h"
#include "summary.h"
#include "text.h"

/* What JSON Lines are written about, as bits in the order of their names. */
enum { EMIT_FINDINGS = 1, EMIT_GAMES = 2, EMIT_SUMMARY = 4, EMIT_ALL = 7 };

typedef enum showing { SHOW_BY_LEVEL, SHOW_NEVER, SHOW_AS_ERROR } showing;

/* What goes into a docket: texts for the output, and cli_tally. */
enum { WAY_OUTPUT, WAY_TALLY };

typedef struct validation {
    const cli_settings *settings;
    an_form form;
    an_tongue tongue; /* of the report */
    unsigned columns; /* of the terminal; 0: it is none */
    cli_output output;
    showing showing[AN_CODE_COUNT];
    uint64_t max_errors;
    unsigned emits;        /* EMIT_… */
    cli_tally all;         /* of all files */
    cli_tally file;        /* of the one at hand */
    const char *file_name; /* of the last one */
} validation;

/* What a worker has of its own. */
typedef struct validator {
    const validation *v;
    an_report *report;
    an_buffer uci;
    an_text *tags; /* of the game at hand, the first of each name: name and value in turn */
    size_t tag_count, tag_capacity;
    cli_tally tally; /* of the docket at hand */
} validator;

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

/* The level that a finding has for this run; false if it does not count at all. */
static bool judge_finding(const validation *v, an_finding *finding)
{
    bool is_raised = v->showing[finding->code] == SHOW_AS_ERROR ||
                     (v->settings->value[OPTION_STRICT] != NULL && finding->level == AN_WARNING);
    if (is_raised)
        finding->level = AN_ERROR;
    return v->showing[finding->code] != SHOW_NEVER;
}

/* Whether a judged finding is to be shown. */
static bool is_shown(const validation *v, const an_finding *finding)
{
    return (v->emits & EMIT_FINDINGS) != 0 && v->settings->value[OPTION_QUIET] == NULL &&
           (finding->level != AN_NOTE || v->settings->value[OPTION_VERBOSE] != NULL);
}

/* Counts a judged finding; true if it is to be shown. */
static bool count_finding(validator *w, const an_finding *finding)
{
    w->tally.totals.errors += finding->level == AN_ERROR;
    w->tally.totals.warnings += finding->level == AN_WARNING;
    return is_shown(w->v, finding);
}

static bool put_finding(const validator *w, cli_docket *docket, const an_finding *finding,
                        const an_place *place)
{
    an_text text = an_report_finding(w->report, finding, place);
    return docket_put_numbered(docket, WAY_OUTPUT, text, an_report_game_number(w->report));
}

static void end_docket(void *state, cli_docket *docket)
{
    validator *w = state;
    docket_note(docket, WAY_TALLY, an_text_from((const char *)&w->tally, sizeof w->tally));
    w->tally = (cli_tally){0};
}

/* It may count only once, with what is said about it: the tally up to here is apart. */
static bool take_finding(void *state, cli_docket *docket, const an_finding *finding,
                         const an_place *place)
{
    validator *w = state;
    an_finding judged = *finding;
    cli_tally before = w->tally;
    if (!judge_finding(w->v, &judged))
        return true;
    w->tally = (cli_tally){0};
    bool goes_on = !count_finding(w, &judged) || put_finding(w, docket, &judged, place);
    end_docket(w, docket);
    w->tally = before;
    return goes_on;
}

/* ---- records ---- */

static void join_uci(validator *w, const an_judgement *judgement)
{
    an_position position = judgement->start;
    const an_ply *ply;
    size_t token = 0;
    an_buffer_clear(&w->uci);
    an_buffer_put(&w->uci, "");
    while ((ply = an_judgement_next(judgement, &token)) != NULL) {
        char uci[AN_UCI_MAX];
        if (w->uci.size > 0)
            an_buffer_put_char(&w->uci, ' ');
        an_buffer_add(&w->uci, uci, an_move_to_uci(uci, &position, ply->move));
        position = an_position_play(&position, ply->move);
    }
}

static bool join_tags(validator *w, const an_game *game)
{
    if (game->tag_count > w->tag_capacity) {
        an_text *tags = realloc(w->tags, game->tag_count * 2 * sizeof *tags);
        if (tags == NULL)
            return false;
        w->tags = tags;
        w->tag_capacity = game->tag_count;
    }
    w->tag_count = 0;
    for (size_t i = 0; i < game->tag_count; i++) {
        if (!an_tag_is_first(&game->tags[i]))
            continue;
        w->tags[2 * w->tag_count] = game->tags[i].name;
        w->tags[2 * w->tag_count++ + 1] = game->tags[i].value;
    }
    return true;
}

static bool put_record(validator *w, cli_docket *docket, const an_judgement *judgement,
                       const an_place *place, bool is_valid)
{
    char fen[AN_FEN_MAX];
    bool is_decided = judgement->notation != NULL;
    const an_language *language = is_decided ? judgement->notation->language : NULL;
    join_uci(w, judgement);
    if (!join_tags(w, judgement->game) || w->uci.failed) {
        docket->out_of_memory = true;
        return false;
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
        .uci = an_text_from(w->uci.at, w->uci.size),
        .tags = w->tags,
        .tag_count = w->tag_count};
    an_text text = an_report_record(w->report, &record);
    return docket_put_numbered(docket, WAY_OUTPUT, text, an_report_game_number(w->report));
}

/* A game with very many findings keeps only some of them; the counts stay true. */
static void add_unlisted(validator *w, const an_judgement *judgement)
{
    if (judgement->unlisted == NULL)
        return;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++) {
        size_t count = judgement->unlisted[code];
        an_finding finding = {.code = code, .level = an_code_level(code)};
        if (count == 0 || !judge_finding(w->v, &finding))
            continue;
        w->tally.totals.errors += finding.level == AN_ERROR ? count : 0;
        w->tally.totals.warnings += finding.level == AN_WARNING ? count : 0;
        w->tally.left_out += is_shown(w->v, &finding) ? count : 0;
    }
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
static bool put_findings(validator *w, cli_docket *docket, const an_judgement *judgement)
{
    uint64_t shown = 0, errors_left = count_errors(w->v, judgement);
    for (size_t i = 0; i < judgement->finding_count; i++) {
        an_finding finding = judgement->findings[i];
        if (!judge_finding(w->v, &finding))
            continue;
        errors_left -= finding.level == AN_ERROR;
        uint64_t taken = shown + (finding.level == AN_ERROR ? 0 : errors_left);
        bool is_left_out = taken >= w->v->max_errors;
        bool counts = count_finding(w, &finding);
        w->tally.left_out += counts && is_left_out;
        if (!counts || is_left_out)
            continue;
        shown++;
        const char *at = judgement->game->bytes.at + finding.offset;
        an_place place = docket_place(docket, at, finding.size);
        if (!put_finding(w, docket, &finding, &place))
            return false;
    }
    return true;
}

static bool take_game(void *state, cli_docket *docket, const an_judgement *judgement)
{
    validator *w = state;
    const an_game *game = judgement->game;
    uint64_t errors = w->tally.totals.errors;
    an_place start = {0};
    if (emits(w->v, EMIT_GAMES))
        start = docket_place(docket, game->bytes.at + game->start, 0);
    if (!put_findings(w, docket, judgement))
        return false;
    add_unlisted(w, judgement);
    w->tally.totals.games++;
    w->tally.totals.plies += judgement->ply_count;
    tally_language(&w->tally, judgement->notation != NULL ? judgement->notation->language : NULL);
    return !emits(w->v, EMIT_GAMES) ||
           put_record(w, docket, judgement, &start, w->tally.totals.errors == errors);
}

/* ---- what workers have of their own ---- */

static an_report *open_report(const validation *v)
{
    an_report *report =
        an_report_open(v->form, v->tongue, v->settings->with_color && v->form != AN_FORM_JSONL);
    if (report == NULL)
        return NULL;
    an_report_show_diagrams(report, v->settings->value[OPTION_VERBOSE] != NULL);
    if (v->columns > 0)
        an_report_set_columns(report, v->columns);
    return report;
}

static void close_state(void *state)
{
    validator *w = state;
    an_report_close(w->report);
    an_buffer_free(&w->uci);
    free(w->tags);
    free(w);
}

static void *open_state(const void *context)
{
    validator *w = calloc(1, sizeof *w);
    if (w == NULL)
        return NULL;
    *w = (validator){.v = context, .report = open_report(context)};
    if (w->report != NULL)
        return w;
    close_state(w);
    return NULL;
}

/* ---- delivery ---- */

static bool deliver(void *context, unsigned way, an_text text)
{
    validation *v = context;
    cli_tally tally;
    if (way == WAY_TALLY) {
        memcpy(&tally, text.at, sizeof tally);
        tally_add(&v->file, &tally);
    } else {
        output_write(&v->output, text);
    }
    return !v->output.failed;
}

static void flush(void *context)
{
    validation *v = context;
    output_flush(&v->output);
}

static void end_file(void *context, const char *name, bool was_read)
{
    validation *v = context;
    output_flush(&v->output);
    if (was_read && v->settings->value[OPTION_VERBOSE] != NULL)
        put_summary(&v->file, name, v->settings->tongue);
    v->file.totals.files = 1;
    tally_add(&v->all, &v->file);
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
    v->tongue = form == AN_FORM_JSONL && by_locale ? AN_ENGLISH : settings->tongue;
    if (!output_open(&v->output, settings))
        return false;
    v->columns = platform_columns(v->output.file);
    rules->keeps = emits(v, EMIT_GAMES) ? AN_KEEP_TOKENS : AN_KEEP_RESULT;
    rules->without_notes = settings->value[OPTION_VERBOSE] == NULL;
    return true;
}

/* Who asked for none knows that there are none. */
static void say_left_out(const validation *v)
{
    char count[24];
    snprintf(count, sizeof count, "%" PRIu64, v->all.left_out);
    if (v->all.left_out > 0 && v->max_errors > 0)
        say(v->settings, SAY_LEFT_OUT, count);
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

static bool put_totals(validation *v)
{
    an_report *report = open_report(v);
    an_text text = report == NULL ? an_text_of(NULL) : an_report_totals(report, &v->all.totals);
    if (text.at == NULL)
        say(v->settings, SAY_OUT_OF_MEMORY);
    else
        output_write(&v->output, text);
    an_report_close(report);
    return text.at != NULL;
}

static int close_validation(validation *v, bool had_trouble)
{
    if (emits(v, EMIT_SUMMARY))
        had_trouble = !put_totals(v) || had_trouble;
    if (had_trouble)
        output_abandon(&v->output);
    had_trouble = !output_close(&v->output, v->settings) || had_trouble;
    if (had_trouble)
        return STATUS_TROUBLE;
    say_left_out(v);
    put_end(v);
    return v->all.totals.errors > 0 ? STATUS_FINDINGS : STATUS_WELL;
}

int run_validate(const cli_settings *settings)
{
    validation v;
    cli_input input;
    if (!mean_input(&input, settings) || !open_validation(&v, settings, &input.rules))
        return STATUS_TROUBLE;
    cli_consumer consumer = {.context = &v,
                             .open_state = open_state,
                             .close_state = close_state,
                             .take_game = take_game,
                             .take_finding = take_finding,
                             .end_docket = end_docket,
                             .deliver = deliver,
                             .flush = flush,
                             .end_file = end_file};
    cli_run run = {.settings = settings, .input = &input, .consumer = &consumer};
    pipeline_read(&run);
    return close_validation(&v, run.had_trouble);
}
