/* algnot languages: the table of languages, and in which one files are written. */
#include "run.h"

#include <stdlib.h>
#include <string.h>

#include "algnot/game.h"

#include "batch_output.h"
#include "buffer.h"
#include "columns.h"
#include "commands.h"
#include "consumer.h"
#include "json_text.h"
#include "messages.h"
#include "pipeline.h"
#include "say.h"
#include "summary.h"
#include "terminal.h"
#include "terms.h"
#include "text.h"

/* ---- the table ---- */

static void put_table(void)
{
    static const char *const heads[AN_MESSAGE_LANGUAGE_COUNT] = {
        "code     K   Q   R   B   N   P   language", "code     R   D   T   F   C   P   langue"};
    terminal_puts(heads[message_language()], stdout);
    putchar('\n');
    for (size_t i = 0; i < an_language_count; i++) {
        const an_language *row = &an_languages[i];
        const char *name = an_language_name(row, message_language());
        columns_put_padded(stdout, row->code, 9);
        for (int role = AN_KING; role >= AN_PAWN; role--)
            columns_put_padded(stdout, *row->letter[role] != '\0' ? row->letter[role] : "-", 4);
        terminal_puts(name, stdout);
        terminal_puts(strcmp(name, row->autonym) != 0 ? ", " : "", stdout);
        terminal_puts(strcmp(name, row->autonym) != 0 ? row->autonym : "", stdout);
        putchar('\n');
    }
}

static void put_words(an_buffer *out, const char *key, const char *const *words)
{
    an__json_put_key(out, key);
    an_buffer_put_char(out, '[');
    for (int role = AN_KING; role >= AN_PAWN; role--) {
        an__buffer_put(out, role == AN_KING ? "" : ",");
        if (words[role] == NULL || *words[role] == '\0')
            an__buffer_put(out, "null");
        else
            an__json_put_text(out, an_text_of(words[role]));
    }
    an__buffer_put(out, "]");
}

/* Writes an object a language; letters, names and aliases go from the king to the pawn. */
static bool put_json(void)
{
    static const char *const confidences[] = {"high", "medium", "low", "extra"};
    an_buffer out = {0};
    for (size_t i = 0; i < an_language_count; i++) {
        const an_language *row = &an_languages[i];
        an__buffer_put(&out, "{\"v\":1,\"type\":\"language\"");
        an__json_put_member(&out, "code", an_text_of(row->code));
        an__json_put_member(&out, "english", an_text_of(row->english_name));
        an__json_put_member(&out, "french", an_text_of(row->french_name));
        an__json_put_member(&out, "autonym", an_text_of(row->autonym));
        put_words(&out, "letters", row->letter);
        put_words(&out, "names", row->name);
        put_words(&out, "aliases", row->alias);
        an__json_put_member(&out, "confidence", an_text_of(confidences[row->confidence]));
        an__buffer_put(&out, "}\n");
    }
    bool is_whole = !out.failed;
    if (is_whole)
        terminal_write(stdout, an_buffer_text(&out));
    an__buffer_free(&out);
    return is_whole;
}

/* ---- --detect ---- */

/* What games say together about their language: those of a batch, or of a file. */
typedef struct verdict {
    an_notation notation; /* of the first game that has one */
    bool has_notation;
    uint32_t settled_at; /* the half-move at which the language was certain, in the game where that
                            came last */
    uint64_t survivors;  /* bit n: language n, which undecided games may be in */
    bool is_mixed;       /* its games are in several languages */
} verdict;

typedef struct detection {
    const cli_settings *settings;
    verdict file;       /* the file, as far as it was delivered */
    bool any_undecided; /* the language of some file is undecided */
} detection;

static bool is_same_language(const an_notation *a, const an_notation *b)
{
    return a->language == b->language && a->style == b->style;
}

/* Adds what later games say to what earlier ones said. */
static void join(verdict *before, const verdict *after)
{
    bool both = before->has_notation && after->has_notation;
    before->is_mixed = before->is_mixed || after->is_mixed ||
                       (both && !is_same_language(&before->notation, &after->notation));
    if (!before->has_notation)
        before->notation = after->notation;
    before->has_notation = before->has_notation || after->has_notation;
    before->survivors |= after->survivors;
    if (after->settled_at > before->settled_at)
        before->settled_at = after->settled_at;
}

static verdict verdict_of(const an_judgement *judgement)
{
    verdict game = {.survivors = 0};
    for (size_t i = 0; i < judgement->findings.count; i++)
        if (judgement->findings.list[i].code == AN_UNDECIDED_LANGUAGE)
            game.survivors |= judgement->findings.list[i].facts.languages;
    game.has_notation = judgement->notation != NULL && judgement->main.ply_count > 0;
    if (!game.has_notation)
        return game;
    game.notation = *judgement->notation;
    game.settled_at = judgement->settled_at;
    return game;
}

static void *open_state(const void *context)
{
    (void)context;
    return calloc(1, sizeof(verdict));
}

static bool take_game(void *state, batch_output *out, const an_judgement *judgement)
{
    verdict game = verdict_of(judgement);
    (void)out;
    join(state, &game);
    return true;
}

static void end_batch(void *state, batch_output *out)
{
    verdict *games = state;
    batch_output_put_whole(out, 0, an_text_from((const char *)games, sizeof *games));
    *games = (verdict){.survivors = 0};
}

static bool deliver(void *context, unsigned kind, an_text text)
{
    detection *d = context;
    verdict games;
    (void)kind;
    memcpy(&games, text.at, sizeof games);
    join(&d->file, &games);
    return true;
}

static const char *notation_name(const detection *d)
{
    return d->file.notation.language != NULL
               ? an_language_name(d->file.notation.language, message_language())
               : an_style_name((an_style)d->file.notation.style);
}

static void put_survivors(const detection *d)
{
    const char *joint = "";
    for (size_t i = 0; i < an_language_count; i++) {
        if (!(d->file.survivors >> i & 1))
            continue;
        terminal_puts(joint, stdout);
        terminal_puts(an_language_name(&an_languages[i], message_language()), stdout);
        joint = ", ";
    }
}

/* Writes "French (recognized after 7 half-moves)". */
static void put_verdict(const detection *d)
{
    an_message_language language = message_language();
    if (d->file.survivors != 0) {
        terminal_puts(message_text(language, SAY_UNDECIDED), stdout);
        put_survivors(d);
    } else if (!d->file.has_notation) {
        terminal_puts(message_text(language, SAY_NO_GAME), stdout);
    } else if (d->file.is_mixed) {
        terminal_puts(message_text(language, SAY_SEVERAL_LANGUAGES), stdout);
    } else {
        terminal_puts(notation_name(d), stdout);
        if (d->file.settled_at > 0) {
            terminal_puts(message_text(language, SAY_SETTLED_AFTER), stdout);
            put_plies(stdout, d->file.settled_at);
            putchar(')');
        }
    }
}

/* Writes a line for each file that could be read. */
static void end_file(void *context, const source_end *end)
{
    detection *d = context;
    if (end->trouble == TROUBLE_NONE) {
        say_escaped(stdout, an_text_of(end->name));
        terminal_puts(an__term(message_language(), AN_TERM_COLON), stdout);
        put_verdict(d);
        putchar('\n');
    }
    d->any_undecided = d->any_undecided || d->file.survivors != 0 || !d->file.has_notation;
    d->file = (verdict){.survivors = 0};
}

static int detect(const cli_settings *settings)
{
    detection d = {.settings = settings};
    cli_input input = {.rules = {.tries_all = true, .findings.without_reasons = true},
                       .max_game = GAME_SIZE_MAX};
    cli_consumer consumer = {.context = &d,
                             .open_state = open_state,
                             .close_state = free,
                             .take_game = take_game,
                             .end_batch = end_batch,
                             .deliver = deliver,
                             .end_file = end_file};
    cli_run run = {.settings = settings, .input = &input, .consumer = &consumer};
    if (!settings_jobs(&input, settings))
        return STATUS_TROUBLE;
    pipeline_read(&run);
    if (run.had_trouble)
        return STATUS_TROUBLE;
    return d.any_undecided ? STATUS_FINDINGS : STATUS_WELL;
}

int run_languages(const cli_settings *settings)
{
    int form = settings_named(settings, OPTION_FORMAT, 0);
    if (form < 0)
        return STATUS_TROUBLE;
    if (settings->value[OPTION_DETECT] != NULL && form > 0) {
        say(SAY_NOT_TOGETHER, "--detect", "--format=jsonl");
        return STATUS_TROUBLE;
    }
    if (settings->value[OPTION_DETECT] != NULL)
        return detect(settings);
    if (settings->file_count > 0)
        return command_refuse_operand(settings->command, settings->files[0]);
    if (form == 0)
        put_table();
    else if (!put_json()) {
        say(SAY_OUT_OF_MEMORY);
        return STATUS_TROUBLE;
    }
    return STATUS_WELL;
}
