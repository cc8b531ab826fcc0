/* A worker: it judges one batch after the other. */
#include "worker.h"

#include <stdlib.h>

#include "text.h"
#include "utf8.h"

static bool open_worker(cli_worker *worker, const cli_consumer *consumer,
                        const an_judge_options *rules)
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

/* All that is needed to judge a batch. */
typedef struct job {
    const cli_worker *worker;
    const cli_consumer *consumer;
    batch_output *out;
} job;

static bool take_finding(const job *j, const an_finding *finding, const an_place *place)
{
    return j->consumer->take_finding == NULL ||
           j->consumer->take_finding(j->worker->state, j->out, finding, place);
}

static bool take_rest(const job *j, an_text bytes)
{
    return j->consumer->take_rest == NULL ||
           j->consumer->take_rest(j->worker->state, j->out, bytes);
}

/* Reports a byte order mark at the beginning of the file, if the profile forbids it. */
static bool report_mark(const job *j, const an_batch *batch)
{
    an_finding finding = {.code = AN_BYTE_ORDER_MARK, .level = an_code_level(AN_BYTE_ORDER_MARK)};
    bool has_mark = batch->offset == 0 && an_text_starts(batch->bytes, AN_UTF8_MARK);
    if (!has_mark || !an_arbiter_raises(j->worker->arbiter, finding.code))
        return true;
    finding.where.size = (uint32_t)strlen(AN_UTF8_MARK);
    an_place place = batch_output_place(j->out, batch->bytes.at, 0);
    return take_finding(j, &finding, &place);
}

/* Reports the first byte of the batch that is no text in its encoding: it speaks for all in the
 * file. */
static bool report_bad_encoding(const job *j, an_text bytes, bool is_of_game)
{
    batch_output *out = j->out;
    an_finding finding;
    if (out->has_stray || !an_encoding_check(out->locator.encoding, bytes, &finding))
        return true;
    an_place place = batch_output_place(out, finding.facts.text.at, finding.facts.text.size);
    place.game = is_of_game ? place.game : 0;
    out->has_stray = out->is_once = true;
    bool goes_on = take_finding(j, &finding, &place);
    out->is_once = false;
    return goes_on;
}

/* A game over the limit comes in several batches. The first is reported, all are passed on
 * unjudged. */
static bool judge_too_large(const job *j, const an_batch *batch, bool is_continued)
{
    bool goes_on = true;
    j->out->games = 1;
    j->out->is_too_large = true;
    j->out->is_continued = is_continued;
    if (!is_continued) {
        an_finding finding = {.code = AN_GAME_TOO_LARGE, .level = AN_LEVEL_ERROR};
        an_place place = batch_output_place(j->out, batch->bytes.at, 0);
        goes_on = take_finding(j, &finding, &place);
    }
    goes_on = report_bad_encoding(j, batch->bytes, true) && goes_on;
    return take_rest(j, batch->bytes) && goes_on;
}

static bool judge_game(const job *j, const an_game *game, const an_judgement *judgement)
{
    bool is_rest = game->is_empty && game->faults.count == 0;
    j->out->games += !is_rest;
    if (!game->is_printable && !report_bad_encoding(j, game->bytes, !is_rest))
        return false;
    if (is_rest)
        batch_output_keep_hint(j->out, game->hint);
    return is_rest ? take_rest(j, game->bytes)
                   : j->consumer->take_game(j->worker->state, j->out, judgement);
}

static bool judge_games(const job *j, const an_batch *batch)
{
    an_game game;
    an_judgement judgement;
    an_code code;
    an_reader_take(j->worker->reader, batch);
    while ((code = an_game_next(j->worker->reader, j->worker->arbiter, &game, &judgement)) == AN_OK)
        if (!judge_game(j, &game, &judgement))
            return false;
    j->out->out_of_memory = j->out->out_of_memory || code == AN_OUT_OF_MEMORY;
    return true;
}

/* Returns whether the output is not much larger than the input, as that of a conversion. */
static bool is_little(const batch_output *out, an_text batch)
{
    enum { TIMES = 4 };
    return out->text.size <= TIMES * batch.size;
}

static void end_batch(const job *j)
{
    if (j->consumer->end_batch != NULL)
        j->consumer->end_batch(j->worker->state, j->out);
}

void worker_judge(cli_worker *worker, const cli_consumer *consumer, const an_judge_options *rules,
                  batch_output *out)
{
    const job j = {worker, consumer, out};
    const located_batch *located = &worker->located;
    const an_batch *batch = &located->batch;
    batch_output_begin(out, &located->locator);
    if (!open_worker(worker, consumer, rules)) {
        out->out_of_memory = true;
        return;
    }
    out->ends_file = !report_mark(&j, batch) ||
                     !(batch->too_large ? judge_too_large(&j, batch, located->is_continued)
                                        : judge_games(&j, batch));
    end_batch(&j);
    worker->said_little = is_little(out, batch->bytes);
}

void worker_report_no_game(cli_worker *worker, const cli_consumer *consumer,
                           const an_judge_options *rules, const source_end *end,
                           const move_hint *hint, batch_output *out)
{
    const job j = {worker, consumer, out};
    const an_batch nothing = {.bytes = {"", 0}};
    an_locator locator = an_locator_of(end->name);
    an_locator_take(&locator, AN_ENCODING_AUTO, nothing.bytes, 0);
    batch_output_begin(out, &locator);
    if (!open_worker(worker, consumer, rules)) {
        out->out_of_memory = true;
        return;
    }
    an_finding finding = {.code = AN_NO_GAME,
                          .level = end->is_empty ? AN_LEVEL_WARNING : AN_LEVEL_ERROR};
    an_place place = batch_output_place(out, nothing.bytes.at, 0);
    if (hint->size > 0) {
        place = hint->place;
        place.source = an_buffer_text(&hint->line);
        finding.facts.text = an_text_from(hint->line.at + place.source_at, hint->size);
        finding.where.size = (uint32_t)hint->size;
    }
    take_finding(&j, &finding, &place);
    end_batch(&j);
}
