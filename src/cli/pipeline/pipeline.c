/* From files to judged games, in order, on as many threads as are asked for.
 *
 *     file ──source──> located ──worker──> out ──> delivered
 *        one thread at a time,                    caller's thread
 *        which then judges what it has located off
 */
#include "pipeline.h"

#include <stdlib.h>

#include "help.h"
#include "platform.h"
#include "say.h"
#include "text.h"
#include "thread_pool.h"
#include "worker.h"

bool settings_jobs(cli_input *input, const cli_settings *settings)
{
    enum { MOST = 256 };
    uint64_t jobs;
    if (!settings_number(settings, OPTION_JOBS, platform_processors(), &jobs))
        return false;
    input->jobs = jobs < MOST ? (size_t)jobs : MOST;
    return jobs > 0 || settings_refuse_value(settings, OPTION_JOBS);
}

bool settings_input(cli_input *input, const cli_settings *settings)
{
    if (settings->file_count == 0 && platform_is_terminal(stdin)) {
        help_put_command(stderr, settings->message_language, settings->command);
        return false;
    }
    int encoding = settings_choice(settings, OPTION_ENCODING, encoding_names, ENCODING_AUTO);
    if (encoding < 0)
        return false;
    input->encoding = (cli_encoding)encoding;
    return settings_from(settings, &input->from) &&
           settings_rules(settings, &input->from, &input->rules) &&
           settings_number(settings, OPTION_MAX_GAME, GAME_SIZE_MAX, &input->max_game) &&
           settings_jobs(input, settings);
}

/* A batch on its way, or the end of a file. */
typedef struct batch_slot {
    size_t file; /* its number, from 1 */
    bool is_continued;
    bool is_end;
    batch_output out;
    cli_source source; /* how it was at the end */
} batch_slot;

typedef struct pipeline {
    cli_run *run;
    thread_pool *pool;
    batch_slot *slots;
    cli_worker *workers; /* as many as jobs */

    /* of whoever seeks the next batch_slot */
    cli_source source; /* of the file that is read */
    bool is_open;
    size_t read;             /* the number of that file */
    _Atomic size_t unwanted; /* of the last one of which nothing more is wanted */

    /* of the caller's thread */
    size_t delivered; /* the number of the file that is delivered */
    bool had_stray;   /* of that one */
    move_hint hint;   /* of that one, the first */
} pipeline;

/* ---- reading ---- */

/* Nothing names a file: standard input is read. */
static size_t count_files(const cli_settings *settings)
{
    return settings->file_count > 0 ? settings->file_count : 1;
}

static bool is_last_file(const pipeline *f)
{
    return f->read == count_files(f->run->settings);
}

static void open_next(pipeline *f)
{
    const cli_run *run = f->run;
    const cli_settings *settings = run->settings;
    const char *path = settings->file_count > 0 ? settings->files[f->read] : "-";
    source_open(&f->source, settings, run->input->encoding, (size_t)run->input->max_game, path);
    f->is_open = true;
    f->read++;
}

static pool_found find_end(pipeline *f, batch_slot *p)
{
    source_close(&f->source);
    f->is_open = false;
    p->is_end = true;
    p->source = f->source;
    return POOL_MARKER;
}

static pool_found find_batch(const pipeline *f, batch_slot *p, const located_batch *located)
{
    p->is_end = false;
    p->is_continued = located->is_continued;
    return f->source.has_ended && is_last_file(f) ? POOL_LAST_TASK : POOL_TASK;
}

/* Reads the batch that the worker judges next, so that the caches which the system fills are those
 * of the processor that needs them. A byte of input may yield a hundred bytes of findings, and each
 * thread holds several batches: large blocks are read only while little is being reported. */
static pool_found seek(void *context, size_t worker, size_t slot, bool may_wait)
{
    enum { LITTLE = 1 << 15, MUCH = 1 << 17 };
    pipeline *f = context;
    batch_slot *p = &f->slots[slot];
    cli_worker *w = &f->workers[worker];
    if (!f->is_open && is_last_file(f))
        return POOL_NO_MORE;
    if (!f->is_open)
        open_next(f);
    p->file = f->read;
    f->source.at_once = w->said_little ? MUCH : LITTLE;
    source_step step = SOURCE_READ;
    while (step == SOURCE_READ) {
        if (f->read == f->unwanted)
            step = SOURCE_OVER;
        else if (!may_wait && source_would_wait(&f->source))
            return POOL_WOULD_BLOCK;
        else
            step = source_next(&f->source, &w->located);
    }
    return step == SOURCE_BATCH ? find_batch(f, p, &w->located) : find_end(f, p);
}

/* ---- judging ---- */

static void judge(void *context, size_t worker, size_t slot)
{
    const pipeline *f = context;
    const cli_run *run = f->run;
    worker_judge(&f->workers[worker], run->consumer, &run->input->rules, &f->slots[slot].out);
}

/* ---- delivering ---- */

static bool deliver_piece(const pipeline *f, const output_piece *piece, an_text text,
                          uint64_t before)
{
    const cli_consumer *consumer = f->run->consumer;
    char digits[NUMBER_TEXT_MAX];
    if (piece->is_once && f->had_stray)
        return true;
    if (piece->game == 0)
        return consumer->deliver(consumer->context, piece->kind, text);
    return consumer->deliver(consumer->context, piece->kind,
                             an_text_of(number_text(digits, before + piece->game)));
}

/* The games are counted on from those before. */
static bool deliver_pieces(const pipeline *f, const batch_output *out, uint64_t before)
{
    an_text rest = an_text_from(out->text.at, out->text.size);
    for (size_t i = 0; i < out->count; i++) {
        const output_piece *piece = &out->pieces[i];
        if (!deliver_piece(f, piece, an_text_from(rest.at, piece->size), before))
            return false;
        rest = an_text_after(rest, piece->size);
    }
    return true;
}

static void lack_memory(pipeline *f)
{
    say(f->run->settings->message_language, SAY_OUT_OF_MEMORY);
    f->run->had_trouble = true;
}

/* The room of the hint before is the out's now. */
static void take_hint(pipeline *f, batch_output *out)
{
    const move_hint before = f->hint;
    if (before.size > 0 || out->hint.size == 0)
        return;
    f->hint = out->hint;
    out->hint = before;
}

static void deliver_output(pipeline *f, batch_output *out, uint64_t before)
{
    cli_run *run = f->run;
    run->encoding = out->encoding;
    bool goes_on = deliver_pieces(f, out, before);
    run->games = before + out->games;
    f->had_stray = f->had_stray || out->has_stray;
    take_hint(f, out);
    if (run->consumer->flush != NULL)
        run->consumer->flush(run->consumer->context);
    if (out->out_of_memory)
        lack_memory(f);
    if (out->out_of_memory || out->ends_file || !goes_on)
        f->unwanted = f->delivered;
}

/* A file in which no game was found is said to be so. */
static void deliver_end(pipeline *f, batch_slot *p)
{
    cli_run *run = f->run;
    const cli_consumer *consumer = run->consumer;
    const cli_source *source = &p->source;
    if (source->trouble == TROUBLE_READING)
        say_failure(run->settings->message_language, SAY_CANNOT_READ, source->name,
                    source->failure);
    if (source->trouble == TROUBLE_MEMORY)
        lack_memory(f);
    run->had_trouble = run->had_trouble || source->trouble != TROUBLE_NONE;
    if (run->games == 0 && source->trouble == TROUBLE_NONE && f->unwanted != p->file) {
        worker_report_no_game(&f->workers[0], consumer, &run->input->rules, source, &f->hint,
                              &p->out);
        deliver_output(f, &p->out, 0);
    }
    if (consumer->end_file != NULL)
        consumer->end_file(consumer->context, source->name, source->trouble == TROUBLE_NONE);
}

static void begin_file(pipeline *f, size_t file, const char *name)
{
    f->delivered = file;
    f->had_stray = false;
    f->hint.size = 0;
    f->run->games = 0;
    f->run->name = name;
}

/* Memory for something unusually large is not kept. */
static void clear(batch_slot *p)
{
    enum { USUAL = 1 << 21 };
    if (p->out.text.capacity > USUAL)
        batch_output_free(&p->out);
}

static void deliver(pipeline *f, batch_slot *p)
{
    if (p->file != f->delivered)
        begin_file(f, p->file, p->is_end ? p->source.name : p->out.locator.file);
    if (p->is_end)
        deliver_end(f, p);
    else if (p->file != f->unwanted)
        deliver_output(f, &p->out, f->run->games - p->is_continued);
    clear(p);
}

/* ---- the whole ---- */

/* Some slots wait while others are at work, so that no worker has to; one worker never has. */
static size_t count_slots(const cli_input *input)
{
    return input->jobs > 1 ? 4 * input->jobs : 1;
}

static bool open_pipeline(pipeline *f, cli_run *run)
{
    size_t jobs = run->input->jobs, slots = count_slots(run->input);
    *f = (pipeline){.run = run,
                    .slots = calloc(slots, sizeof *f->slots),
                    .workers = calloc(jobs, sizeof *f->workers)};
    f->pool = pool_open(jobs, slots, seek, judge, f);
    return f->slots != NULL && f->workers != NULL && f->pool != NULL;
}

static void close_pipeline(pipeline *f)
{
    pool_close(f->pool);
    for (size_t i = 0; f->slots != NULL && i < count_slots(f->run->input); i++)
        batch_output_free(&f->slots[i].out);
    for (size_t i = 0; f->workers != NULL && i < f->run->input->jobs; i++)
        worker_close(&f->workers[i], f->run->consumer);
    an_buffer_free(&f->hint.line);
    free(f->slots);
    free(f->workers);
}

void pipeline_read(cli_run *run)
{
    pipeline f;
    size_t slot;
    bool is_open = open_pipeline(&f, run);
    if (!is_open)
        lack_memory(&f);
    while (is_open && pool_next(f.pool, &slot)) {
        deliver(&f, &f.slots[slot]);
        pool_release(f.pool);
    }
    close_pipeline(&f);
}
