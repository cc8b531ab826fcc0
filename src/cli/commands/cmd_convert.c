/* algnot convert: writes games again in another notation. */
#include "run.h"

#include <string.h>

#include "conversion.h"
#include "platform.h"
#include "say.h"

/* Returns false after a message if the games with errors may not go to `path`. */
static bool may_be_rejects(const cli_settings *settings, const char *path)
{
    const char *output = settings->value[OPTION_OUTPUT];
    if (strcmp(path, "-") == 0 && output == NULL)
        return say(SAY_REJECTS_AMONG_OUTPUT);
    if (output != NULL && output_is_same(path, output))
        return say(SAY_SAME_FILE, "--rejects", "--output", path);
    return true;
}

static bool open_rejects(conversion *c)
{
    const char *path = c->settings->value[OPTION_REJECTS];
    if (path == NULL || c->plan.checks)
        return true;
    if (!may_be_rejects(c->settings, path))
        return false;
    c->plan.rejects_them = output_open_apart(&c->rejects, c->settings, path);
    return c->plan.rejects_them;
}

/* Reads --write, --diff and --check: where the games go. */
static bool read_destination(conversion *c)
{
    static const option_id others[] = {OPTION_OUTPUT, OPTION_REJECTS, OPTION_NULL};
    static const option_id not_written[] = {OPTION_CHECK, OPTION_DIFF};
    const cli_settings *settings = c->settings;
    bool writes = settings->value[OPTION_WRITE] != NULL;
    bool shows = settings->value[OPTION_DIFF] != NULL;
    if (writes && !settings_go_without(settings, "--write", not_written, 2))
        return false;
    c->destination.way = writes ? IN_PLACE : shows ? AS_DIFF : TO_OUTPUT;
    c->plan.checks = settings->value[OPTION_CHECK] != NULL && !shows;
    return c->destination.way == TO_OUTPUT ||
           settings_go_without(settings, writes ? "--write" : "--diff", others, 3);
}

/* Returns false after a message. Call conversion_close in either case. */
static bool open_conversion(conversion *c, const cli_settings *settings, an_judge_options *rules)
{
    *c = (conversion){.settings = settings};
    c->output.file = stdout;
    if (!read_destination(c) || !settings_form(settings, &c->plan.form) ||
        !settings_writing(settings, &c->plan.writing))
        return false;
    c->plan.keeps = c->plan.writing.options.layout == AN_LAYOUT_KEEP;
    c->plan.columns = platform_columns(c->plan.checks ? stdout : stderr);
    rules->without_facts = true; /* facts about a game keep no move from being converted */
    if (c->plan.checks)
        an_judge_options_check_for(rules, &c->plan.writing.options);
    else if (c->plan.writing.diagrams.count == 0)
        an_judge_options_keep_for(rules, &c->plan.writing.options);
    an_mending asked = c->plan.writing.on_error == ON_ERROR_FIX ? AN_MEND_CERTAIN : AN_MEND_TOLD;
    return settings_mending(settings, asked, &rules->mending) &&
           printed_open(&c->document, &c->plan.writing) && open_rejects(c) &&
           output_open(&c->output, settings);
}

/* Converts the files of the settings. Returns the status. */
static int convert(const cli_settings *settings, const an_text *given)
{
    conversion c;
    cli_input input;
    if (!settings_input(&input, settings))
        return STATUS_TROUBLE;
    cli_run run = {.settings = settings, .input = &input, .standard_input = given};
    run.had_trouble = !open_conversion(&c, settings, &input.rules);
    if (c.plan.writing.prints)
        input.jobs = 1; /* what is told of diagrams has the number of the game */
    if (run.had_trouble)
        conversion_abandon(&c);
    else
        conversion_read(&c, &run);
    bool would_change = c.destination.way == AS_DIFF && c.destination.has_changed;
    if (!conversion_close(&c) || run.had_trouble)
        return STATUS_TROUBLE;
    return c.has_findings || would_change ? STATUS_FINDINGS : STATUS_WELL;
}

/* Returns whether an empty score sheet is asked for, so that no game is read. */
static bool wants_blank_sheet(const cli_settings *settings)
{
    const char *layout = settings->value[OPTION_LAYOUT];
    return layout != NULL && strcmp(layout, an_print_form_name(AN_PRINT_SCORESHEET)) == 0 &&
           settings->file_count == 0 && platform_is_terminal(stdin);
}

static int write_blank_sheet(const cli_settings *settings)
{
    conversion c;
    an_judge_options ignored;
    bool is_open = open_conversion(&c, settings, &ignored);
    if (is_open)
        printed_end(&c.document, &c.output);
    if (c.document.failed)
        say(SAY_OUT_OF_MEMORY);
    if (!is_open || c.document.failed)
        conversion_abandon(&c);
    return conversion_close(&c) && is_open ? STATUS_WELL : STATUS_TROUBLE;
}

int run_convert(const cli_settings *settings)
{
    if (wants_blank_sheet(settings))
        return write_blank_sheet(settings);
    bool is_each = settings->value[OPTION_WRITE] != NULL || settings->value[OPTION_DIFF] != NULL;
    cli_input input;
    if (!settings_input(&input, settings)) /* before standard input is read */
        return STATUS_TROUBLE;
    return is_each ? destination_work(settings, convert) : convert(settings, NULL);
}
