/* algnot convert: writes games again in another notation. */
#include "run.h"

#include <string.h>

#include "converter.h"
#include "platform.h"
#include "say.h"
#include "text.h"
#include "utf8.h"

/* ---- delivery ---- */

static void refuse(conversion *c, message why, const char *text)
{
    say(c->settings->message_language, why, c->run->name, text,
        an_encoding_title(c->run->encoding));
    output_abandon(&c->output);
    output_abandon(&c->rejects);
    c->file.is_refused = c->was_refused = true;
}

/* UTF-8 must not be written among bytes of Windows-1252, whichever comes first. */
static void refuse_mixture(conversion *c)
{
    if (c->file.has_strays && *c->file.foreign != '\0' && !c->file.is_refused)
        refuse(c, SAY_TWO_ENCODINGS, c->file.foreign);
}

static void copy(char *to, size_t room, an_text text)
{
    size_t size = text.size < room ? text.size : room - 1;
    memcpy(to, text.at, size);
    to[size] = '\0';
}

static void take_foreign(conversion *c, an_text move)
{
    if (*c->file.foreign == '\0')
        copy(c->file.foreign, sizeof c->file.foreign, move);
    refuse_mixture(c);
}

static void take_lacking(conversion *c, an_text character)
{
    char text[AN_UTF8_MAX + 1];
    copy(text, sizeof text, character);
    refuse(c, SAY_NOT_IN_ENCODING, text);
}

static void take_braces_lost(const conversion *c, an_text number)
{
    char text[NUMBER_TEXT_MAX];
    copy(text, sizeof text, number);
    say(c->settings->message_language, SAY_BRACES_LOST, c->run->name, text);
}

/* Tells that words were left out once a game follows: a file without any game has a finding that
 * says so. */
static void tell_lost_words(conversion *c)
{
    if (c->file.has_lost_words)
        say(c->settings->message_language, SAY_WORDS_LOST, c->run->name);
    c->file.has_lost_words = false;
}

/* Told once a file, for its other games will be like this one. */
static void tell_lost_value(conversion *c, an_text name)
{
    char text[16];
    copy(text, sizeof text, name);
    if (!c->file.has_lost_values && c->settings->value[OPTION_QUIET] == NULL)
        say(c->settings->message_language, SAY_VALUE_LOST, c->run->name, text);
    c->file.has_lost_values = true;
}

static bool goes_on(const conversion *c)
{
    return !c->file.is_refused && !c->output.failed && !(c->plan.rejects_them && c->rejects.failed);
}

/* The last line of a file is written as it stands, perhaps without an end: the next file begins
 * a new line. */
static void put(cli_output *output, bool *begins_file, an_text text)
{
    if (*begins_file)
        output_end_line(output);
    *begins_file = false;
    output_write(output, text);
}

static bool deliver(void *context, unsigned kind, an_text text)
{
    conversion *c = context;
    switch ((conversion_piece)kind) {
    case PIECE_OUTPUT:
        tell_lost_words(c);
        put(&c->output, &c->file.output_begins, text);
        break;
    case PIECE_MESSAGES:
        fwrite(text.at, 1, text.size, stderr);
        break;
    case PIECE_MARK:
        if (!c->has_rejects)
            output_write(&c->rejects, text);
        break;
    case PIECE_REJECTS:
        put(&c->rejects, &c->file.rejects_begin, text);
        c->has_rejects = true;
        break;
    case PIECE_FOUND:
        c->has_findings = true;
        break;
    case PIECE_BRACES_LOST:
        take_braces_lost(c, text);
        break;
    case PIECE_FOREIGN:
        take_foreign(c, text);
        break;
    case PIECE_WORDS_LOST:
        c->file.has_lost_words = true;
        break;
    case PIECE_VALUE_LOST:
        tell_lost_value(c, text);
        break;
    case PIECE_STRAY:
        c->file.has_strays = true;
        refuse_mixture(c);
        break;
    case PIECE_LACKING:
        take_lacking(c, text);
        break;
    }
    return goes_on(c);
}

static void flush(void *context)
{
    conversion *c = context;
    output_flush(&c->output);
}

static void end_file(void *context, const source_end *end)
{
    conversion *c = context;
    (void)end;
    bool begins = an_encoding_unit(c->run->encoding) == 1;
    c->file = (conversion_file){.output_begins = begins, .rejects_begin = begins};
}

/* ---- the command ---- */

static bool open_rejects(conversion *c)
{
    const char *path = c->settings->value[OPTION_REJECTS];
    const char *output = c->settings->value[OPTION_OUTPUT];
    if (path == NULL || c->plan.checks)
        return true;
    if (strcmp(path, output == NULL ? "-" : output) == 0) {
        say(c->settings->message_language, SAY_SAME_FILE, "--rejects", "--output", path);
        return false;
    }
    c->plan.rejects_them = output_open_at(&c->rejects, c->settings, path);
    return c->plan.rejects_them;
}

/* Returns false after a message. Call close_conversion in either case. */
static bool open_conversion(conversion *c, const cli_settings *settings, an_judge_options *rules)
{
    *c = (conversion){.settings = settings, .plan.checks = settings->value[OPTION_CHECK] != NULL};
    c->output.file = stdout;
    if (!settings_form(settings, &c->plan.form) || !settings_writing(settings, &c->plan.writing))
        return false;
    c->plan.keeps = c->plan.writing.options.layout == AN_LAYOUT_KEEP;
    c->plan.columns = platform_columns(c->plan.checks ? stdout : stderr);
    rules->without_facts = true; /* facts about a game keep no move from being converted */
    if (!c->plan.checks)
        an_judge_options_keep_for(rules, &c->plan.writing.options);
    rules->mending = c->plan.writing.on_error == ON_ERROR_FIX ? AN_MEND_CERTAIN : AN_MEND_TOLD;
    return open_rejects(c) && output_open(&c->output, settings);
}

static bool close_conversion(conversion *c, bool is_whole)
{
    if (!is_whole || !goes_on(c)) {
        output_abandon(&c->output);
        output_abandon(&c->rejects);
    }
    bool closed = output_close(&c->output, c->settings);
    closed = (!c->plan.rejects_them || output_close(&c->rejects, c->settings)) && closed;
    writing_free(&c->plan.writing);
    return closed && !c->was_refused;
}

int run_convert(const cli_settings *settings)
{
    conversion c;
    cli_input input;
    if (!settings_input(&input, settings))
        return STATUS_TROUBLE;
    cli_consumer consumer = conversion_work;
    consumer.context = &c;
    consumer.deliver = deliver;
    consumer.flush = flush;
    consumer.end_file = end_file;
    cli_run run = {.settings = settings, .input = &input, .consumer = &consumer};
    run.had_trouble = !open_conversion(&c, settings, &input.rules);
    c.run = &run;
    if (!run.had_trouble)
        pipeline_read(&run);
    bool is_well = close_conversion(&c, !run.had_trouble) && !run.had_trouble;
    if (!is_well)
        return STATUS_TROUBLE;
    return c.has_findings ? STATUS_FINDINGS : STATUS_WELL;
}
