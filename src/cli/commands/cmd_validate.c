/* algnot validate: replays every move of every game and reports what is wrong. */
#include "run.h"

#include <string.h>

#include "platform.h"
#include "say.h"
#include "text.h"
#include "validator.h"

/* ---- settings ---- */

static bool mark_codes(validation *v, option_id option, showing how)
{
    const char *list = v->settings->value[option];
    an_text slug;
    while (list != NULL && settings_next_name(&list, &slug)) {
        an_code code = settings_code(v->settings, slug);
        if (code == AN_OK)
            return false;
        v->showing[code] = how;
    }
    return true;
}

static bool read_showing(validation *v)
{
    if (v->settings->value[OPTION_ONLY] != NULL)
        for (int code = 0; code < AN_CODE_COUNT; code++)
            v->showing[code] = SHOW_NEVER;
    return mark_codes(v, OPTION_ONLY, SHOW_BY_LEVEL) && mark_codes(v, OPTION_ALLOW, SHOW_NEVER) &&
           mark_codes(v, OPTION_DENY, SHOW_AS_ERROR);
}

static bool read_mending(const validation *v, an_judge_options *rules)
{
    static const char *const ways[] = {"stop", "repair", NULL};
    int way = settings_choice(v->settings, OPTION_AFTER_ERROR, ways, 0);
    bool is_given = v->settings->value[OPTION_AFTER_ERROR] != NULL;
    rules->mending = way == 1 ? AN_MEND_LIKELY : is_given ? AN_MEND_NOTHING : AN_MEND_TEXT;
    return way >= 0;
}

/* Reads --profile. Findings that are asked for by name are raised whatever the profile. */
static bool read_profile(validation *v, an_judge_options *rules)
{
    static const char *const names[] = {"default", "pgn", "fide", NULL};
    int profile = settings_choice(v->settings, OPTION_PROFILE, names, AN_PROFILE_DEFAULT);
    bool by_name = v->settings->value[OPTION_ONLY] != NULL;
    if (profile < 0)
        return false;
    rules->profile = (an_profile)profile;
    for (int code = 0; code < AN_CODE_COUNT; code++)
        if (v->showing[code] == SHOW_AS_ERROR || (by_name && v->showing[code] == SHOW_BY_LEVEL))
            v->raised[rules->raise_count++] = (an_code)code;
    rules->raises = v->raised;
    return true;
}

static bool read_emits(validation *v)
{
    static const char *const names[] = {"finding", "game", "summary", NULL};
    const cli_settings *settings = v->settings;
    v->emits = EMIT_ALL;
    if (settings->value[OPTION_EMIT] == NULL)
        return true;
    if (v->form != AN_OUTPUT_JSONL) {
        const char *form = v->form == AN_OUTPUT_SHORT ? "--format=short" : "--format=text";
        say(settings->message_language, SAY_NOT_TOGETHER, "--emit", form);
        return false;
    }
    v->emits = 0;
    return settings_choices(settings, OPTION_EMIT, names, &v->emits) &&
           (v->emits != 0 || settings_refuse_value(settings, OPTION_EMIT));
}

/* ---- delivery ---- */

static bool deliver(void *context, unsigned kind, an_text text)
{
    validation *v = context;
    cli_tally tally;
    if (kind == PIECE_TALLY) {
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
        put_summary(&v->file, name, v->settings->message_language);
    v->file.totals.files = 1;
    tally_add(&v->all, &v->file);
    v->file = (cli_tally){0};
    v->file_name = name;
}

/* ---- the command ---- */

static bool open_validation(validation *v, const cli_settings *settings, an_judge_options *rules)
{
    *v = (validation){.settings = settings};
    if (!settings_form(settings, &v->form) || !read_showing(v) || !read_profile(v, rules) ||
        !read_mending(v, rules) || !read_emits(v) ||
        !settings_number(settings, OPTION_MAX_ERRORS, 20, &v->max_errors))
        return false;
    /* programs read JSON: it is in English unless another language was asked for by name */
    bool by_locale = settings->value[OPTION_MESSAGES] == NULL ||
                     strcmp(settings->value[OPTION_MESSAGES], "auto") == 0;
    v->message_language =
        v->form == AN_OUTPUT_JSONL && by_locale ? AN_MESSAGES_ENGLISH : settings->message_language;
    if (!output_open(&v->output, settings))
        return false;
    v->columns = platform_columns(v->output.file);
    rules->keeps = validation_emits(v, EMIT_GAMES) ? AN_KEEP_FOR_WRITING : AN_KEEP_RESULT;
    rules->without_notes = settings->value[OPTION_VERBOSE] == NULL;
    return true;
}

/* Says how many findings were left out; with --max-errors=0 the user knows. */
static void say_left_out(const validation *v)
{
    char count[NUMBER_TEXT_MAX];
    if (v->all.left_out > 0 && v->max_errors > 0)
        say(v->settings->message_language, SAY_LEFT_OUT, number_text(count, v->all.left_out));
}

/* Tells people at a terminal that all is well. */
static void put_end(const validation *v)
{
    const cli_settings *settings = v->settings;
    bool is_silent =
        settings->value[OPTION_QUIET] != NULL || settings->value[OPTION_VERBOSE] != NULL;
    if (!is_silent && tally_is_clean(&v->all) && platform_is_terminal(stdout) &&
        platform_is_terminal(stderr))
        put_summary(&v->all, v->all.totals.files == 1 ? v->file_name : NULL,
                    settings->message_language);
}

static bool put_totals(validation *v)
{
    an_report *report = validation_report(v);
    an_text text = report == NULL ? an_text_of(NULL) : an_report_totals(report, &v->all.totals);
    if (text.at == NULL)
        say(v->settings->message_language, SAY_OUT_OF_MEMORY);
    else
        output_write(&v->output, text);
    an_report_close(report);
    return text.at != NULL;
}

static int close_validation(validation *v, bool had_trouble)
{
    if (validation_emits(v, EMIT_SUMMARY))
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
    if (!settings_input(&input, settings) || !open_validation(&v, settings, &input.rules))
        return STATUS_TROUBLE;
    cli_consumer consumer = validation_work;
    consumer.context = &v;
    consumer.deliver = deliver;
    consumer.flush = flush;
    consumer.end_file = end_file;
    cli_run run = {.settings = settings, .input = &input, .consumer = &consumer};
    pipeline_read(&run);
    return close_validation(&v, run.had_trouble);
}
