/* algnot convert: writes games again in another notation. */
#include <string.h>

#include "buffer.h"
#include "pipeline.h"
#include "script.h"
#include "text.h"
#include "utf8.h"

typedef struct conversion {
    const cli_settings *settings;
    const cli_run *run;
    cli_script meant;
    an_scribe *scribe;
    an_report *report;
    cli_output output;
    cli_output rejects;       /* of the games with an error; used where rejects_them */
    an_buffer encoded;        /* a text on its way out */
    cli_locator *locator;     /* of the game at hand */
    const an_game *game;      /* the game at hand */
    uint64_t number;          /* of the game at hand */
    bool checks;              /* nothing is written, what would change is listed */
    bool rejects_them;        /* games with an error go to a file of their own */
    bool in_too_large;        /* the bytes that come are of a game over the limit */
    bool has_findings;        /* a game could not be converted whole, or would change */
    bool has_rejects;         /* something was written there */
    bool keeps;               /* layout keep: the encoding of the file stays, too */
    bool has_strays;          /* nobody said which encoding, and bytes of Windows-1252 were met */
    char foreign[AN_SAN_MAX]; /* the first move written to the file that is not ASCII, or "" */
    bool is_refused;          /* the file cannot be written in its encoding */
    bool was_refused;         /* a file was */
    bool out_of_memory;
} conversion;

static bool goes_on(const conversion *c)
{
    return !c->out_of_memory && !c->is_refused && !c->output.failed &&
           !(c->rejects_them && c->rejects.failed);
}

/* ---- encodings ---- */

static void refuse(conversion *c, message why, const char *text)
{
    say(c->settings, why, c->run->name, text, encoding_title(c->run->encoding));
    output_abandon(&c->output);
    output_abandon(&c->rejects);
    c->is_refused = c->was_refused = true;
}

/* Writes a text, decoded or in UTF-8, in the encoding of its file. */
static void write_encoded(conversion *c, cli_output *output, an_text text)
{
    cli_encoding encoding = c->run->encoding;
    an_text lacking;
    if (!encoding_is_decoded(encoding)) {
        output_write(output, text);
        return;
    }
    an_buffer_clear(&c->encoded);
    if (!encoding_put(&c->encoded, encoding, text, &lacking)) {
        char character[AN_UTF8_MAX + 1] = "";
        memcpy(character, lacking.at, lacking.size);
        refuse(c, SAY_NOT_IN_ENCODING, character);
        return;
    }
    c->out_of_memory = c->out_of_memory || c->encoded.failed;
    output_write(output, an_text_from(c->encoded.at, c->encoded.size));
}

/* Writes the bytes of a text as UTF-8. */
static void write_utf8(conversion *c, an_text text)
{
    an_buffer_clear(&c->encoded);
    an_buffer_put_utf8(&c->encoded, text);
    c->out_of_memory = c->out_of_memory || c->encoded.failed;
    output_write(&c->output, an_text_from(c->encoded.at, c->encoded.size));
}

/* UTF-8 is not put among bytes of Windows-1252, whichever comes first. */
static void refuse_mixture(conversion *c)
{
    if (c->has_strays && *c->foreign != '\0' && !c->is_refused)
        refuse(c, SAY_TWO_ENCODINGS, c->foreign);
}

static void note_foreign(conversion *c)
{
    const char *foreign = an_scribe_foreign(c->scribe);
    if (foreign != NULL && *c->foreign == '\0')
        strcpy(c->foreign, foreign);
    refuse_mixture(c);
}

/* ---- findings ---- */

/* What would change is the data of --check, all else is talk. */
static void tell(conversion *c, const an_finding *finding, const an_place *place)
{
    c->has_findings = true;
    if (c->settings->value[OPTION_QUIET] != NULL)
        return;
    an_text text = an_report_finding(c->report, finding, place);
    if (text.at == NULL)
        c->out_of_memory = true;
    else if (finding->code == AN_OTHER_FORM)
        output_write(&c->output, text);
    else
        fwrite(text.at, 1, text.size, stderr);
}

static void tell_of_game(void *context, const an_finding *finding)
{
    conversion *c = context;
    size_t base = (size_t)(c->game->bytes.at - c->locator->batch->bytes.at);
    an_place place = locator_place(c->locator, base + finding->offset, finding->size, c->number);
    tell(c, finding, &place);
}

/* What kept a move from being converted; other findings are for validate. */
static bool stops_conversion(const an_finding *finding)
{
    an_group group = an_code_group(finding->code);
    return finding->level == AN_ERROR &&
           (group == AN_GROUP_READING || group == AN_GROUP_LEGALITY ||
            finding->code == AN_BAD_FEN || finding->code == AN_ILLEGAL_POSITION);
}

/* True if there are some. */
static bool tell_errors(conversion *c, const an_judgement *judgement)
{
    bool has_errors = false;
    for (size_t i = 0; i < judgement->finding_count; i++) {
        if (!stops_conversion(&judgement->findings[i]))
            continue;
        tell_of_game(c, &judgement->findings[i]);
        has_errors = true;
    }
    return has_errors;
}

/* Whether every error was mended, so that the game can be written whole. */
static bool is_mended(const an_judgement *judgement)
{
    size_t errors = 0, mended = 0;
    for (size_t i = 0; i < judgement->finding_count; i++)
        errors += stops_conversion(&judgement->findings[i]) &&
                  judgement->findings[i].code != AN_MIXED_LANGUAGES;
    for (size_t i = 0; i < judgement->game->token_count; i++)
        mended += judgement->plies[i].is_mended;
    return errors == mended;
}

/* ---- games ---- */

static void tell_braces(conversion *c)
{
    an_buffer number = {0};
    if (an_scribe_braces_lost(c->scribe) == 0 || c->settings->value[OPTION_VERBOSE] == NULL)
        return;
    an_buffer_put_number(&number, c->number);
    if (!number.failed)
        say(c->settings, SAY_BRACES_LOST, c->locator->file, number.at);
    an_buffer_free(&number);
}

static void write_game(conversion *c, const an_judgement *judgement)
{
    an_text text = an_scribe_write(c->scribe, judgement);
    c->out_of_memory = c->out_of_memory || text.at == NULL;
    note_foreign(c);
    if (c->out_of_memory || c->is_refused)
        return;
    if (c->keeps)
        write_encoded(c, &c->output, text);
    else
        output_write(&c->output, text);
    tell_braces(c);
}

/* Where the bytes of a game with an error go as they stand, or nowhere. */
static void reject(conversion *c, an_text bytes)
{
    bool is_marked = an_text_starts(bytes, AN_UTF8_MARK);
    if (!c->rejects_them)
        return;
    if (!c->has_rejects && !is_marked && encoding_unit(c->run->encoding) > 1)
        write_encoded(c, &c->rejects, an_text_of(AN_UTF8_MARK));
    write_encoded(c, &c->rejects, bytes);
    c->has_rejects = true;
}

static bool take_game(void *context, const an_judgement *judgement, cli_locator *locator,
                      uint64_t number)
{
    conversion *c = context;
    on_error way = c->meant.on_error;
    c->game = judgement->game;
    c->locator = locator;
    c->number = number;
    c->in_too_large = false;
    bool has_errors = tell_errors(c, judgement);
    /* nothing stands before the error of a game that could not even be begun */
    bool is_left_out = has_errors && !is_mended(judgement) &&
                       (c->rejects_them || way == ON_ERROR_DROP ||
                        (way == ON_ERROR_STOP && judgement->notation == NULL));
    if (c->checks)
        c->out_of_memory = !an_scribe_check(c->scribe, judgement, tell_of_game, c);
    else if (is_left_out)
        reject(c, judgement->game->bytes);
    else
        write_game(c, judgement);
    return goes_on(c);
}

static bool take_rest(void *context, an_text bytes)
{
    conversion *c = context;
    bool is_left_out = c->rejects_them || c->meant.on_error != ON_ERROR_KEEP;
    if (c->checks)
        return goes_on(c);
    if (c->in_too_large && is_left_out)
        reject(c, bytes);
    else if (c->keeps)
        write_encoded(c, &c->output, bytes);
    else if (c->in_too_large)
        write_utf8(c, bytes);
    return goes_on(c);
}

/* Where characters are kept as they are, it matters only that others must not mix with them. */
static void tell_encoding(conversion *c, const an_finding *finding, const an_place *place)
{
    bool had_findings = c->has_findings;
    c->has_strays = c->keeps && c->run->encoding == ENCODING_AUTO;
    if (!c->keeps)
        tell(c, finding, place);
    c->has_findings = had_findings;
    refuse_mixture(c);
}

static bool take_finding(void *context, const an_finding *finding, const an_place *place)
{
    conversion *c = context;
    if (finding->code == AN_BAD_ENCODING) {
        tell_encoding(c, finding, place);
        return goes_on(c);
    }
    tell(c, finding, place);
    c->in_too_large = finding->code == AN_GAME_TOO_LARGE;
    return goes_on(c);
}

static void end_batch(void *context)
{
    conversion *c = context;
    output_flush(&c->output);
}

static void end_file(void *context, const char *name)
{
    conversion *c = context;
    (void)name;
    c->is_refused = c->has_strays = c->in_too_large = false;
    *c->foreign = '\0';
}

/* ---- the whole ---- */

static bool open_rejects(conversion *c)
{
    const char *path = c->settings->value[OPTION_REJECTS];
    const char *output = c->settings->value[OPTION_OUTPUT];
    if (path == NULL || c->checks)
        return true;
    if (strcmp(path, output == NULL ? "-" : output) == 0) {
        say(c->settings, SAY_NOT_TOGETHER, "--rejects", output == NULL ? "-" : "--output");
        return false;
    }
    c->rejects_them = output_open_at(&c->rejects, c->settings, path);
    return c->rejects_them;
}

/* False after a message; close_conversion in any case. */
static bool open_conversion(conversion *c, const cli_settings *settings)
{
    static const char *const forms[] = {"text", "short", "jsonl", NULL};
    int form = mean_choice(settings, OPTION_FORMAT, forms, AN_FORM_TEXT);
    *c = (conversion){.settings = settings, .checks = settings->value[OPTION_CHECK] != NULL};
    c->output.file = stdout;
    if (form < 0 || !mean_script(settings, &c->meant))
        return false;
    c->keeps = c->meant.script.layout == AN_LAYOUT_KEEP;
    c->scribe = an_scribe_open(&c->meant.script);
    c->report = an_report_open((an_form)form, settings->tongue, false);
    if (c->scribe == NULL || c->report == NULL) {
        say(settings, SAY_OUT_OF_MEMORY);
        return false;
    }
    unsigned columns = platform_columns(c->checks ? stdout : stderr);
    if (columns > 0)
        an_report_set_columns(c->report, columns);
    return open_rejects(c) && output_open(&c->output, settings);
}

static bool close_conversion(conversion *c)
{
    bool closed = output_close(&c->output, c->settings);
    closed = (!c->rejects_them || output_close(&c->rejects, c->settings)) && closed;
    if (c->out_of_memory)
        say(c->settings, SAY_OUT_OF_MEMORY);
    an_scribe_close(c->scribe);
    an_report_close(c->report);
    script_free(&c->meant);
    an_buffer_free(&c->encoded);
    return closed && !c->out_of_memory && !c->was_refused;
}

int run_convert(const cli_settings *settings)
{
    conversion c;
    cli_input input;
    if (!mean_input(&input, settings))
        return STATUS_TROUBLE;
    bool has_trouble = !open_conversion(&c, settings);
    if (!has_trouble) {
        if (c.meant.on_error == ON_ERROR_FIX)
            input.rules.mending = AN_MEND_CERTAIN;
        cli_consumer consumer = {&c, take_game, take_rest, take_finding, end_batch};
        cli_run run = {.settings = settings, .input = &input, .consumer = &consumer};
        c.run = &run;
        pipeline_read_all(&run, end_file);
        has_trouble = run.had_trouble;
    }
    has_trouble = !close_conversion(&c) || has_trouble;
    if (has_trouble)
        return STATUS_TROUBLE;
    return c.has_findings ? STATUS_FINDINGS : STATUS_WELL;
}
