/* algnot convert: writes games again in another notation. */
#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "pipeline.h"
#include "script.h"
#include "text.h"
#include "utf8.h"

/* What goes into a docket: texts, and news of the file. */
enum way {
    WAY_OUTPUT,
    WAY_TALK,
    WAY_REJECTS,
    WAY_MARK,        /* of the encoding, for rejects that begin without */
    WAY_FOUND,       /* a game could not be converted whole, or would change */
    WAY_BRACES_LOST, /* the number of the game */
    WAY_FOREIGN,     /* a move written that is not ASCII */
    WAY_WORDS_LOST,  /* text without a game was left out */
    WAY_STRAY,       /* bytes of Windows-1252 were met, and nobody said which encoding */
    WAY_LACKING      /* a character that the encoding of the file lacks */
};

typedef struct conversion {
    const cli_settings *settings;
    const cli_run *run;
    cli_script meant;
    an_form form;     /* of the findings */
    unsigned columns; /* of the terminal; 0: it is none */
    cli_output output;
    cli_output rejects;       /* of the games with an error; used where rejects_them */
    bool checks;              /* nothing is written, what would change is listed */
    bool rejects_them;        /* games with an error go to a file of their own */
    bool keeps;               /* layout keep: the encoding of the file stays, too */
    bool has_findings;        /* a game could not be converted whole, or would change */
    bool has_rejects;         /* something was written there */
    bool has_strays;          /* nobody said which encoding, and bytes of Windows-1252 were met */
    bool has_lost_words;      /* text without a game was left out; told once a game follows */
    char foreign[AN_SAN_MAX]; /* the first move written to the file that is not ASCII, or "" */
    bool is_refused;          /* the file cannot be written in its encoding */
    bool was_refused;         /* a file was */
} conversion;

enum { NUMBER_ROOM = 24 };

/* What a worker has of its own. */
typedef struct converter {
    const conversion *c;
    an_scribe *scribe;
    an_report *report;
    an_buffer encoded;   /* a text on its way out */
    cli_docket *docket;  /* at hand */
    const an_game *game; /* at hand */
    bool has_findings;   /* in this docket */
} converter;

/* ---- encodings ---- */

/* Puts a text, decoded or in UTF-8, in the encoding of its file. */
static bool put_encoded(converter *w, unsigned way, an_text text)
{
    cli_docket *docket = w->docket;
    an_text lacking;
    if (!encoding_is_decoded(docket->encoding))
        return docket_put(docket, way, text);
    an_buffer_clear(&w->encoded);
    an_buffer_put(&w->encoded, "");
    if (!encoding_put(&w->encoded, docket->encoding, text, &lacking)) {
        docket_note(docket, WAY_LACKING, lacking);
        return false;
    }
    docket->out_of_memory = docket->out_of_memory || w->encoded.failed;
    return docket_put(docket, way, an_text_from(w->encoded.at, w->encoded.size));
}

/* Puts the bytes of a text as UTF-8. */
static bool put_utf8(converter *w, an_text text)
{
    an_buffer_clear(&w->encoded);
    an_buffer_put(&w->encoded, "");
    an_buffer_put_utf8(&w->encoded, text);
    w->docket->out_of_memory = w->docket->out_of_memory || w->encoded.failed;
    return docket_put(w->docket, WAY_OUTPUT, an_text_from(w->encoded.at, w->encoded.size));
}

/* ---- findings ---- */

/* What would change is the data of --check, all else is talk. */
static bool tell(converter *w, const an_finding *finding, const an_place *place)
{
    if (w->c->settings->value[OPTION_QUIET] != NULL)
        return true;
    an_text text = an_report_finding(w->report, finding, place);
    return docket_put_numbered(w->docket, finding->code == AN_OTHER_FORM ? WAY_OUTPUT : WAY_TALK,
                               text, an_report_game_number(w->report));
}

static void tell_of_game(void *state, const an_finding *finding)
{
    converter *w = state;
    const char *at = w->game->bytes.at + finding->offset;
    an_place place = docket_place(w->docket, at, finding->size);
    tell(w, finding, &place);
    w->has_findings = true;
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
static bool tell_errors(converter *w, const an_judgement *judgement)
{
    bool has_errors = false;
    for (size_t i = 0; i < judgement->finding_count; i++) {
        if (!stops_conversion(&judgement->findings[i]))
            continue;
        tell_of_game(w, &judgement->findings[i]);
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

static bool note_foreign(const converter *w)
{
    const char *foreign = an_scribe_foreign(w->scribe);
    return foreign == NULL || docket_note(w->docket, WAY_FOREIGN, an_text_of(foreign));
}

static bool write_game(converter *w, const an_judgement *judgement)
{
    bool is_verbose = w->c->settings->value[OPTION_VERBOSE] != NULL;
    an_text text = an_scribe_write(w->scribe, judgement);
    if (!note_foreign(w) ||
        !(w->c->keeps && text.at != NULL ? put_encoded(w, WAY_OUTPUT, text)
                                         : docket_put(w->docket, WAY_OUTPUT, text)))
        return false;
    return !is_verbose || an_scribe_braces_lost(w->scribe) == 0 ||
           docket_note_number(w->docket, WAY_BRACES_LOST);
}

/* The bytes of a game with an error go where they are asked for as they stand, or nowhere. */
static bool reject(converter *w, an_text bytes)
{
    an_text mark = an_text_of(AN_UTF8_MARK);
    bool needs_mark = encoding_unit(w->docket->encoding) > 1 && !an_text_starts(bytes, mark.at);
    if (!w->c->rejects_them)
        return true;
    return (!needs_mark || put_encoded(w, WAY_MARK, mark)) && put_encoded(w, WAY_REJECTS, bytes);
}

static bool take_game(void *state, cli_docket *docket, const an_judgement *judgement)
{
    converter *w = state;
    const conversion *c = w->c;
    on_error way = c->meant.on_error;
    w->docket = docket;
    w->game = judgement->game;
    bool has_errors = tell_errors(w, judgement);
    /* nothing stands before the error of a game that could not even be begun */
    bool is_left_out = has_errors && !is_mended(judgement) &&
                       (c->rejects_them || way == ON_ERROR_DROP ||
                        (way == ON_ERROR_STOP && judgement->notation == NULL));
    if (!c->checks)
        return is_left_out ? reject(w, judgement->game->bytes) : write_game(w, judgement);
    if (!an_scribe_check(w->scribe, judgement, tell_of_game, w))
        docket->out_of_memory = true;
    return !docket->out_of_memory;
}

/* Whether words that belong to no game would be kept, were they comments of one. */
static bool wants_words(const conversion *c)
{
    const an_script *script = &c->meant.script;
    return script->layout != AN_LAYOUT_JSONL && !script->is_sheet &&
           (script->drops & AN_DROP_COMMENTS) == 0 && c->settings->value[OPTION_QUIET] == NULL;
}

static bool is_blank(an_text bytes)
{
    bytes = an_text_after(bytes, an_utf8_match(bytes, AN_UTF8_MARK));
    return an_text_trimmed(bytes).size == 0;
}

static bool take_rest(void *state, cli_docket *docket, an_text bytes)
{
    converter *w = state;
    const conversion *c = w->c;
    bool is_left_out = c->rejects_them || c->meant.on_error != ON_ERROR_KEEP;
    w->docket = docket;
    if (c->checks)
        return true;
    if (docket->is_too_large && is_left_out)
        return reject(w, bytes);
    if (c->keeps)
        return put_encoded(w, WAY_OUTPUT, bytes);
    if (docket->is_too_large)
        return put_utf8(w, bytes);
    return is_blank(bytes) || !wants_words(c) ||
           docket_note(docket, WAY_WORDS_LOST, an_text_of(""));
}

/* Where characters are kept as they are, it matters only that others must not mix with them. */
static bool take_finding(void *state, cli_docket *docket, const an_finding *finding,
                         const an_place *place)
{
    converter *w = state;
    w->docket = docket;
    bool is_of_encoding = finding->code == AN_BAD_ENCODING;
    /* where there is nothing to convert, as in an empty file, nothing was left unconverted */
    w->has_findings = w->has_findings || finding->level == AN_ERROR;
    if (!is_of_encoding || !w->c->keeps)
        return tell(w, finding, place);
    return docket->encoding != ENCODING_AUTO || docket_note(docket, WAY_STRAY, an_text_of(""));
}

static void end_docket(void *state, cli_docket *docket)
{
    converter *w = state;
    if (w->has_findings)
        docket_note(docket, WAY_FOUND, an_text_of(""));
    w->has_findings = false;
}

/* ---- what workers have of their own ---- */

static void close_state(void *state)
{
    converter *w = state;
    an_scribe_close(w->scribe);
    an_report_close(w->report);
    an_buffer_free(&w->encoded);
    free(w);
}

static void *open_state(const void *context)
{
    const conversion *c = context;
    converter *w = calloc(1, sizeof *w);
    if (w == NULL)
        return NULL;
    *w = (converter){.c = c,
                     .scribe = an_scribe_open(&c->meant.script),
                     .report = an_report_open(c->form, c->settings->tongue, false)};
    if (w->scribe == NULL || w->report == NULL) {
        close_state(w);
        return NULL;
    }
    if (c->columns > 0)
        an_report_set_columns(w->report, c->columns);
    return w;
}

/* ---- delivery ---- */

static void refuse(conversion *c, message why, const char *text)
{
    say(c->settings, why, c->run->name, text, encoding_title(c->run->encoding));
    output_abandon(&c->output);
    output_abandon(&c->rejects);
    c->is_refused = c->was_refused = true;
}

/* UTF-8 is not put among bytes of Windows-1252, whichever comes first. */
static void refuse_mixture(conversion *c)
{
    if (c->has_strays && *c->foreign != '\0' && !c->is_refused)
        refuse(c, SAY_TWO_ENCODINGS, c->foreign);
}

static void copy(char *to, size_t room, an_text text)
{
    size_t size = text.size < room ? text.size : room - 1;
    memcpy(to, text.at, size);
    to[size] = '\0';
}

static void take_foreign(conversion *c, an_text move)
{
    if (*c->foreign == '\0')
        copy(c->foreign, sizeof c->foreign, move);
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
    char text[NUMBER_ROOM];
    copy(text, sizeof text, number);
    say(c->settings, SAY_BRACES_LOST, c->run->name, text);
}

/* A file that is nothing but words has no game, which is a finding. */
static void tell_lost_words(conversion *c)
{
    if (c->has_lost_words)
        say(c->settings, SAY_WORDS_LOST, c->run->name);
    c->has_lost_words = false;
}

static bool goes_on(const conversion *c)
{
    return !c->is_refused && !c->output.failed && !(c->rejects_them && c->rejects.failed);
}

static bool deliver(void *context, unsigned way, an_text text)
{
    conversion *c = context;
    switch ((enum way)way) {
    case WAY_OUTPUT:
        tell_lost_words(c);
        output_write(&c->output, text);
        break;
    case WAY_TALK:
        fwrite(text.at, 1, text.size, stderr);
        break;
    case WAY_MARK:
        if (!c->has_rejects)
            output_write(&c->rejects, text);
        break;
    case WAY_REJECTS:
        output_write(&c->rejects, text);
        c->has_rejects = true;
        break;
    case WAY_FOUND:
        c->has_findings = true;
        break;
    case WAY_BRACES_LOST:
        take_braces_lost(c, text);
        break;
    case WAY_FOREIGN:
        take_foreign(c, text);
        break;
    case WAY_WORDS_LOST:
        c->has_lost_words = true;
        break;
    case WAY_STRAY:
        c->has_strays = true;
        refuse_mixture(c);
        break;
    case WAY_LACKING:
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

static void end_file(void *context, const char *name, bool was_read)
{
    conversion *c = context;
    (void)name;
    (void)was_read;
    c->is_refused = c->has_strays = c->has_lost_words = false;
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
    c->form = (an_form)form;
    c->keeps = c->meant.script.layout == AN_LAYOUT_KEEP;
    c->columns = platform_columns(c->checks ? stdout : stderr);
    return open_rejects(c) && output_open(&c->output, settings);
}

static bool close_conversion(conversion *c, bool is_whole)
{
    if (!is_whole || !goes_on(c)) {
        output_abandon(&c->output);
        output_abandon(&c->rejects);
    }
    bool closed = output_close(&c->output, c->settings);
    closed = (!c->rejects_them || output_close(&c->rejects, c->settings)) && closed;
    script_free(&c->meant);
    return closed && !c->was_refused;
}

int run_convert(const cli_settings *settings)
{
    conversion c;
    cli_input input;
    if (!mean_input(&input, settings))
        return STATUS_TROUBLE;
    bool has_trouble = !open_conversion(&c, settings);
    if (!has_trouble) {
        input.rules.without_facts = true; /* they keep no move from being converted */
        input.rules.keeps = c.checks ? AN_KEEP_TOKENS : an_script_keeping(&c.meant.script);
        if (c.meant.on_error == ON_ERROR_FIX)
            input.rules.mending = AN_MEND_CERTAIN;
        cli_consumer consumer = {.context = &c,
                                 .open_state = open_state,
                                 .close_state = close_state,
                                 .take_game = take_game,
                                 .take_rest = take_rest,
                                 .take_finding = take_finding,
                                 .end_docket = end_docket,
                                 .deliver = deliver,
                                 .flush = flush,
                                 .end_file = end_file};
        cli_run run = {.settings = settings, .input = &input, .consumer = &consumer};
        c.run = &run;
        pipeline_read(&run);
        has_trouble = run.had_trouble;
    }
    has_trouble = !close_conversion(&c, !has_trouble) || has_trouble;
    if (has_trouble)
        return STATUS_TROUBLE;
    return c.has_findings ? STATUS_FINDINGS : STATUS_WELL;
}
