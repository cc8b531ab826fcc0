/* algnot validate: replays every move of every game and reports what is wrong. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "pipeline.h"
#include "text.h"

typedef enum showing { SHOW_BY_LEVEL, SHOW_NEVER, SHOW_AS_ERROR } showing;

typedef struct validation {
    const cli_settings *settings;
    an_report *report;
    an_form form;
    cli_output output;
    showing showing[AN_CODE_COUNT];
    uint64_t max_errors;
    an_totals totals;            /* of all files */
    an_totals of_file;           /* of the one at hand */
    const an_language *language; /* of the file's games; NULL when there are several */
    bool has_language;
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

/* ---- findings ---- */

static void put(validation *v, an_text text)
{
    if (text.at == NULL)
        v->out_of_memory = true;
    else
        output_write(&v->output, text);
}

/* Counts a finding; true if it is to be shown. */
static bool count_finding(validation *v, an_finding *finding)
{
    if (v->showing[finding->code] == SHOW_NEVER)
        return false;
    if (v->showing[finding->code] == SHOW_AS_ERROR)
        finding->level = AN_ERROR;
    if (v->settings->value[OPTION_STRICT] != NULL && finding->level == AN_WARNING)
        finding->level = AN_ERROR;
    v->of_file.errors += finding->level == AN_ERROR;
    v->of_file.warnings += finding->level == AN_WARNING;
    return v->settings->value[OPTION_QUIET] == NULL &&
           (finding->level != AN_NOTE || v->settings->value[OPTION_VERBOSE] != NULL);
}

static bool take_finding(void *context, const an_finding *finding, const an_place *place)
{
    validation *v = context;
    an_finding judged = *finding;
    if (count_finding(v, &judged))
        put(v, an_report_finding(v->report, &judged, place));
    return !v->out_of_memory && !v->output.failed;
}

/* ---- records ---- */

static void join_uci(validation *v, const an_judgement *judgement)
{
    an_position position = judgement->start;
    size_t depth = 0;
    an_buffer_clear(&v->uci);
    an_buffer_put(&v->uci, "");
    size_t left = judgement->ply_count;
    for (size_t i = 0; i < judgement->game->token_count && left > 0; i++) {
        uint8_t kind = judgement->game->tokens[i].kind;
        if (kind == AN_TOKEN_OPEN)
            depth++;
        else if (kind == AN_TOKEN_CLOSE)
            depth--;
        if (depth > 0 || kind != AN_TOKEN_MOVE || !judgement->plies[i].is_played)
            continue;
        char uci[AN_UCI_MAX];
        left--;
        if (v->uci.size > 0)
            an_buffer_put_char(&v->uci, ' ');
        an_buffer_add(&v->uci, uci, an_move_to_uci(uci, &position, judgement->plies[i].move));
        position = an_position_play(&position, judgement->plies[i].move);
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
    static const char *const variants[] = {"standard", "chess960", NULL};
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
        .variant = variants[judgement->variant],
        .fen = is_decided ? fen : NULL,
        .uci = an_text_from(v->uci.at, v->uci.size),
        .tags = v->tags,
        .tag_count = judgement->game->tag_count};
    put(v, an_report_record(v->report, &record));
}

static void note_language(validation *v, const an_judgement *judgement)
{
    const an_language *language =
        judgement->notation != NULL ? judgement->notation->language : NULL;
    if (!v->has_language)
        v->language = language;
    else if (v->language != language)
        v->language = NULL;
    v->has_language = true;
}

/* A game with very many findings keeps only some of them; the counts stay true. */
static void add_uncounted(validation *v, const an_judgement *judgement)
{
    size_t errors = judgement->error_count, warnings = judgement->warning_count;
    for (size_t i = 0; i < judgement->finding_count; i++) {
        errors -= judgement->findings[i].level == AN_ERROR;
        warnings -= judgement->findings[i].level == AN_WARNING;
    }
    v->of_file.errors += errors;
    v->of_file.warnings += warnings;
}

static bool take_game(void *context, const an_judgement *judgement, cli_locator *locator,
                      uint64_t number)
{
    validation *v = context;
    const an_game *game = judgement->game;
    size_t base = (size_t)(game->bytes.at - locator->batch->bytes.at);
    uint64_t shown = 0, errors = v->of_file.errors;
    an_place start = {0};
    if (v->form == AN_FORM_JSONL)
        start = locator_place(locator, base + game->start, 0, number);
    for (size_t i = 0; i < judgement->finding_count; i++) {
        an_finding finding = judgement->findings[i];
        if (!count_finding(v, &finding) || shown++ >= v->max_errors)
            continue;
        an_place place = locator_place(locator, base + finding.offset, finding.size, number);
        put(v, an_report_finding(v->report, &finding, &place));
    }
    add_uncounted(v, judgement);
    v->of_file.games++;
    v->of_file.plies += judgement->ply_count;
    note_language(v, judgement);
    if (v->form == AN_FORM_JSONL && v->settings->value[OPTION_QUIET] == NULL)
        put_record(v, judgement, &start, v->of_file.errors == errors);
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

/* What is counted: one and many, English and French. */
typedef struct counted {
    const char *one[2], *many[2];
} counted;

static const counted games = {{"game", "partie"}, {"games", "parties"}};
static const counted plies = {{"half-move", "demi-coup"}, {"half-moves", "demi-coups"}};
static const counted errors = {{"error", "erreur"}, {"errors", "erreurs"}};
static const counted warnings = {{"warning", "avertissement"}, {"warnings", "avertissements"}};

/* In French nothing is one, too: 0 partie. */
static void put_count(an_tongue tongue, uint64_t count, const counted *what)
{
    bool french = tongue == AN_FRENCH;
    bool is_one = count == 1 || (french && count == 0);
    fprintf(stderr, "%" PRIu64 " %s", count, (is_one ? what->one : what->many)[french]);
}

/* "game.txt: 1 game, 38 half-moves, French: nothing to report". */
static void put_summary(const validation *v, const char *name)
{
    const an_totals *t = &v->of_file;
    an_tongue tongue = v->settings->tongue;
    const char *colon = tongue == AN_FRENCH ? " :" : ":";
    fprintf(stderr, "%s%s ", name, colon);
    put_count(tongue, t->games, &games);
    fputs(", ", stderr);
    put_count(tongue, t->plies, &plies);
    if (v->language != NULL)
        fprintf(stderr, ", %s", an_language_name(v->language, tongue));
    fprintf(stderr, "%s ", colon);
    if (t->errors == 0 && t->warnings == 0) {
        fprintf(stderr, "%s\n", message_in(tongue, SAY_NOTHING_TO_REPORT));
        return;
    }
    put_count(tongue, t->errors, &errors);
    fputs(", ", stderr);
    put_count(tongue, t->warnings, &warnings);
    fputc('\n', stderr);
}

static void end_file(void *context, const char *name)
{
    validation *v = context;
    an_totals *all = &v->totals, *one = &v->of_file;
    bool is_clean = one->errors == 0 && one->warnings == 0;
    bool to_terminals = platform_is_terminal(stdout) && platform_is_terminal(stderr);
    bool is_silent = v->settings->value[OPTION_QUIET] != NULL;
    output_flush(&v->output);
    if (v->settings->value[OPTION_VERBOSE] != NULL ||
        (is_clean && one->games > 0 && to_terminals && !is_silent))
        put_summary(v, name);
    all->files++;
    all->games += one->games;
    all->plies += one->plies;
    all->errors += one->errors;
    all->warnings += one->warnings;
    *one = (an_totals){0};
    v->has_language = false;
}

/* ---- the whole ---- */

static bool open_validation(validation *v, const cli_settings *settings, an_rules *rules)
{
    int form = mean_choice(settings, OPTION_FORMAT,
                           (const char *const[]){"text", "short", "jsonl", NULL}, AN_FORM_TEXT);
    *v = (validation){.settings = settings, .form = (an_form)form};
    if (form < 0 || !mean_showing(v) || !mean_profile(v, rules) || !mean_mending(v, rules) ||
        !mean_number(settings, OPTION_MAX_ERRORS, 20, &v->max_errors))
        return false;
    /* programs read JSON: it is English unless a language was asked for by name */
    bool by_locale = settings->value[OPTION_MESSAGES] == NULL ||
                     strcmp(settings->value[OPTION_MESSAGES], "auto") == 0;
    an_tongue tongue = form == AN_FORM_JSONL && by_locale ? AN_ENGLISH : settings->tongue;
    v->report = an_report_open(v->form, tongue, settings->with_color && form != AN_FORM_JSONL);
    if (v->report == NULL)
        say(settings, SAY_OUT_OF_MEMORY);
    else
        an_report_show_diagrams(v->report, settings->value[OPTION_VERBOSE] != NULL);
    return v->report != NULL && output_open(&v->output, settings);
}

static int close_validation(validation *v, bool had_trouble)
{
    if (v->form == AN_FORM_JSONL && v->settings->value[OPTION_QUIET] == NULL)
        put(v, an_report_totals(v->report, &v->totals));
    if (v->out_of_memory)
        say(v->settings, SAY_OUT_OF_MEMORY);
    had_trouble = !output_close(&v->output, v->settings) || had_trouble || v->out_of_memory;
    an_report_close(v->report);
    an_buffer_free(&v->uci);
    free(v->tags);
    if (had_trouble)
        return STATUS_TROUBLE;
    return v->totals.errors > 0 ? STATUS_FINDINGS : STATUS_WELL;
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
