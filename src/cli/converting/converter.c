/* What a worker does with the games that are to be converted. */
#include <stdlib.h>

#include "buffer.h"
#include "converter.h"
#include "missed.h"
#include "plies.h"
#include "rejects.h"
#include "say.h"
#include "scribe.h"
#include "scribe_write.h"
#include "tag_checks.h"
#include "text.h"
#include "told_corrections.h"
#include "utf8.h"

/* The state of a worker. */
typedef struct converter {
    const conversion *c;
    an_scribe *scribe;
    an_printer *printer; /* NULL: nothing is printed */
    ply_list diagrams;   /* of the game at hand, in print */
    an_report *report;
    an_buffer encoded;   /* a text in the encoding of its file */
    batch_output *out;   /* at hand */
    const an_game *game; /* at hand */
    bool has_findings;   /* in this out */
} converter;

static bool is_blank(an_text bytes)
{
    bytes = an_text_after(bytes, an_utf8_match(bytes, AN_UTF8_MARK));
    return an_text_trimmed(bytes).size == 0;
}

/* Puts bytes of the input as UTF-8. */
static bool put_utf8(converter *w, an_text text)
{
    an__buffer_clear(&w->encoded);
    an__buffer_put(&w->encoded, "");
    an__buffer_put_utf8(&w->encoded, text);
    w->out->out_of_memory = w->out->out_of_memory || w->encoded.failed;
    return batch_output_put(w->out, PIECE_OUTPUT, an_buffer_text(&w->encoded));
}

/* ---- findings ---- */

/* Reports a finding. What --check lists is data; all else goes to standard error. */
static bool tell(converter *w, const an_finding *finding, const an_place *place)
{
    if (w->c->settings->value[OPTION_QUIET] != NULL)
        return true;
    an_text text = an_report_finding(w->report, finding, place);
    return batch_output_put_numbered(w->out,
                                     finding->code == AN_OTHER_FORM ? PIECE_OUTPUT : PIECE_MESSAGES,
                                     text, an_report_game_number(w->report));
}

/* Reports a finding about the game at hand. */
static void tell_in_passing(converter *w, const an_finding *finding)
{
    an_place place = batch_output_place_of(w->out, w->game, finding);
    tell(w, finding, &place);
}

/* Reports one for which the exit status is 1. */
static void tell_of_game(void *state, const an_finding *finding)
{
    converter *w = state;
    tell_in_passing(w, finding);
    w->has_findings = true;
}

static bool leaves_errors_out(const conversion *c)
{
    return c->plan.rejects_them || c->plan.writing.on_error == ON_ERROR_DROP;
}

/* What an error means for conversion. */
enum {
    KEEPS_MOVES = 1, /* it keeps moves from being converted */
    IS_OF_SHEET = 2, /* it tells of the sheet, and of no move to be mended */
};

static const uint8_t traits_of_groups[AN_GROUP_FACTS + 1] = {
    [AN_GROUP_READING] = KEEPS_MOVES,
    [AN_GROUP_LEGALITY] = KEEPS_MOVES,
};

static const uint8_t traits_of_codes[AN_CODE_COUNT] = {
    [AN_BAD_FEN] = KEEPS_MOVES,
    [AN_ILLEGAL_POSITION] = KEEPS_MOVES,
    [AN_SHEET_IN_OTHER_LANGUAGE] = IS_OF_SHEET,
    [AN_COLUMNS_SWAPPED] = IS_OF_SHEET,
};

static bool has_trait(an_code code, unsigned trait)
{
    return ((traits_of_groups[an_code_group(code)] | traits_of_codes[code]) & trait) != 0;
}

/* Returns whether a finding kept a move from being converted. Other findings are for validate,
 * unless games with errors are to be left out. */
static bool stops_conversion(const converter *w, const an_finding *finding)
{
    return finding->level == AN_LEVEL_ERROR &&
           (leaves_errors_out(w->c) || has_trait(finding->code, KEEPS_MOVES));
}

/* Returns whether a finding is about brackets that are not written, as they hold no move. */
static bool loses_brackets(const converter *w, const an_finding *finding)
{
    const an_write_options *script = &w->c->plan.writing.options;
    bool has_variations = !w->c->plan.keeps && !script->is_sheet &&
                          script->layout != AN_LAYOUT_JSONL &&
                          (script->drops & AN_DROP_VARIATIONS) == 0;
    return finding->code == AN_EMPTY_VARIATION && has_variations;
}

/* Returns whether a finding is about move numbers that skip one. The numbers that are written hide
 * that moves may have been forgotten there. */
static bool closes_gap(const converter *w, const an_finding *finding)
{
    const an_detail detail = an_finding_detail(finding);
    return !w->c->plan.keeps && detail.kind == AN_DETAIL_WRONG_NUMBER &&
           detail.of.wrong_number == AN_NUMBER_OF_LATER_MOVE;
}

/* Returns whether a finding doubts which moves of an article were played. What is written does not
 * show that. */
static bool hides_doubt(const an_finding *finding)
{
    return finding->code == AN_PERHAPS_PLAYED || finding->code == AN_PERHAPS_ALTERNATIVE;
}

/* Reports what is not converted, lost or in doubt. Returns whether there are errors. */
static bool tell_errors(converter *w, const an_judgement *judgement)
{
    bool has_errors = false;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        bool is_error = stops_conversion(w, finding);
        if (is_error || finding->is_joined || finding->code == AN_UNSUPPORTED_VARIANT)
            tell_of_game(w, finding);
        else if (loses_brackets(w, finding) || closes_gap(w, finding) || hides_doubt(finding))
            tell_in_passing(w, finding);
        else if (!w->c->plan.keeps && an__loses_value(w->game, finding))
            batch_output_put_whole(w->out, PIECE_VALUE_LOST, finding->facts.text);
        has_errors = has_errors || is_error;
    }
    return has_errors;
}

/* Returns whether every error was mended, or kept as it was played, so that the game can be written
 * whole. */
static bool is_mended(const converter *w, const an_judgement *judgement)
{
    size_t errors = 0, mended = 0;
    for (size_t i = 0; i < judgement->findings.count; i++)
        errors += stops_conversion(w, &judgement->findings.list[i]) &&
                  judgement->findings.list[i].placing != AN_PLACED &&
                  !has_trait(judgement->findings.list[i].code, IS_OF_SHEET);
    for (size_t i = 0; i < judgement->game->token_count; i++)
        mended += judgement->plies[i].is_mended;
    return errors == mended;
}

/* ---- games ---- */

static bool note_foreign(const converter *w)
{
    const char *foreign = an_scribe_foreign(w->scribe);
    return foreign == NULL || batch_output_put_whole(w->out, PIECE_FOREIGN, an_text_of(foreign));
}

/* Tells of words that may be moves and stay as they are. */
static void tell_moves_left(converter *w, const an_judgement *judgement)
{
    size_t count;
    const an_text *left = an_scribe_left(w->scribe, &count);
    for (size_t i = 0; i < count; i++) {
        an_finding finding = {.code = AN_MOVE_IN_PROSE,
                              .level = an_code_level(AN_MOVE_IN_PROSE),
                              .where.offset = (uint32_t)(left[i].at - w->game->bytes.at),
                              .where.size = (uint32_t)left[i].size,
                              .facts.text = left[i],
                              .notation = judgement->notation};
        if (w->c->settings->value[OPTION_VERBOSE] != NULL)
            tell_in_passing(w, &finding);
        batch_output_put_whole(w->out, PIECE_MOVE_LEFT, an_text_of(""));
    }
}

/* Writes a game in the encoding of its file. */
static bool write_encoded(converter *w, const an_judgement *judgement)
{
    an_text text = an_scribe_write(w->scribe, judgement);
    tell_moves_left(w, judgement);
    return note_foreign(w) &&
           (text.at != NULL ? put_encoded(w->out, &w->encoded, PIECE_OUTPUT, text)
                            : batch_output_put(w->out, PIECE_OUTPUT, text));
}

static bool write_at_end(converter *w, const an_judgement *judgement)
{
    batch_output *out = w->out;
    size_t before = out->text.size;
    if (!an__scribe_append(w->scribe, judgement, &out->text))
        out->out_of_memory = true;
    return batch_output_put_appended(out, PIECE_OUTPUT, out->text.size - before);
}

/* ---- print ---- */

/* Finds where diagrams of the game at hand are asked for. */
static void find_diagrams(converter *w, const an_judgement *judgement, uint64_t game)
{
    const moment_list *asked = &w->c->plan.writing.diagrams;
    uint64_t ply;
    w->diagrams.count = 0;
    for (size_t i = 0; i < asked->count && judgement->board.is_known; i++) {
        const moment *at = &asked->at[i];
        if (at->kind == MOMENT_MARKED || (at->game != 0 && at->game != game))
            continue;
        if (moment_ply(at, judgement, &ply) && ply <= judgement->main.played_count) {
            ply_list_add(&w->diagrams, ply);
            continue;
        }
        w->has_findings = true;
        w->out->out_of_memory = !say_missed(at, judgement, game) || w->out->out_of_memory;
    }
    ply_list_sort(&w->diagrams);
    w->out->out_of_memory = w->out->out_of_memory || w->diagrams.failed;
}

static bool print_game(converter *w, const an_judgement *judgement)
{
    /* with one job, all earlier games were delivered and counted */
    uint64_t game = w->c->run->games + w->out->games;
    char number[NUMBER_TEXT_MAX];
    find_diagrams(w, judgement, game);
    an_text text = an_printer_game(w->printer, judgement, w->diagrams.at, w->diagrams.count);
    const char *wrong = an_printer_wrong_mark(w->printer);
    if (wrong != NULL)
        say_mark_left_out(wrong, number_text(number, game));
    return batch_output_put(w->out, PIECE_OUTPUT, text);
}

static bool write_game(converter *w, const an_judgement *judgement)
{
    if (w->printer != NULL)
        return print_game(w, judgement);
    bool is_verbose = w->c->settings->value[OPTION_VERBOSE] != NULL;
    bool ends_with_null = w->c->settings->value[OPTION_NULL] != NULL;
    if (!(w->c->plan.keeps ? write_encoded(w, judgement) : write_at_end(w, judgement)))
        return false;
    if (ends_with_null && !batch_output_put(w->out, PIECE_OUTPUT, an_text_from("", 1)))
        return false;
    return !is_verbose || an_scribe_braces_lost(w->scribe) == 0 ||
           batch_output_put_game_number(w->out, PIECE_BRACES_LOST);
}

/* ---- whole batches ---- */

static bool take_game(void *state, batch_output *out, const an_judgement *judgement)
{
    converter *w = state;
    const conversion *c = w->c;
    on_error way = c->plan.writing.on_error;
    w->out = out;
    w->game = judgement->game;
    if (c->plan.tells)
        tell_corrections(c, out, judgement);
    if (c->plan.corrects)
        return write_game(w, judgement);
    bool has_errors = tell_errors(w, judgement);
    /* with --on-error=stop, nothing stands before the error of a game that could not even be
     * begun */
    bool is_left_out =
        has_errors && !is_mended(w, judgement) &&
        (leaves_errors_out(c) || (way == ON_ERROR_STOP && judgement->notation == NULL));
    if (!c->plan.checks)
        return !is_left_out
                   ? write_game(w, judgement)
                   : !c->plan.rejects_them || reject_game(out, &w->encoded, judgement->game);
    if (!an_scribe_check(w->scribe, judgement, tell_of_game, w))
        out->out_of_memory = true;
    return !out->out_of_memory;
}

/* Returns whether words that belong to no game would be kept if they were comments of one. */
static bool wants_words(const conversion *c)
{
    const an_write_options *script = &c->plan.writing.options;
    return script->layout != AN_LAYOUT_JSONL && !script->is_sheet &&
           (script->drops & AN_DROP_COMMENTS) == 0 && c->settings->value[OPTION_QUIET] == NULL;
}

/* Writes a game that was too large to be read: in JSON, as a game without moves; in print, as text.
 */
static bool put_too_large(converter *w, an_text bytes)
{
    const an_game game = {.bytes = bytes};
    const an_finding finding = {.code = AN_GAME_TOO_LARGE, .level = AN_LEVEL_ERROR};
    const an_judgement judgement = {.game = &game, .findings.list = &finding, .findings.count = 1};
    if (w->printer != NULL)
        return w->out->is_continued || print_game(w, &judgement);
    if (w->c->plan.writing.options.layout != AN_LAYOUT_JSONL)
        return put_utf8(w, bytes);
    return w->out->is_continued || write_at_end(w, &judgement);
}

static bool take_rest(void *state, batch_output *out, an_text bytes)
{
    converter *w = state;
    const conversion *c = w->c;
    bool is_left_out = leaves_errors_out(c) || c->plan.writing.on_error == ON_ERROR_STOP;
    w->out = out;
    if (c->plan.checks)
        return true;
    if (out->is_too_large && is_left_out)
        return !c->plan.rejects_them || reject_bytes(out, &w->encoded, bytes);
    if (c->plan.keeps)
        return put_encoded(w->out, &w->encoded, PIECE_OUTPUT, bytes);
    if (out->is_too_large)
        return put_too_large(w, bytes);
    return is_blank(bytes) || !wants_words(c) ||
           batch_output_put_whole(out, PIECE_WORDS_LOST, an_text_of(""));
}

/* Reports a finding of the file itself. With --layout=keep, bytes of Windows-1252 are no finding:
 * they are kept as they are, and noted, as UTF-8 must not be mixed with them. */
static bool take_finding(void *state, batch_output *out, const an_finding *finding,
                         const an_place *place)
{
    converter *w = state;
    w->out = out;
    bool is_of_encoding = finding->code == AN_BAD_ENCODING;
    /* a warning, as of an empty file, leaves nothing unconverted */
    w->has_findings = w->has_findings || finding->level == AN_LEVEL_ERROR;
    if (!is_of_encoding || !w->c->plan.keeps)
        return w->c->plan.corrects || tell(w, finding, place);
    return out->locator.encoding != AN_ENCODING_AUTO ||
           batch_output_put_whole(out, PIECE_STRAY, an_text_of(""));
}

static void end_batch(void *state, batch_output *out)
{
    converter *w = state;
    if (w->has_findings)
        batch_output_put_whole(out, PIECE_FOUND, an_text_of(""));
    w->has_findings = false;
}

/* ---- the state of a worker ---- */

static void close_state(void *state)
{
    converter *w = state;
    an_scribe_close(w->scribe);
    an_printer_close(w->printer);
    ply_list_free(&w->diagrams);
    an_report_close(w->report);
    an__buffer_free(&w->encoded);
    free(w);
}

static void *open_state(const void *context)
{
    const conversion *c = context;
    converter *w = calloc(1, sizeof *w);
    if (w == NULL)
        return NULL;
    *w = (converter){.c = c,
                     .scribe = an_scribe_open(&c->plan.writing.options),
                     .report = an_report_open(c->plan.form, message_language(), false)};
    bool prints = c->plan.writing.prints;
    w->printer = prints ? an_printer_open(&c->plan.writing.printing) : NULL;
    if (w->scribe == NULL || w->report == NULL || (prints && w->printer == NULL)) {
        close_state(w);
        return NULL;
    }
    if (c->plan.columns > 0)
        an_report_set_columns(w->report, c->plan.columns);
    return w;
}

const cli_consumer conversion_work = {.open_state = open_state,
                                      .close_state = close_state,
                                      .take_game = take_game,
                                      .take_rest = take_rest,
                                      .take_finding = take_finding,
                                      .end_batch = end_batch};
