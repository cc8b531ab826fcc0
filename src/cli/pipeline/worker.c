/* A worker judges one batch after the other. */
#include "worker.h"

#include <stdlib.h>

#include "text.h"
#include "utf8.h"

static bool open_worker(cli_worker *worker, const cli_consumer *consumer, const an_rules *rules)
{
    if (worker->reader == NULL)
        worker->reader = an_reader_open();
    if (worker->arbiter == NULL)
        worker->arbiter = an_arbiter_open(rules);
    if (worker->state == NULL)
        worker->state = consumer->open_state != NULL ? consumer->open_state(consumer->context)
                                                     : consumer->context;
    return worker->reader != NULL && worker->arbiter != NULL && worker->state != NULL;
}

void worker_close(cli_worker *worker, const cli_consumer *consumer)
{
    free(worker->located.room.bytes);
    an_reader_close(worker->reader);
    an_arbiter_close(worker->arbiter);
    if (worker->state != NULL && consumer->close_state != NULL)
        consumer->close_state(worker->state);
    *worker = (cli_worker){0};
}

/* A batch on the job of a worker. */
typedef struct job {
    const cli_worker *worker;
    const cli_consumer *consumer;
    const an_rules *rules;
    batch_output *out;
} job;

static bool take_finding(const job *d, const an_finding *finding, const an_place *place)
{
    return d->consumer->take_finding == NULL ||
           d->consumer->take_finding(d->worker->state, d->out, finding, place);
}

static bool take_rest(const job *d, an_text bytes)
{
    return d->consumer->take_rest == NULL ||
           d->consumer->take_rest(d->worker->state, d->out, bytes);
}

/* A byte order mark at the beginning is reported where the standard forbids it. */
static bool report_mark(const job *d, const an_batch *batch)
{
    an_finding finding = {.code = AN_BYTE_ORDER_MARK, .level = an_code_level(AN_BYTE_ORDER_MARK)};
    bool has_mark = batch->offset == 0 && an_text_starts(batch->bytes, AN_UTF8_MARK);
    bool is_raised =
        d->rules->profile == an_code_profile(finding.code) || d->rules->raises[finding.code];
    if (!has_mark || !is_raised)
        return true;
    finding.size = (uint32_t)strlen(AN_UTF8_MARK);
    an_place place = batch_output_place(d->out, batch->bytes.at, 0);
    return take_finding(d, &finding, &place);
}

/* The first byte of a file that is no text in its encoding speaks for all. */
static bool report_bad_encoding(const job *d, an_text bytes, bool is_of_game)
{
    batch_output *out = d->out;
    size_t at = out->has_stray ? bytes.size : an_utf8_sound_size(bytes);
    if (at == bytes.size)
        return true;
    cli_broken broken = encoding_broken_at(out->encoding, an_text_after(bytes, at));
    an_finding finding = {.code = AN_BAD_ENCODING,
                          .level = an_code_level(AN_BAD_ENCODING),
                          .size = (uint32_t)broken.text.size,
                          .text = broken.text,
                          .number = broken.value,
                          .reason.bar = (uint8_t)broken.kind};
    an_place place = batch_output_place(out, bytes.at + at, broken.text.size);
    place.game = is_of_game ? place.game : 0;
    out->has_stray = out->is_once = true;
    bool goes_on = take_finding(d, &finding, &place);
    out->is_once = false;
    return goes_on;
}

/* A game over the limit comes in pieces: the first is reported, all are passed on. */
static bool judge_too_large(const job *d, const an_batch *batch, bool is_continued)
{
    bool goes_on = true;
    d->out->games = 1;
    d->out->is_too_large = true;
    if (!is_continued) {
        an_finding finding = {.code = AN_GAME_TOO_LARGE, .level = AN_LEVEL_ERROR};
        an_place place = batch_output_place(d->out, batch->bytes.at, 0);
        goes_on = take_finding(d, &finding, &place);
    }
    goes_on = report_bad_encoding(d, batch->bytes, true) && goes_on;
    return take_rest(d, batch->bytes) && goes_on;
}

static bool judge_game(const job *d, const an_game *game, const an_judgement *judgement)
{
    bool is_rest = game->is_empty && game->fault_count == 0;
    d->out->games += !is_rest;
    if (!game->is_printable && !report_bad_encoding(d, game->bytes, !is_rest))
        return false;
    if (is_rest)
        batch_output_keep_hint(d->out, game->hint);
    return is_rest ? take_rest(d, game->bytes)
                   : d->consumer->take_game(d->worker->state, d->out, judgement);
}

static bool judge_games(const job *d, const an_batch *batch)
{
    an_game game;
    an_judgement judgement;
    an_code code;
    an_reader_take(d->worker->reader, batch);
    while ((code = an_game_next(d->worker->reader, d->worker->arbiter, &game, &judgement)) == AN_OK)
        if (!judge_game(d, &game, &judgement))
            return false;
    d->out->out_of_memory = d->out->out_of_memory || code == AN_OUT_OF_MEMORY;
    return true;
}

/* What is converted is not much more than it was. */
static bool is_little(const batch_output *out, an_text batch)
{
    enum { TIMES = 4 };
    return out->text.size <= TIMES * batch.size;
}

static void end_batch(const job *d)
{
    if (d->consumer->end_batch != NULL)
        d->consumer->end_batch(d->worker->state, d->out);
}

void worker_judge(cli_worker *worker, const cli_consumer *consumer, const an_rules *rules,
                  batch_output *out)
{
    const job d = {worker, consumer, rules, out};
    const located_batch *located = &worker->located;
    const an_batch *batch = &located->batch;
    batch_output_begin(out, &located->locator);
    if (!open_worker(worker, consumer, rules)) {
        out->out_of_memory = true;
        return;
    }
    out->ends_file = !report_mark(&d, batch) ||
                     !(batch->too_large ? judge_too_large(&d, batch, located->is_continued)
                                        : judge_games(&d, batch));
    end_batch(&d);
    worker->said_little = is_little(out, batch->bytes);
}

void worker_report_no_game(cli_worker *worker, const cli_consumer *consumer, const an_rules *rules,
                           const cli_source *source, const move_hint *hint, batch_output *out)
{
    const job d = {worker, consumer, rules, out};
    const an_batch nothing = {.bytes = {"", 0}};
    cli_locator locator;
    locator_open(&locator, source->name);
    locator_take(&locator, &nothing);
    batch_output_begin(out, &locator);
    if (!open_worker(worker, consumer, rules)) {
        out->out_of_memory = true;
        return;
    }
    an_finding finding = {.code = AN_NO_GAME,
                          .level = source->is_empty ? AN_LEVEL_WARNING : AN_LEVEL_ERROR};
    an_place place = batch_output_place(out, nothing.bytes.at, 0);
    if (hint->size > 0) {
        place = hint->place;
        place.source = an_text_from(hint->line.at, hint->line.size);
        finding.text = an_text_from(hint->line.at + place.source_at, hint->size);
        finding.size = (uint32_t)hint->size;
    }
    take_finding(&d, &finding, &place);
    end_batch(&d);
}
