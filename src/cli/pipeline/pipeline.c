/* From files to judged games, in order, on as many threads as are asked for.
 *
 *     file ──source──> cut ──worker──> docket ──> delivered
 *        one thread at a time,                    caller's thread
 *        which then judges what it has cut off
 */
#include "pipeline.h"

#include <stdlib.h>

#include "help.h"
#include "platform.h"
#include "say.h"
#include "text.h"
#include "thread_pool.h"
#include "worker.h"

bool mean_jobs(cli_input *input, const cli_settings *settings)
{
    enum { MOST = 256 };
    uint64_t jobs;
    if (!mean_number(settings, OPTION_JOBS, platform_processors(), &jobs))
        return false;
    input->jobs = jobs < MOST ? (size_t)jobs : MOST;
    return jobs > 0 || refuse_value(settings, OPTION_JOBS);
}

bool mean_input(cli_input *input, const cli_settings *settings)
{
    if (settings->file_count == 0 && platform_is_terminal(stdin)) {
        help_put_command(stderr, settings->tongue, settings->command);
        return false;
    }
    int encoding = mean_choice(settings, OPTION_ENCODING, encoding_names, ENCODING_AUTO);
    if (encoding < 0)
        return false;
    input->encoding = (cli_encoding)encoding;
    return mean_from(settings, &input->from) && mean_rules(settings, &input->from, &input->rules) &&
           mean_number(settings, OPTION_MAX_GAME, GAME_SIZE_MAX, &input->max_game) &&
           mean_jobs(input, settings);
}

/* A batch on its way, or the end of a file. */
typedef struct parcel {
    size_t file; /* its number, from 1 */
    bool is_continued;
    bool is_end;
    cli_docket docket;
    cli_source source; /* how it was at the end */
} parcel;

typedef struct flow {
    cli_run *run;
    cli_crew *crew;
    parcel *parcels;
    cli_worker *workers; /* as many as jobs */

    /* of whoever seeks the next parcel */
    cli_source source; /* of the file that is read */
    bool is_open;
    size_t read;             /* the number of that file */
    _Atomic size_t unwanted; /* of the last one of which nothing more is wanted */

    /* of the caller's thread */
    size_t delivered; /* the number of the file that is delivered */
    bool had_stray;   /* of that one */
    cli_hint hint;    /* of that one, the first */
} flow;

/* ---- reading ---- */

/* Nothing names a file: standard input is read. */
static size_t count_files(const cli_settings *settings)
{
    return settings->file_count > 0 ? settings->file_count : 1;
}

static bool is_last_file(const flow *f)
{
    return f->read == count_files(f->run->settings);
}

static void open_next(flow *f)
{
    const cli_run *run = f->run;
    const cli_settings *settings = run->settings;
    const char *path = settings->file_count > 0 ? settings->files[f->read] : "-";
    source_open(&f->source, settings, run->input->encoding, (size_t)run->input->max_game, path);
    f->is_open = true;
    f->read++;
}

static crew_found find_end(flow *f, parcel *p)
{
    source_close(&f->source);
    f->is_open = false;
    p->is_end = true;
    p->source = f->source;
    return CREW_NOTE;
}

static crew_found find_cut(const flow *f, parcel *p, const cli_cut *cut)
{
    p->is_end = false;
    p->is_continued = cut->is_continued;
    return f->source.has_ended && is_last_file(f) ? CREW_LAST_TASK : CREW_TASK;
}

/* Reads the batch that the worker judges next, so that the caches which the system fills are those
 * of the processor that needs them. A byte of input may yield a hundred bytes of findings, and each
 * thread holds several batches: large blocks are read only while little is being reported. */
static crew_found seek(void *context, size_t worker, size_t slot, bool may_wait)
{
    enum { LITTLE = 1 << 15, MUCH = 1 << 17 };
    flow *f = context;
    parcel *p = &f->parcels[slot];
    cli_worker *w = &f->workers[worker];
    if (!f->is_open && is_last_file(f))
        return CREW_NOTHING;
    if (!f->is_open)
        open_next(f);
    p->file = f->read;
    f->source.at_once = w->is_calm ? MUCH : LITTLE;
    source_step step = SOURCE_READ;
    while (step == SOURCE_READ) {
        if (f->read == f->unwanted)
            step = SOURCE_OVER;
        else if (!may_wait && source_would_wait(&f->source))
            return CREW_LATER;
        else
            step = source_next(&f->source, &w->cut);
    }
    return step == SOURCE_CUT ? find_cut(f, p, &w->cut) : find_end(f, p);
}

/* ---- judging ---- */

static void judge(void *context, size_t worker, size_t slot)
{
    const flow *f = context;
    const cli_run *run = f->run;
    worker_judge(&f->workers[worker], run->consumer, &run->input->rules, &f->parcels[slot].docket);
}

/* ---- delivering ---- */

static bool deliver_piece(const flow *f, const cli_piece *piece, an_text text, uint64_t before)
{
    const cli_consumer *consumer = f->run->consumer;
    char digits[NUMBER_ROOM];
    if (piece->is_once && f->had_stray)
        return true;
    if (piece->game == 0)
        return consumer->deliver(consumer->context, piece->way, text);
    return consumer->deliver(consumer->context, piece->way,
                             an_text_of(number_text(digits, before + piece->game)));
}

/* The games are counted on from those before. */
static bool deliver_pieces(const flow *f, const cli_docket *docket, uint64_t before)
{
    an_text rest = an_text_from(docket->text.at, docket->text.size);
    for (size_t i = 0; i < docket->count; i++) {
        const cli_piece *piece = &docket->pieces[i];
        if (!deliver_piece(f, piece, an_text_from(rest.at, piece->size), before))
            return false;
        rest = an_text_after(rest, piece->size);
    }
    return true;
}

static void lack_memory(flow *f)
{
    say(f->run->settings->tongue, SAY_OUT_OF_MEMORY);
    f->run->had_trouble = true;
}

/* The room of the hint before is the docket's now. */
static void take_hint(flow *f, cli_docket *docket)
{
    const cli_hint before = f->hint;
    if (before.size > 0 || docket->hint.size == 0)
        return;
    f->hint = docket->hint;
    docket->hint = before;
}

static void deliver_docket(flow *f, cli_docket *docket, uint64_t before)
{
    cli_run *run = f->run;
    run->encoding = docket->encoding;
    bool goes_on = deliver_pieces(f, docket, before);
    run->games = before + docket->games;
    f->had_stray = f->had_stray || docket->has_stray;
    take_hint(f, docket);
    if (run->consumer->flush != NULL)
        run->consumer->flush(run->consumer->context);
    if (docket->out_of_memory)
        lack_memory(f);
    if (docket->out_of_memory || docket->ends_file || !goes_on)
        f->unwanted = f->delivered;
}

/* A file in which no game was found is said to be so. */
static void deliver_end(flow *f, parcel *p)
{
    cli_run *run = f->run;
    const cli_consumer *consumer = run->consumer;
    const cli_source *source = &p->source;
    if (source->trouble == TROUBLE_READING)
        say_failure(run->settings->tongue, SAY_CANNOT_READ, source->name, source->failure);
    if (source->trouble == TROUBLE_MEMORY)
        lack_memory(f);
    run->had_trouble = run->had_trouble || source->trouble != TROUBLE_NONE;
    if (run->games == 0 && source->trouble == TROUBLE_NONE && f->unwanted != p->file) {
        worker_miss_games(&f->workers[0], consumer, &run->input->rules, source, &f->hint,
                          &p->docket);
        deliver_docket(f, &p->docket, 0);
    }
    if (consumer->end_file != NULL)
        consumer->end_file(consumer->context, source->name, source->trouble == TROUBLE_NONE);
}

static void begin_file(flow *f, size_t file, const char *name)
{
    f->delivered = file;
    f->had_stray = false;
    f->hint.size = 0;
    f->run->games = 0;
    f->run->name = name;
}

/* Memory for something unusually large is not kept. */
static void clear(parcel *p)
{
    enum { USUAL = 1 << 21 };
    if (p->docket.text.capacity > USUAL)
        docket_free(&p->docket);
}

static void deliver(flow *f, parcel *p)
{
    if (p->file != f->delivered)
        begin_file(f, p->file, p->is_end ? p->source.name : p->docket.locator.file);
    if (p->is_end)
        deliver_end(f, p);
    else if (p->file != f->unwanted)
        deliver_docket(f, &p->docket, f->run->games - p->is_continued);
    clear(p);
}

/* ---- the whole ---- */

/* Some parcels wait while others are at work, so that no worker has to; one worker never has. */
static size_t count_parcels(const cli_input *input)
{
    return input->jobs > 1 ? 4 * input->jobs : 1;
}

static bool open_flow(flow *f, cli_run *run)
{
    size_t jobs = run->input->jobs, parcels = count_parcels(run->input);
    *f = (flow){.run = run,
                .parcels = calloc(parcels, sizeof *f->parcels),
                .workers = calloc(jobs, sizeof *f->workers)};
    f->crew = crew_open(jobs, parcels, seek, judge, f);
    return f->parcels != NULL && f->workers != NULL && f->crew != NULL;
}

static void close_flow(flow *f)
{
    crew_close(f->crew);
    for (size_t i = 0; f->parcels != NULL && i < count_parcels(f->run->input); i++)
        docket_free(&f->parcels[i].docket);
    for (size_t i = 0; f->workers != NULL && i < f->run->input->jobs; i++)
        worker_close(&f->workers[i], f->run->consumer);
    an_buffer_free(&f->hint.line);
    free(f->parcels);
    free(f->workers);
}

void pipeline_read(cli_run *run)
{
    flow f;
    size_t slot;
    bool is_open = open_flow(&f, run);
    if (!is_open)
        lack_memory(&f);
    while (is_open && crew_next(f.crew, &slot)) {
        deliver(&f, &f.parcels[slot]);
        crew_take(f.crew);
    }
    close_flow(&f);
}
