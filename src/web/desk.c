/* The functions that the page in the browser calls. They work on one text at a time, in memory that
 * the page can read and write. */
#include "desk.h"

#include <algnot.h>
#include <stdlib.h>

#include "buffer.h"
#include "editor_replay.h"
#include "extremes.h"
#include "json_text.h"

static struct {
    char *room;
    size_t room_size;
    an_buffer text, answer;
} desk;

/* ---- going through the games ---- */

/* A function that is called for each game of the text, and its context. It returns false when no
 * more games are wanted. */
typedef struct visit {
    void *context;
    bool (*take)(void *context, const an_judgement *judgement, const an_locator *locator,
                 size_t offset);
} visit;

typedef struct walk {
    an_splitter *splitter;
    an_reader *reader;
    an_arbiter *arbiter;
    an_locator locator;
    size_t games;
} walk;

static bool visit_batch(walk *w, const an_batch *batch, const visit *v)
{
    an_game game;
    an_judgement judgement;
    bool goes_on = true;
    an_locator_take(&w->locator, AN_ENCODING_UTF_8, batch->bytes, batch->indent);
    an_reader_take(w->reader, batch);
    while (goes_on && an_game_next(w->reader, w->arbiter, &game, &judgement) == AN_OK) {
        w->games += !game.is_empty;
        size_t at = (size_t)batch->offset + (size_t)(game.bytes.at - batch->bytes.at);
        goes_on = v->take(v->context, &judgement, &w->locator, at);
    }
    return goes_on;
}

/* Feeds the whole text to the reader in pieces, and ends it. Returns false when memory runs out. */
static bool visit_text(walk *w, const visit *v)
{
    enum { PIECE = 1 << 16 };
    an_decoder decoder = an_decoder_of(AN_ENCODING_UTF_8);
    bool goes_on = true;
    for (size_t at = 0, size = 1; goes_on && size > 0; at += size) {
        an_batch batch;
        size = an_smaller(desk.text.size - at, PIECE);
        if (!an_splitter_feed(w->splitter, &decoder, desk.text.at + at, size))
            return false;
        while (goes_on && an_splitter_next(w->splitter, &batch))
            goes_on = visit_batch(w, &batch, v);
    }
    return true;
}

static bool visit_games(const an_judge_options *options, const visit *v)
{
    walk w = {.splitter = an_splitter_open(SIZE_MAX),
              .reader = an_reader_open(),
              .arbiter = an_arbiter_open(options),
              .locator = an_locator_of(NULL)};
    bool is_done = w.splitter != NULL && w.reader != NULL && w.arbiter != NULL && visit_text(&w, v);
    an_arbiter_close(w.arbiter);
    an_reader_close(w.reader);
    an_splitter_close(w.splitter);
    return is_done;
}

static int end_answer(bool is_done)
{
    return is_done && !desk.answer.failed ? 0 : -1;
}

static void begin_answer(void)
{
    an__buffer_free(&desk.answer);
    an__buffer_put(&desk.answer, "");
}

/* ---- the text ---- */

char *desk_room(size_t size)
{
    char *room =
        size <= desk.room_size && desk.room != NULL ? desk.room : realloc(desk.room, size + 1);
    if (room == NULL)
        return NULL;
    desk.room_size = an_larger(size, desk.room_size);
    return desk.room = room;
}

int desk_take(size_t size)
{
    an_decoder decoder = an_decoder_of(AN_ENCODING_AUTO);
    char *decoded = malloc(AN_DECODED_MAX * (size + 2 * AN_DECODER_WAITING));
    begin_answer();
    if (decoded == NULL)
        return -1;
    size_t all = an_decoder_take(&decoder, desk.room, size, decoded);
    all += an_decoder_take(&decoder, NULL, 0, decoded + all);
    an__buffer_put_utf8(&desk.answer, (an_text){decoded, all});
    free(decoded);
    an__buffer_clear(&desk.text);
    an__buffer_put(&desk.text, "");
    an_buffer_put_text(&desk.text, (an_text){desk.answer.at, desk.answer.size});
    return end_answer(!desk.text.failed);
}

/* ---- judging ---- */

typedef struct checking {
    an_report *report;
    size_t most;
    an_totals totals;
} checking;

static void put_game(const an_judgement *judgement, const an_place *place, size_t offset)
{
    const an_game *game = judgement->game;
    bool is_read = judgement->notation != NULL && judgement->notation->language != NULL;
    an__buffer_put(&desk.answer, "{\"type\":\"game\"");
    an__json_put_number(&desk.answer, "game", place->game);
    an__json_put_number(&desk.answer, "line", place->line);
    an__json_put_number(&desk.answer, "offset", offset + game->start);
    an__json_put_number(&desk.answer, "end", offset + game->bytes.size);
    an__json_put_number(&desk.answer, "plies", judgement->main.ply_count);
    an__json_put_number(&desk.answer, "errors", judgement->findings.error_count);
    an__json_put_member(&desk.answer, "white", an_game_tag(game, "White"));
    an__json_put_member(&desk.answer, "black", an_game_tag(game, "Black"));
    an__json_put_member(&desk.answer, "result", an_text_of(an_result_name(judgement->result)));
    an__json_put_member(&desk.answer, "language",
                        an_text_of(is_read ? judgement->notation->language->code : NULL));
    an__buffer_put(&desk.answer, "}\n");
}

static bool check_game(void *context, const an_judgement *judgement, const an_locator *locator,
                       size_t offset)
{
    checking *c = context;
    const an_game *game = judgement->game;
    if (game->is_empty && game->faults.count == 0)
        return true;
    c->totals.games++;
    c->totals.plies += judgement->main.ply_count;
    c->totals.errors += judgement->findings.error_count;
    c->totals.warnings += judgement->findings.warning_count;
    an_locator places = *locator;
    an_text whole = {game->bytes.at + game->start, game->bytes.size - game->start};
    an_place place = an_locator_place(&places, whole, c->totals.games);
    put_game(judgement, &place, offset);
    for (size_t i = 0; i < judgement->findings.count && c->most > 0; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        if (finding->level == AN_LEVEL_NOTE)
            continue;
        an_text part = {game->bytes.at + finding->where.offset, finding->where.size};
        place = an_locator_place(&places, part, c->totals.games);
        an_buffer_put_text(&desk.answer, an_report_finding(c->report, finding, &place));
        c->most--;
    }
    return true;
}

int desk_check(int language, size_t most)
{
    const an_judge_options options = {.mending = AN_MEND_TEXT};
    checking c = {.report = an_report_open(AN_OUTPUT_JSONL, (an_message_language)language, false),
                  .most = most,
                  .totals = {.files = 1}};
    const visit v = {.context = &c, .take = check_game};
    begin_answer();
    bool is_done = c.report != NULL && visit_games(&options, &v);
    if (is_done)
        an_buffer_put_text(&desk.answer, an_report_totals(c.report, &c.totals));
    an_report_close(c.report);
    return end_answer(is_done);
}

/* ---- converting ---- */

/* Returns a notation of the page: first one for each language, then figurines and UCI. */
static an_notation notation_at(size_t index)
{
    bool is_uci = index > an_language_count;
    const an_language *language = index < an_language_count ? &an_languages[index] : &an_figurine;
    return an_notation_of(is_uci ? NULL : language, is_uci ? AN_STYLE_UCI : AN_STYLE_SHORT);
}

static bool convert_game(void *context, const an_judgement *judgement, const an_locator *locator,
                         size_t offset)
{
    (void)locator;
    (void)offset;
    if (!judgement->game->is_empty)
        an_buffer_put_text(&desk.answer, an_scribe_write(context, judgement));
    return true;
}

int desk_convert(size_t notation, int layout, int mends)
{
    an_judge_options options = {.mending = mends ? AN_MEND_CERTAIN : AN_MEND_TOLD};
    const an_write_options write = {
        .notation = notation_at(notation), .layout = (an_layout)layout, .width = 79};
    an_judge_options_keep_for(&options, &write);
    an_scribe *scribe = an_scribe_open(&write);
    const visit v = {.context = scribe, .take = convert_game};
    begin_answer();
    bool is_done = scribe != NULL && visit_games(&options, &v);
    an_scribe_close(scribe);
    return end_answer(is_done);
}

int desk_notations(int language)
{
    begin_answer();
    for (size_t i = 0; i < an_language_count + 2; i++) {
        const an_notation notation = notation_at(i);
        const an_language *of = notation.language;
        bool is_language = i < an_language_count;
        an__buffer_put(&desk.answer, "{\"type\":\"notation\"");
        an__json_put_member(&desk.answer, "code",
                            an_text_of(is_language  ? of->code
                                       : of != NULL ? "figurine"
                                                    : "uci"));
        an__json_put_member(
            &desk.answer, "name",
            an_text_of(is_language ? an_language_name(of, (an_message_language)language) : NULL));
        an__buffer_put(&desk.answer, "}\n");
    }
    return end_answer(true);
}

/* ---- the board ---- */

typedef struct drawing {
    size_t offset;
    an_report *report;
    an_notation notation;
    bool is_flipped;
} drawing;

static bool draw_game(void *context, const an_judgement *judgement, const an_locator *locator,
                      size_t offset)
{
    const drawing *d = context;
    const an_game *game = judgement->game;
    (void)locator;
    if (d->offset > offset + game->bytes.size)
        return true;
    editor_replay replay = {.judgement = judgement};
    if (!judgement->board.is_known || judgement->plies == NULL)
        return false;
    while (editor_replay_next(&replay, d->offset > offset ? d->offset - offset : 0) != NULL)
        ;
    const an_drawing look = {.notation = &d->notation, .is_flipped = d->is_flipped};
    const editor_line *line = replay.line_count > 0 ? &replay.lines[replay.line_count - 1] : NULL;
    if (line != NULL)
        an_buffer_put_text(&desk.answer, an_report_svg(d->report, &line->board, &look));
    desk.answer.failed = desk.answer.failed || replay.out_of_memory;
    editor_replay_free(&replay);
    return false;
}

int desk_board(size_t offset, size_t notation, int is_flipped)
{
    const an_judge_options options = {.mending = AN_MEND_TEXT};
    drawing d = {.offset = offset,
                 .report = an_report_open(AN_OUTPUT_TEXT, AN_MESSAGES_ENGLISH, false),
                 .notation = notation_at(notation),
                 .is_flipped = is_flipped != 0};
    const visit v = {.context = &d, .take = draw_game};
    begin_answer();
    bool is_done = d.report != NULL && visit_games(&options, &v);
    an_report_close(d.report);
    return end_answer(is_done);
}

const char *desk_answer(void)
{
    return desk.answer.at;
}

size_t desk_answer_size(void)
{
    return desk.answer.size;
}
