/* A validation: every move of every game is replayed, and what is wrong is reported. */
#include "validation.h"

#include <string.h>

#include "platform.h"
#include "say.h"
#include "text.h"
#include "validator.h"

/* ---- settings ---- */

static bool mark_codes(const cli_settings *settings, showing *codes, option_id option, showing how)
{
    const char *list = settings->value[option];
    an_text slug;
    while (list != NULL && settings_next_name(&list, &slug)) {
        an_code code = code_of_slug(slug);
        if (code == AN_OK)
            return false;
        codes[code] = how;
    }
    return true;
}

bool settings_showing(const cli_settings *settings, showing *codes)
{
    for (int code = 0; code < AN_CODE_COUNT; code++)
        codes[code] = settings->value[OPTION_ONLY] != NULL ? SHOW_NEVER : SHOW_BY_LEVEL;
    return mark_codes(settings, codes, OPTION_ONLY, SHOW_BY_LEVEL) &&
           mark_codes(settings, codes, OPTION_ALLOW, SHOW_NEVER) &&
           mark_codes(settings, codes, OPTION_DENY, SHOW_AS_ERROR);
}

static bool read_mending(const validation *v, an_judge_options *rules)
{
    int way = settings_named(v->settings, OPTION_AFTER_ERROR, 0);
    bool is_given = v->settings->value[OPTION_AFTER_ERROR] != NULL;
    an_mending asked = way == 1 ? AN_MEND_LIKELY : is_given ? AN_MEND_NOTHING : AN_MEND_TEXT;
    return way >= 0 && settings_mending(v->settings, asked, &rules->mending);
}

/* Reads --profile. Findings that are asked for by name are raised whatever the profile. */
static bool read_profile(validation *v, an_judge_options *rules)
{
    int profile = settings_named(v->settings, OPTION_PROFILE, AN_PROFILE_DEFAULT);
    bool by_name = v->settings->value[OPTION_ONLY] != NULL;
    if (profile < 0)
        return false;
    rules->findings.profile = (an_profile)profile;
    for (int code = 0; code < AN_CODE_COUNT; code++)
        if (v->asked.showing[code] == SHOW_AS_ERROR ||
            (by_name && v->asked.showing[code] == SHOW_BY_LEVEL))
            v->asked.raised[rules->findings.raise_count++] = (an_code)code;
    rules->findings.raises = v->asked.raised;
    return true;
}

/* Reads what is to be written about; only with JSON Lines it can be chosen. */
static bool read_emits(validation *v)
{
    const cli_settings *settings = v->settings;
    unsigned traits = an_output_traits(v->asked.form);
    char form[64] = "--format=";
    v->asked.emits = EMIT_FINDINGS | (traits & AN_OUTPUT_TELLS_GAMES ? EMIT_GAMES : 0u) |
                     (traits & AN_OUTPUT_IS_DOCUMENT ? EMIT_SUMMARY : 0u);
    if (v->asked.form == AN_OUTPUT_JSONL)
        v->asked.emits = EMIT_ALL;
    if (settings->value[OPTION_EMIT] == NULL)
        return true;
    if (v->asked.form != AN_OUTPUT_JSONL)
        return say(SAY_NOT_TOGETHER, "--emit", strcat(form, an_output_name(v->asked.form)));
    v->asked.emits = 0;
    return settings_all_named(settings, OPTION_EMIT, &v->asked.emits) &&
           (v->asked.emits != 0 || settings_refuse_value(settings, OPTION_EMIT));
}

/* ---- delivery ---- */

static bool holds_files(const validation *v)
{
    return (an_output_traits(v->asked.form) & AN_OUTPUT_HOLDS_FILES) != 0;
}

static void lack_memory(const validation *v)
{
    say(SAY_OUT_OF_MEMORY);
    v->run->had_trouble = v->run->lacked_memory = true;
}

/* Writes a text of the report. */
static void put_text(validation *v, an_text text)
{
    if (text.at == NULL)
        lack_memory(v);
    output_write(&v->output, text);
}

/* Returns a text of findings without the separator that the first of all begins with. */
static an_text without_separator(validation *v, an_text text)
{
    const char *separator = an_output_separator(v->asked.form);
    bool is_first = !v->has_findings && text.size > 0;
    v->has_findings = v->has_findings || is_first;
    return is_first ? an_text_after(text, strlen(separator)) : text;
}

static bool deliver(void *context, unsigned kind, an_text text)
{
    validation *v = context;
    cli_tally tally;
    if (kind == PIECE_TALLY) {
        memcpy(&tally, text.at, sizeof tally);
        tally_add(&v->file, &tally);
    } else if (holds_files(v)) {
        an_buffer_put_text(&v->held, text);
    } else {
        output_write(&v->output, without_separator(v, text));
    }
    return !v->output.failed && !v->held.failed;
}

static void flush(void *context)
{
    validation *v = context;
    output_flush(&v->output);
}

/* Tells why a file could not be read, in forms that have a place for that. */
static void put_trouble(validation *v, const source_end *end)
{
    an_buffer why = {0};
    if (end->trouble == TROUBLE_NONE)
        return;
    source_put_trouble(&why, v->asked.message_language, end);
    put_text(v, why.failed ? an_text_of(NULL) : an_report_trouble(v->report, end->name, why.at));
    an__buffer_free(&why);
}

/* Writes what was held back of a file, between its beginning and its end. */
static void put_held(validation *v, const source_end *end)
{
    bool has_trouble = end->trouble != TROUBLE_NONE;
    v->file.cases.errors = has_trouble;
    v->file.cases.cases += has_trouble;
    put_text(v, an_report_begin_file(v->report, end->name, &v->file.cases));
    if (v->held.failed)
        lack_memory(v);
    output_write(&v->output, an_buffer_text(&v->held));
    put_trouble(v, end);
    put_text(v, an_report_end_file(v->report));
    an__buffer_free(&v->held);
}

/* Says how many games of a file were left at a finding that the user does not want to see. */
static void say_unread(const validation *v, const char *name)
{
    char count[NUMBER_TEXT_MAX];
    if (v->file.unread > 0 && v->settings->value[OPTION_QUIET] == NULL)
        say(SAY_UNREAD_GAMES, name, number_text(count, v->file.unread));
}

static void end_file(void *context, const source_end *end)
{
    validation *v = context;
    if (validation_emits(v, EMIT_ALL) && holds_files(v))
        put_held(v, end);
    else if (validation_emits(v, EMIT_ALL))
        put_trouble(v, end);
    output_flush(&v->output);
    say_unread(v, end->name);
    if (end->trouble == TROUBLE_NONE && v->settings->value[OPTION_VERBOSE] != NULL)
        put_summary(&v->file, end->name);
    v->file.totals.files = 1;
    tally_add(&v->all, &v->file);
    v->file = (cli_tally){0};
    v->file_name = end->name;
}

/* ---- the command ---- */

static bool open_validation(validation *v, cli_run *run, an_judge_options *rules,
                            const validation_manner *manner)
{
    const cli_settings *settings = run->settings;
    *v = (validation){.settings = settings, .run = run};
    if (!settings_form(settings, &v->asked.form) || !settings_showing(settings, v->asked.showing) ||
        !read_profile(v, rules) || !read_mending(v, rules) || !read_emits(v) ||
        !settings_number(settings, OPTION_MAX_ERRORS, 20, &v->asked.max_errors))
        return false;
    /* what programs read is in English unless another language was asked for by name */
    bool by_locale = settings->value[OPTION_MESSAGES] == NULL ||
                     strcmp(settings->value[OPTION_MESSAGES], "auto") == 0;
    v->asked.message_language =
        (an_output_traits(v->asked.form) & AN_OUTPUT_FOR_PROGRAMS) != 0 && by_locale
            ? AN_MESSAGES_ENGLISH
            : message_language();
    v->report = validation_report(v);
    if (v->report == NULL)
        lack_memory(v);
    if (v->report == NULL || !output_open(&v->output, settings)) {
        an_report_close(v->report);
        return false;
    }
    if (manner->to_standard_error)
        output_open_standard_error(&v->output);
    v->asked.columns = platform_columns(v->output.file);
    if (validation_emits(v, EMIT_SUMMARY))
        put_text(v, an_report_begin(v->report));
    rules->keeps = validation_emits(v, EMIT_GAMES) ? AN_KEEP_FOR_WRITING : AN_KEEP_RESULT;
    rules->findings.without_notes = settings->value[OPTION_VERBOSE] == NULL;
    return true;
}

/* Says how many findings were left out; with --max-errors=0 the user knows. */
static void say_left_out(const validation *v)
{
    char count[NUMBER_TEXT_MAX];
    if (v->all.left_out > 0 && v->asked.max_errors > 0)
        say(SAY_LEFT_OUT, number_text(count, v->all.left_out));
}

/* Tells people at a terminal that all is well. */
static void put_end(const validation *v)
{
    const cli_settings *settings = v->settings;
    bool is_silent =
        settings->value[OPTION_QUIET] != NULL || settings->value[OPTION_VERBOSE] != NULL;
    if (!is_silent && tally_is_clean(&v->all) && platform_is_terminal(stdout) &&
        platform_is_terminal(stderr))
        put_summary(&v->all, v->all.totals.files == 1 ? v->file_name : NULL);
}

/* Returns whether what was written is not to be kept. A document says which files could not be
 * read; anything else would hide that some of it is missing. */
static bool is_in_vain(const validation *v)
{
    bool tells_trouble = (an_output_traits(v->asked.form) & AN_OUTPUT_TELLS_TROUBLE) != 0;
    return v->run->lacked_memory || (v->run->had_trouble && !tells_trouble);
}

static int close_validation(validation *v)
{
    if (validation_emits(v, EMIT_SUMMARY))
        put_text(v, an_report_totals(v->report, &v->all.totals));
    if (is_in_vain(v))
        output_abandon(&v->output);
    bool is_closed = output_close(&v->output);
    an_report_close(v->report);
    if (v->run->had_trouble || !is_closed)
        return STATUS_TROUBLE;
    say_left_out(v);
    put_end(v);
    return v->all.totals.errors > 0 ? STATUS_FINDINGS : STATUS_WELL;
}

int validate_games(const cli_settings *settings, const validation_manner *manner)
{
    validation v;
    cli_input input;
    if (!settings_input(&input, settings))
        return STATUS_TROUBLE;
    cli_consumer consumer = validation_work;
    consumer.context = &v;
    consumer.deliver = deliver;
    consumer.flush = flush;
    consumer.end_file = end_file;
    cli_run run = {.settings = settings,
                   .input = &input,
                   .consumer = &consumer,
                   .standard_input = manner->standard_input,
                   .was_told = manner->was_told};
    if (!open_validation(&v, &run, &input.rules, manner))
        return STATUS_TROUBLE;
    pipeline_read(&run);
    return close_validation(&v);
}
