/* algnot validate: replays every move of every game and reports what is wrong; with --fix, after it
 * has written the corrections that are certain. */
#include "run.h"

#include <string.h>

#include "conversion.h"
#include "say.h"
#include "text.h"
#include "validation.h"

/* Reads which findings are corrected: those that would be shown. */
static bool read_corrects(const cli_settings *settings, bool *corrects)
{
    showing codes[AN_CODE_COUNT];
    if (!settings_showing(settings, codes))
        return false;
    for (int code = 0; code < AN_CODE_COUNT; code++)
        corrects[code] = codes[code] != SHOW_NEVER;
    return true;
}

/* Returns whether the options go together with --fix, else false after a message: with a diff on
 * standard output there is no place for a document. */
static bool may_fix(const cli_settings *settings)
{
    static const option_id others[] = {OPTION_OUTPUT, OPTION_AFTER_ERROR, OPTION_PLAYED_ILLEGAL};
    bool shows = settings->value[OPTION_DIFF] != NULL;
    char with[64] = "--format=";
    an_output form;
    if (!settings_form(settings, &form) ||
        !settings_go_without(settings, shows ? "--diff" : "--fix", others, 3))
        return false;
    if (!shows || (an_output_traits(form) & AN_OUTPUT_IS_DOCUMENT) == 0)
        return true;
    return say(SAY_NOT_TOGETHER, "--diff", strcat(with, an_output_name(form)));
}

/* Returns the conversion that writes nothing anew but words that are corrected. */
static conversion corrections(const cli_settings *settings, const bool *corrects)
{
    bool shows = settings->value[OPTION_DIFF] != NULL;
    return (conversion){.settings = settings,
                        .output.file = stdout,
                        .destination.way = shows ? AS_DIFF : IN_PLACE,
                        .plan = {.writing.options = {.notation = spoken_notation(),
                                                     .layout = AN_LAYOUT_KEEP,
                                                     .corrects = corrects},
                                 .keeps = true,
                                 .corrects = true,
                                 .tells = !shows && settings->value[OPTION_QUIET] == NULL}};
}

/* Writes the corrections of the files, or shows them; `given` is standard input. Returns false
 * after a message. Call conversion_close in either case. */
static bool correct(conversion *c, const an_text *given)
{
    cli_input input;
    if (!settings_input(&input, c->settings))
        return false;
    input.rules.without_facts = true;
    input.rules.findings.without_reasons = false; /* corrections are reasons, also with --quiet */
    input.rules.mending = AN_MEND_CERTAIN;
    an_judge_options_keep_for(&input.rules, &c->plan.writing.options);
    cli_run run = {.settings = c->settings, .input = &input, .standard_input = given};
    conversion_read(c, &run);
    return !run.had_trouble && !c->was_refused && !c->destination.had_trouble;
}

static an_text whole_text(const conversion *c)
{
    const an_buffer *text = &c->destination.whole_text;
    return an_text_from(text->size > 0 ? text->at : "", text->size);
}

/* Corrects all files, then reports what is left in them. Returns the status. */
static int fix(const cli_settings *settings, const bool *corrects, const an_text *given)
{
    conversion c = corrections(settings, corrects);
    bool is_done = correct(&c, given);
    an_text corrected = whole_text(&c);
    int status =
        validate_games(settings, &(validation_manner){&corrected, !is_done, given != NULL});
    return conversion_close(&c) && is_done ? status : STATUS_TROUBLE;
}

/* Shows how the only file of the settings would be corrected, and reports what would be left in it.
 * Returns the status; sets *is_cut if the output could not be written. */
static int show(const cli_settings *settings, const bool *corrects, const an_text *given,
                bool *is_cut)
{
    static char standard_input[] = "-";
    char *files[] = {standard_input};
    cli_settings rest = *settings;
    conversion c = corrections(settings, corrects);
    bool is_done = correct(&c, given);
    an_text corrected = whole_text(&c);
    /* what would be in the file is validated, under its name */
    if (c.destination.whole_text.at != NULL && strcmp(settings->files[0], standard_input) != 0) {
        rest.value[OPTION_STDIN_FILENAME] = settings->files[0];
        rest.files = files;
    }
    int status = validate_games(&rest, &(validation_manner){&corrected, !is_done, true});
    bool has_changed = c.destination.has_changed;
    is_done = conversion_close(&c) && is_done;
    *is_cut = c.output.failed;
    if (!is_done)
        return STATUS_TROUBLE;
    return status == STATUS_WELL && has_changed ? STATUS_FINDINGS : status;
}

static int show_each(const cli_settings *settings, const bool *corrects, const an_text *given)
{
    cli_settings one = *settings;
    int worst = STATUS_WELL;
    bool is_cut = false;
    one.file_count = 1;
    for (size_t i = 0; i < settings->file_count && !is_cut; i++) {
        one.files = &settings->files[i];
        int status = show(&one, corrects, given, &is_cut);
        worst = status > worst ? status : worst;
    }
    return worst;
}

/* Corrects the files, or shows how. Returns the status. */
static int correct_files(const cli_settings *settings, const an_text *given)
{
    bool corrects[AN_CODE_COUNT], shows = settings->value[OPTION_DIFF] != NULL;
    if (!read_corrects(settings, corrects))
        return STATUS_TROUBLE;
    return shows ? show_each(settings, corrects, given) : fix(settings, corrects, given);
}

int run_validate(const cli_settings *settings)
{
    bool corrects = settings->value[OPTION_FIX] != NULL || settings->value[OPTION_DIFF] != NULL;
    cli_input input;
    if (!corrects)
        return validate_games(settings, &(validation_manner){0});
    if (!may_fix(settings) || !settings_input(&input, settings))
        return STATUS_TROUBLE;
    return destination_work(settings, correct_files);
}
