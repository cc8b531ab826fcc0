/* A conversion: what the workers leave is delivered. */
#include "conversion.h"

#include <stdio.h>
#include <string.h>

#include "say.h"
#include "terminal.h"
#include "utf8.h"

/* ---- delivery ---- */

static void refuse(conversion *c, message why, const char *text)
{
    say(why, c->run->name, text, an_encoding_title(c->run->encoding));
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
    snprintf(to, room, "%.*s", (int)text.size, text.at);
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
    say(SAY_BRACES_LOST, c->run->name, text);
}

/* Tells that words were left out once a game follows: a file without any game has a finding that
 * says so. */
static void tell_lost_words(conversion *c)
{
    if (c->file.has_lost_words)
        say(SAY_WORDS_LOST, c->run->name);
    c->file.has_lost_words = false;
}

/* Told once a file, for its other games will be like this one. */
static void tell_lost_value(conversion *c, an_text name)
{
    char text[16];
    copy(text, sizeof text, name);
    if (!c->file.has_lost_values && c->settings->value[OPTION_QUIET] == NULL)
        say(SAY_VALUE_LOST, c->run->name, text);
    c->file.has_lost_values = true;
}

static bool goes_on(const conversion *c)
{
    return !c->file.is_refused && !c->document.failed && !c->output.failed &&
           !(c->plan.rejects_them && c->rejects.failed) && !c->told.failed &&
           !destination_has_failed(&c->destination);
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

static void put_output(conversion *c, an_text text)
{
    if (text.size > 0)
        printed_begin(&c->document, &c->output);
    if (c->destination.way != TO_OUTPUT)
        destination_put(&c->destination, text);
    else if (!c->document.failed)
        put(&c->output, &c->file.output_begins, text);
}

/* Corrections are told once they are written. */
static void tell(conversion *c, an_text text)
{
    if (c->plan.corrects)
        an_buffer_put_text(&c->told, text);
    else
        terminal_write(stderr, text);
}

static bool deliver(void *context, unsigned kind, an_text text)
{
    conversion *c = context;
    switch ((conversion_piece)kind) {
    case PIECE_OUTPUT:
        tell_lost_words(c);
        put_output(c, text);
        break;
    case PIECE_MESSAGES:
        tell(c, text);
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
        c->has_findings = c->file.has_findings = true;
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
    case PIECE_MOVE_LEFT:
        c->file.moves_left++;
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

/* What is left of a game that cannot be converted stands in two notations: a file is written in
 * place with such games only if the user says what is to become of them. */
static bool is_wanted(const conversion *c)
{
    bool is_said = c->plan.corrects || c->settings->value[OPTION_ON_ERROR] != NULL;
    bool is_whole = !c->run->lacked_memory && goes_on(c);
    return is_whole && (!c->file.has_findings || is_said);
}

/* Tells how many words of the file were left that may be moves: it stands in two notations now. */
static void tell_moves_left(const conversion *c)
{
    char count[16];
    if (c->settings->value[OPTION_QUIET] != NULL || !goes_on(c))
        return;
    snprintf(count, sizeof count, "%u", c->file.moves_left);
    if (c->file.moves_left == 1)
        say(SAY_MOVE_LEFT, c->run->name);
    else if (c->file.moves_left > 1)
        say(SAY_MOVES_LEFT, c->run->name, count);
    if (c->file.moves_left > 0 && !c->plan.writing.options.converts_prose)
        say(SAY_PROSE_CONVERTS);
}

/* Says of which games, by their numbers, diagrams were asked for that the file does not have. */
static void tell_missing_games(conversion *c)
{
    const moment_list *diagrams = &c->plan.writing.diagrams;
    char wanted[NUMBER_TEXT_MAX], last[NUMBER_TEXT_MAX];
    for (size_t i = 0; i < diagrams->count; i++) {
        if (diagrams->at[i].game <= c->run->games)
            continue;
        say(SAY_NO_SUCH_GAME, c->run->name, number_text(wanted, diagrams->at[i].game),
            number_text(last, c->run->games));
        c->has_findings = true;
    }
}

/* With -v, sums up a file. */
static void tell_done(const conversion *c, bool is_rewritten)
{
    char games[NUMBER_TEXT_MAX];
    bool is_in_place = c->destination.way == IN_PLACE && strcmp(c->run->path, "-") != 0;
    if (c->settings->value[OPTION_VERBOSE] != NULL && !c->plan.corrects)
        say(!is_in_place   ? SAY_GAMES_READ
            : is_rewritten ? SAY_REWRITTEN
                           : SAY_UNCHANGED,
            c->run->name, number_text(games, c->run->games));
}

static void end_file(void *context, const source_end *end)
{
    conversion *c = context;
    bool is_rewritten = false;
    tell_moves_left(c);
    if (end->trouble == TROUBLE_NONE)
        tell_missing_games(c);
    bool begins = an_encoding_unit(c->run->encoding) == 1;
    if (c->destination.way != TO_OUTPUT) {
        if (c->file.has_findings && goes_on(c) && !is_wanted(c))
            say(SAY_NOT_CONVERTED_WHOLE, c->run->name);
        if (c->told.failed) {
            say(SAY_OUT_OF_MEMORY);
            c->destination.had_trouble = true;
        }
        is_rewritten = destination_end_file(&c->destination, end, is_wanted(c));
        if (is_rewritten && c->told.size > 0)
            terminal_write(stderr, an_buffer_text(&c->told));
        an__buffer_free(&c->told);
    }
    if (end->trouble == TROUBLE_NONE)
        tell_done(c, is_rewritten);
    c->file = (conversion_file){.output_begins = begins, .rejects_begin = begins};
}

void conversion_abandon(conversion *c)
{
    output_abandon(&c->output);
    output_abandon(&c->rejects);
}

void conversion_read(conversion *c, cli_run *run)
{
    cli_consumer consumer = conversion_work;
    consumer.context = c;
    consumer.deliver = deliver;
    consumer.flush = flush;
    consumer.end_file = end_file;
    run->consumer = &consumer;
    c->run = c->destination.run = run;
    c->destination.output = &c->output;
    pipeline_read(run);
    if (!run->had_trouble && goes_on(c))
        printed_end(&c->document, &c->output);
    output_flush(&c->output);
    if (c->document.failed)
        say(SAY_OUT_OF_MEMORY);
    if (run->had_trouble || c->was_refused || c->destination.had_trouble || !goes_on(c))
        conversion_abandon(c);
}

bool conversion_close(conversion *c)
{
    bool is_closed = output_close(&c->output);
    is_closed = (!c->plan.rejects_them || output_close(&c->rejects)) && is_closed;
    writing_free(&c->plan.writing);
    printed_close(&c->document);
    destination_free(&c->destination);
    an__buffer_free(&c->told);
    return is_closed && !c->was_refused && !c->document.failed && !c->destination.had_trouble;
}
