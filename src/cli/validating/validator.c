/* What a worker does with the games that are validated. */
#include <stdlib.h>

#include "buffer.h"
#include "extremes.h"
#include "main_line.h"
#include "obstacle.h"
#include "read_heading.h"
#include "tag_names.h"
#include "text.h"
#include "validator.h"

enum { FOUND_MAX = 2 }; /* tags that are found in the heading of a sheet */

/* The state of a worker. */
typedef struct validator {
    const validation *v;
    an_report *report;
    an_buffer uci, read, illegal;
    an_text *tags; /* of the game at hand, the first of each name: name and value in turn */
    size_t tag_count, tag_capacity;
    cli_tally tally; /* of the out at hand */
} validator;

/* ---- findings ---- */

/* Gives a finding the level that it has in this run. Returns false if it does not count at all. */
static bool judge_finding(const validation *v, an_finding *finding)
{
    bool is_raised =
        v->asked.showing[finding->code] == SHOW_AS_ERROR ||
        (v->settings->value[OPTION_STRICT] != NULL && finding->level == AN_LEVEL_WARNING);
    if (is_raised)
        finding->level = AN_LEVEL_ERROR;
    return v->asked.showing[finding->code] != SHOW_NEVER;
}

/* Returns whether a judged finding is to be shown. */
static bool is_shown(const validation *v, const an_finding *finding)
{
    return validation_emits(v, EMIT_FINDINGS) &&
           (finding->level != AN_LEVEL_NOTE || finding->is_joined ||
            v->settings->value[OPTION_VERBOSE] != NULL);
}

/* Counts a judged finding. Returns whether it is to be shown. */
static bool count_finding(validator *w, const an_finding *finding)
{
    w->tally.totals.errors += finding->level == AN_LEVEL_ERROR;
    w->tally.totals.warnings += finding->level == AN_LEVEL_WARNING;
    return is_shown(w->v, finding);
}

static bool put_finding(const validator *w, batch_output *out, const an_finding *finding,
                        const an_place *place)
{
    an_text text = an_report_finding(w->report, finding, place);
    return batch_output_put_numbered(out, PIECE_OUTPUT, text, an_report_game_number(w->report));
}

static void end_batch(void *state, batch_output *out)
{
    validator *w = state;
    batch_output_put_whole(out, PIECE_TALLY,
                           an_text_from((const char *)&w->tally, sizeof w->tally));
    w->tally = (cli_tally){0};
}

/* Reports a finding of the file itself. It may be delivered only once a file, and then its tally,
 * too: it gets a tally of its own. */
static bool take_finding(void *state, batch_output *out, const an_finding *finding,
                         const an_place *place)
{
    validator *w = state;
    an_finding judged = *finding;
    cli_tally before = w->tally;
    if (!judge_finding(w->v, &judged))
        return true;
    w->tally = (cli_tally){0};
    bool is_told = count_finding(w, &judged);
    w->tally.cases.cases = is_told;
    w->tally.cases.failures = is_told && judged.level == AN_LEVEL_ERROR;
    bool goes_on = !is_told || put_finding(w, out, &judged, place);
    end_batch(w, out);
    w->tally = before;
    return goes_on;
}

/* ---- games ---- */

/* Returns `buffer` with the empty text. */
static an_buffer *emptied(an_buffer *buffer)
{
    an__buffer_clear(buffer);
    an__buffer_put(buffer, "");
    return buffer;
}

/* Joins the moves of the likeliest reading, if the game was mended. */
static void join_read(an_buffer *out, const an_judgement *judgement)
{
    for (size_t i = 0; i < judgement->read.count; i++) {
        char uci[AN_UCI_MAX];
        if (i > 0)
            an_buffer_put_char(out, ' ');
        an_buffer_add(out, uci,
                      an_move_to_uci(uci, &judgement->board.start, judgement->read.moves[i]));
    }
}

static bool join_tags(validator *w, const an_game *game)
{
    size_t most = an_larger(game->tag_count, FOUND_MAX);
    if (most > w->tag_capacity) {
        an_text *tags = realloc(w->tags, most * 2 * sizeof *tags);
        if (tags == NULL)
            return false;
        w->tags = tags;
        w->tag_capacity = most;
    }
    w->tag_count = 0;
    for (size_t i = 0; i < game->tag_count; i++) {
        if (!an_tag_is_first(&game->tags[i]))
            continue;
        w->tags[2 * w->tag_count] = game->tags[i].name;
        w->tags[2 * w->tag_count++ + 1] = game->tags[i].value;
    }
    return true;
}

/* Returns the result of a game, which the heading of a score sheet may say. Takes from there, too,
 * who played, if the form names players. */
static an_result join_found(validator *w, const an_judgement *judgement)
{
    static const an_found_tag players[FOUND_MAX] = {AN_FOUND_WHITE, AN_FOUND_BLACK};
    an_found_tags found;
    if (!judgement->game->is_text)
        return judgement->result;
    an_result result = an__read_heading(judgement, &found);
    bool names_players = (an_output_traits(w->v->asked.form) & AN_OUTPUT_NAMES_PLAYERS) != 0;
    for (size_t i = 0; i < FOUND_MAX && names_players; i++) {
        an_text value = an__found_value(&found.said, players[i]);
        if (value.at == NULL)
            continue;
        w->tags[2 * w->tag_count] = an_text_of(an__found_tag_name(players[i]));
        w->tags[2 * w->tag_count++ + 1] = value;
    }
    return result;
}

static bool put_record(validator *w, batch_output *out, const an_judgement *judgement,
                       const an_place *place, bool is_valid)
{
    char fen[AN_FEN_MAX];
    bool is_decided = judgement->notation != NULL;
    const an_language *language = is_decided ? judgement->notation->language : NULL;
    an__main_line_put_uci(emptied(&w->uci), judgement);
    join_read(emptied(&w->read), judgement);
    an__main_line_put_illegal(emptied(&w->illegal), judgement);
    if (!join_tags(w, judgement->game) || w->uci.failed || w->read.failed || w->illegal.failed) {
        out->out_of_memory = true;
        return false;
    }
    if (is_decided)
        an_position_to_fen(fen, &judgement->board.end);
    an_result result = join_found(w, judgement);
    an_game_summary record = {.place = place,
                              .is_valid = is_valid && judgement->illegal_count == 0,
                              .plies = judgement->main.ply_count,
                              .result = result == AN_NO_RESULT ? NULL : an_result_name(result),
                              .language = language != NULL ? language->code
                                          : is_decided
                                              ? an_style_name((an_style)judgement->notation->style)
                                              : NULL,
                              .variant = an_variant_name(judgement->variant),
                              .fen = is_decided ? fen : NULL,
                              .uci = an_buffer_text(&w->uci),
                              .read = {.uci = an_buffer_text(&w->read),
                                       .slips = judgement->read.slip_count,
                                       .is_certain = judgement->read.is_certain},
                              .played_illegal = an_buffer_text(&w->illegal),
                              .tags = w->tags,
                              .tag_count = w->tag_count};
    an_text text = an_report_game(w->report, &record);
    return batch_output_put_numbered(out, PIECE_OUTPUT, text, an_report_game_number(w->report));
}

/* A game with very many findings lists only some of them; the counts stay true. */
static void add_unlisted(validator *w, const an_finding_list *findings)
{
    if (findings->unlisted == NULL)
        return;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++) {
        size_t count = findings->unlisted[code];
        an_finding finding = {.code = code, .level = an_code_level(code)};
        if (count == 0 || !judge_finding(w->v, &finding))
            continue;
        w->tally.totals.errors += finding.level == AN_LEVEL_ERROR ? count : 0;
        w->tally.totals.warnings += finding.level == AN_LEVEL_WARNING ? count : 0;
        w->tally.left_out += is_shown(w->v, &finding) ? count : 0;
    }
}

static size_t count_errors(const validation *v, const an_judgement *judgement)
{
    size_t count = 0;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        an_finding finding = judgement->findings.list[i];
        count += judge_finding(v, &finding) && finding.level == AN_LEVEL_ERROR;
    }
    return count;
}

/* What joins a finding that is not shown stands alone. `put` is the finding that was shown last, or
 * NULL. */
static void stand_alone_unless_joined(an_finding *finding, const an_finding *put)
{
    if (!finding->is_joined || (put != NULL && put->where.offset == finding->where.offset))
        return;
    finding->is_joined = false;
    finding->level = an_code_level(finding->code);
}

/* Shows at most max_errors findings of a game. Warnings and notes leave room for the errors that
 * follow them. */
static bool put_findings(validator *w, batch_output *out, const an_judgement *judgement)
{
    uint64_t shown = 0, errors_left = count_errors(w->v, judgement);
    const an_finding *put = NULL;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        an_finding finding = judgement->findings.list[i];
        stand_alone_unless_joined(&finding, put);
        if (!judge_finding(w->v, &finding))
            continue;
        errors_left -= errors_left > 0 && finding.level == AN_LEVEL_ERROR;
        uint64_t taken = shown + (finding.level == AN_LEVEL_ERROR ? 0 : errors_left);
        bool is_left_out = taken >= w->v->asked.max_errors;
        bool counts = count_finding(w, &finding);
        w->tally.left_out += counts && is_left_out;
        if (!counts || is_left_out)
            continue;
        shown++;
        put = &judgement->findings.list[i];
        an_place place = batch_output_place_of(out, judgement->game, &finding);
        if (!put_finding(w, out, &finding, &place))
            return false;
    }
    return true;
}

/* Returns whether a finding that is not shown keeps the main line from its end. */
static bool hides_rest(const validation *v, const an_judgement *judgement)
{
    const an_finding *obstacle = judgement->findings.count > 0 ? obstacle_of(judgement) : NULL;
    return obstacle != NULL && v->asked.showing[obstacle->code] == SHOW_NEVER;
}

static bool take_game(void *state, batch_output *out, const an_judgement *judgement)
{
    validator *w = state;
    const an_game *game = judgement->game;
    uint64_t errors = w->tally.totals.errors;
    an_place start = {0};
    if (validation_emits(w->v, EMIT_GAMES))
        start = batch_output_place(out, game->bytes.at + game->start, 0);
    an_report_begin_game(w->report);
    if (!put_findings(w, out, judgement))
        return false;
    add_unlisted(w, &judgement->findings);
    bool hides = hides_rest(w->v, judgement);
    bool is_valid = w->tally.totals.errors == errors && !hides;
    w->tally.unread += hides && judgement->read.count == 0;
    w->tally.totals.games++;
    w->tally.cases.cases++;
    w->tally.cases.failures += !is_valid;
    w->tally.totals.plies += judgement->main.ply_count;
    tally_language(&w->tally, judgement->notation != NULL ? judgement->notation->language : NULL);
    return !validation_emits(w->v, EMIT_GAMES) || put_record(w, out, judgement, &start, is_valid);
}

/* ---- the state of a worker ---- */

an_report *validation_report(const validation *v)
{
    bool may_be_colored = (an_output_traits(v->asked.form) & AN_OUTPUT_HAS_COLOR) != 0;
    an_report *report = an_report_open(v->asked.form, v->asked.message_language,
                                       v->settings->with_color && may_be_colored);
    if (report == NULL)
        return NULL;
    an_report_show_diagrams(report, v->settings->value[OPTION_VERBOSE] != NULL);
    if (v->asked.columns > 0)
        an_report_set_columns(report, v->asked.columns);
    return report;
}

static void close_state(void *state)
{
    validator *w = state;
    an_report_close(w->report);
    an__buffer_free(&w->uci);
    an__buffer_free(&w->read);
    an__buffer_free(&w->illegal);
    free(w->tags);
    free(w);
}

static void *open_state(const void *context)
{
    validator *w = calloc(1, sizeof *w);
    if (w == NULL)
        return NULL;
    *w = (validator){.v = context, .report = validation_report(context)};
    if (w->report != NULL)
        return w;
    close_state(w);
    return NULL;
}

const cli_consumer validation_work = {.open_state = open_state,
                                      .close_state = close_state,
                                      .take_game = take_game,
                                      .take_finding = take_finding,
                                      .end_batch = end_batch};
