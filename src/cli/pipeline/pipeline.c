/* From files to judged games, in order, on as many threads as are asked for.
 *
 *     file ──source──> batch ──worker──> batch output ──> delivered
 *        one thread at a time reads,                      caller's thread
 *        then judges what it has read */
#include "pipeline.h"

#include <stdlib.h>

#include "document.h"
#include "say.h"
#include "text.h"
#include "thread_pool.h"
#include "worker.h"

/* A batch that was read, or the end of a file; a slot of the pool. */
typedef struct batch_slot {
    size_t file; /* its number, from 1 */
    bool is_continued;
    bool is_end;
    batch_output out; /* of the batch, or of what is said of a file without games */
    source_end end;   /* if is_end */
} batch_slot;

/* Used only by the worker that is looking for the next batch. */
typedef struct reading_state {
    cli_source source; /* of the file that is read */
    bool is_open;
    size_t file; /* the number of that file */
} reading_state;

/* Used only on the caller's thread. */
typedef struct delivery_state {
    size_t file;    /* the number of the file that is delivered */
    bool had_stray; /* a byte of it is no text in its encoding */
    move_hint hint; /* the first of the file */
} delivery_state;

typedef struct pipeline {
    cli_run *run;
    thread_pool *pool;
    batch_slot *slots;
    cli_worker *workers; /* as many as jobs */
    reading_state reading;
    delivery_state delivery;
    _Atomic size_t unwanted; /* the number of the last file of which nothing more is wanted */
} pipeline;

/* ---- reading ---- */

/* Standard input is read if no file is named. */
static size_t count_files(const cli_settings *settings)
{
    return settings->file_count > 0 ? settings->file_count : 1;
}

static const char *path_of(const cli_settings *settings, size_t file)
{
    return settings->file_count > 0 ? settings->files[file - 1] : "-";
}

static bool is_last_file(const pipeline *p)
{
    return p->reading.file == count_files(p->run->settings);
}

static void open_next(pipeline *p)
{
    const cli_run *run = p->run;
    const cli_settings *settings = run->settings;
    source_open(&p->reading.source, settings, run->input->encoding, (size_t)run->input->max_game,
                path_of(settings, p->reading.file + 1), run->standard_input);
    p->reading.is_open = true;
    p->reading.file++;
}

static pool_found find_end(pipeline *p, batch_slot *slot)
{
    source_close(&p->reading.source);
    p->reading.is_open = false;
    slot->is_end = true;
    slot->end = p->reading.source.end;
    return POOL_MARKER;
}

static pool_found find_batch(const pipeline *p, batch_slot *slot, const located_batch *located)
{
    slot->is_end = false;
    slot->is_continued = located->is_continued;
    return p->reading.source.has_ended && is_last_file(p) ? POOL_LAST_TASK : POOL_TASK;
}

/* Reads a batch on the thread that will judge it, so that its bytes are in the caches of the
 * right processor. One byte of input may yield a hundred bytes of findings, and each thread
 * holds several batches: large blocks are read only while little is being reported. */
static pool_found seek(void *context, size_t worker, size_t index, bool may_wait)
{
    enum { LITTLE = 1 << 15, MUCH = 1 << 17 };
    pipeline *p = context;
    batch_slot *slot = &p->slots[index];
    cli_worker *w = &p->workers[worker];
    if (!p->reading.is_open && is_last_file(p))
        return POOL_NO_MORE;
    if (!p->reading.is_open)
        open_next(p);
    slot->file = p->reading.file;
    p->reading.source.input.at_once = w->said_little ? MUCH : LITTLE;
    source_step step = SOURCE_READ;
    while (step == SOURCE_READ) {
        if (p->reading.file == p->unwanted)
            step = SOURCE_OVER;
        else if (!may_wait && source_would_wait(&p->reading.source))
            return POOL_WOULD_BLOCK;
        else
            step = source_next(&p->reading.source, &w->located);
    }
    return step == SOURCE_BATCH ? find_batch(p, slot, &w->located) : find_end(p, slot);
}

/* ---- judging ---- */

static void judge(void *context, size_t worker, size_t slot)
{
    const pipeline *p = context;
    const cli_run *run = p->run;
    worker_judge(&p->workers[worker], run->consumer, &run->input->rules, &p->slots[slot].out);
}

/* ---- delivering ---- */

static bool deliver_piece(const pipeline *p, const output_piece *piece, an_text text,
                          uint64_t before)
{
    const cli_consumer *consumer = p->run->consumer;
    char digits[NUMBER_TEXT_MAX];
    if (piece->is_once && p->delivery.had_stray)
        return true;
    if (piece->game == 0)
        return consumer->deliver(consumer->context, piece->kind, text);
    return consumer->deliver(consumer->context, piece->kind,
                             an_text_of(number_text(digits, before + piece->game)));
}

/* Delivers pieces; their games are counted on from `before`, the games of earlier batches. */
static bool deliver_pieces(const pipeline *p, const batch_output *out, uint64_t before)
{
    an_text rest = an_buffer_text(&out->text);
    for (size_t i = 0; i < out->count; i++) {
        const output_piece *piece = &out->pieces[i];
        if (!deliver_piece(p, piece, an_text_from(rest.at, piece->size), before))
            return false;
        rest = an_text_after(rest, piece->size);
    }
    return true;
}

static void lack_memory(pipeline *p)
{
    say(SAY_OUT_OF_MEMORY);
    p->run->had_trouble = p->run->lacked_memory = true;
}

/* Keeps the first hint of a file. The buffers are swapped, so that the batch output can reuse
 * the memory of the old one. */
static void take_hint(pipeline *p, batch_output *out)
{
    const move_hint before = p->delivery.hint;
    if (before.size > 0 || out->hint.size == 0)
        return;
    p->delivery.hint = out->hint;
    out->hint = before;
}

static void deliver_output(pipeline *p, batch_output *out, uint64_t before)
{
    cli_run *run = p->run;
    run->encoding = out->locator.encoding;
    bool goes_on = deliver_pieces(p, out, before);
    run->games = before + out->games;
    p->delivery.had_stray = p->delivery.had_stray || out->has_stray;
    take_hint(p, out);
    if (run->consumer->flush != NULL)
        run->consumer->flush(run->consumer->context);
    if (out->out_of_memory)
        lack_memory(p);
    if (out->out_of_memory || out->ends_file || !goes_on)
        p->unwanted = p->delivery.file;
}

/* Delivers the end of a file: what kept it from being read, or that it has no game. */
static void deliver_end(pipeline *p, batch_slot *slot)
{
    cli_run *run = p->run;
    const cli_consumer *consumer = run->consumer;
    const source_end *end = &slot->end;
    if (end->trouble == TROUBLE_READING && !run->was_told)
        say_failure(SAY_CANNOT_READ, end->name, end->failure);
    if (end->trouble == TROUBLE_DOCUMENT && !run->was_told)
        say_document(end->name, end->document);
    if (end->trouble == TROUBLE_MEMORY)
        lack_memory(p);
    run->had_trouble = run->had_trouble || end->trouble != TROUBLE_NONE;
    if (run->games == 0 && end->trouble == TROUBLE_NONE && p->unwanted != slot->file) {
        worker_report_no_game(&p->workers[0], consumer, &run->input->rules, end, &p->delivery.hint,
                              &slot->out);
        deliver_output(p, &slot->out, 0);
        if (end->has_nuls && run->settings->value[OPTION_QUIET] == NULL)
            say(SAY_MAY_BE_UTF_16, end->name);
    }
    if (consumer->end_file != NULL)
        consumer->end_file(consumer->context, end);
}

static void begin_file(pipeline *p, size_t file, const char *name)
{
    p->delivery.file = file;
    p->delivery.had_stray = false;
    p->delivery.hint.size = 0;
    p->run->games = 0;
    p->run->name = name;
    p->run->path = path_of(p->run->settings, file);
}

/* Frees the output of a batch if it grew unusually large. */
static void clear(batch_slot *slot)
{
    enum { USUAL = 1 << 21 };
    if (slot->out.text.capacity > USUAL)
        batch_output_free(&slot->out);
}

static void deliver(pipeline *p, batch_slot *slot)
{
    if (slot->file != p->delivery.file)
        begin_file(p, slot->file, slot->is_end ? slot->end.name : slot->out.locator.file);
    if (slot->is_end)
        deliver_end(p, slot);
    else if (slot->file != p->unwanted)
        deliver_output(p, &slot->out, p->run->games - slot->is_continued);
    clear(slot);
}

/* ---- the whole ---- */

/* Returns the number of slots. With several workers, some slots wait for delivery while others are
 * filled, so that no worker has to wait; a single worker never waits. */
static size_t count_slots(const cli_input *input)
{
    return input->jobs > 1 ? 4 * input->jobs : 1;
}

static bool open_pipeline(pipeline *p, cli_run *run)
{
    size_t jobs = run->input->jobs, slots = count_slots(run->input);
    *p = (pipeline){.run = run,
                    .slots = calloc(slots, sizeof *p->slots),
                    .workers = calloc(jobs, sizeof *p->workers)};
    p->pool = pool_open(jobs, slots, seek, judge, p);
    return p->slots != NULL && p->workers != NULL && p->pool != NULL;
}

static void close_pipeline(pipeline *p)
{
    pool_close(p->pool);
    for (size_t i = 0; p->slots != NULL && i < count_slots(p->run->input); i++)
        batch_output_free(&p->slots[i].out);
    for (size_t i = 0; p->workers != NULL && i < p->run->input->jobs; i++)
        worker_close(&p->workers[i], p->run->consumer);
    an__buffer_free(&p->delivery.hint.line);
    free(p->slots);
    free(p->workers);
}

void pipeline_read(cli_run *run)
{
    pipeline p;
    size_t slot;
    bool is_open = open_pipeline(&p, run);
    if (!is_open)
        lack_memory(&p);
    while (is_open && pool_next(p.pool, &slot)) {
        deliver(&p, &p.slots[slot]);
        pool_release(p.pool);
    }
    close_pipeline(&p);
}
