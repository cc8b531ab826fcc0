/* From a file to judged games, in order. */
#include "pipeline.h"

#include <string.h>

#include "text.h"
#include "utf8.h"

bool mean_input(cli_input *input, const cli_settings *settings)
{
    if (settings->file_count == 0 && platform_is_terminal(stdin)) {
        put_help(stderr, settings->tongue, settings->command);
        return false;
    }
    int encoding = mean_choice(settings, OPTION_ENCODING, encoding_names, ENCODING_AUTO);
    if (encoding < 0)
        return false;
    input->encoding = (cli_encoding)encoding;
    return mean_from(settings, &input->from) && mean_rules(settings, &input->from, &input->rules) &&
           mean_number(settings, OPTION_MAX_GAME, UINT64_C(64) << 20, &input->max_game);
}

/* One file on its way. */
typedef struct passage {
    cli_run *run;
    an_splitter *splitter;
    an_reader *reader;
    an_arbiter *arbiter;
    cli_decoder decoder;
    cli_locator locator;
    uint64_t bytes;
    bool has_mark;
    bool has_bad_encoding;
    bool was_too_large;
    bool input_ended;
    bool ended_early;
} passage;

static bool open_passage(passage *p, cli_run *run, const char *name)
{
    *p = (passage){.run = run,
                   .decoder.encoding = run->input->encoding,
                   .splitter = an_splitter_open((size_t)run->input->max_game),
                   .reader = an_reader_open(),
                   .arbiter = an_arbiter_open(&run->input->rules)};
    locator_open(&p->locator, name);
    return p->splitter != NULL && p->reader != NULL && p->arbiter != NULL;
}

static void close_passage(passage *p)
{
    an_splitter_close(p->splitter);
    an_reader_close(p->reader);
    an_arbiter_close(p->arbiter);
}

static bool out_of_memory(passage *p)
{
    say(p->run->settings, SAY_OUT_OF_MEMORY);
    p->run->had_trouble = true;
    return false;
}

/* A byte order mark at the beginning is reported where the standard forbids it. */
static bool report_mark(passage *p, an_text bytes)
{
    const cli_consumer *consumer = p->run->consumer;
    const an_rules *rules = &p->run->input->rules;
    an_finding finding = {.code = AN_BYTE_ORDER_MARK, .level = an_code_level(AN_BYTE_ORDER_MARK)};
    bool is_raised = rules->profile == an_code_profile(finding.code) || rules->raises[finding.code];
    p->has_mark = an_text_starts(bytes, AN_UTF8_MARK);
    if (!p->has_mark || !is_raised)
        return true;
    finding.size = (uint32_t)strlen(AN_UTF8_MARK);
    an_place place = locator_place(&p->locator, 0, 0, 0);
    return consumer->take_finding(consumer->context, &finding, &place);
}

/* The first byte of a file that is no text in its encoding speaks for all. */
static bool report_bad_encoding(passage *p, an_text bytes, uint64_t game)
{
    const cli_consumer *consumer = p->run->consumer;
    size_t at = p->has_bad_encoding ? bytes.size : an_utf8_sound_size(bytes);
    if (at == bytes.size)
        return true;
    p->has_bad_encoding = true;
    cli_broken broken = encoding_broken_at(p->decoder.encoding, an_text_after(bytes, at));
    an_finding finding = {.code = AN_BAD_ENCODING,
                          .level = an_code_level(AN_BAD_ENCODING),
                          .size = (uint32_t)broken.text.size,
                          .text = broken.text,
                          .number = broken.value,
                          .reason.bar = (uint8_t)broken.kind};
    size_t begin = (size_t)(bytes.at - p->locator.batch->bytes.at);
    an_place place = locator_place(&p->locator, begin + at, broken.text.size, game);
    return consumer->take_finding(consumer->context, &finding, &place);
}

/* A game over the limit comes in pieces: the first is reported, all are passed on. */
static bool take_too_large(passage *p, const an_batch *batch)
{
    const cli_consumer *consumer = p->run->consumer;
    bool goes_on = true;
    if (!p->was_too_large) {
        an_finding finding = {.code = AN_GAME_TOO_LARGE, .level = AN_ERROR};
        an_place place = locator_place(&p->locator, 0, 0, ++p->run->games);
        goes_on = consumer->take_finding(consumer->context, &finding, &place);
    }
    p->was_too_large = true;
    goes_on = goes_on && report_bad_encoding(p, batch->bytes, p->run->games);
    return consumer->take_rest(consumer->context, batch->bytes) && goes_on;
}

static bool take_batch(passage *p, const an_batch *batch)
{
    const cli_consumer *consumer = p->run->consumer;
    locator_take(&p->locator, batch);
    if (batch->offset == 0 && !report_mark(p, batch->bytes))
        return false;
    if (batch->too_large)
        return take_too_large(p, batch);
    p->was_too_large = false;
    an_reader_take(p->reader, batch);
    an_game game;
    an_code code;
    an_judgement judgement;
    while ((code = an_game_next(p->reader, p->arbiter, &game, &judgement)) == AN_OK) {
        bool is_rest = game.is_empty && game.fault_count == 0;
        if (!report_bad_encoding(p, game.bytes, is_rest ? 0 : p->run->games + 1))
            return false;
        if (is_rest) {
            if (!consumer->take_rest(consumer->context, game.bytes))
                return false;
            continue;
        }
        p->run->games++;
        if (!consumer->take_game(consumer->context, &judgement, &p->locator, p->run->games))
            return false;
    }
    return code == AN_NO_GAME || out_of_memory(p);
}

static bool take_batches(passage *p)
{
    an_batch batch;
    while (an_splitter_next(p->splitter, &batch)) {
        bool goes_on = take_batch(p, &batch);
        locator_finish(&p->locator);
        if (p->run->consumer->end_batch != NULL)
            p->run->consumer->end_batch(p->run->consumer->context);
        if (!goes_on)
            return false;
    }
    return true;
}

/* So many bytes, none at the end of the file. */
static size_t read_bytes(passage *p, FILE *file, const char *name, char *bytes, size_t size)
{
    size_t got;
    if (!platform_read(file, bytes, size, &got)) {
        say_failed(p->run->settings, SAY_CANNOT_READ, name);
        p->run->had_trouble = true;
        got = 0;
        p->ended_early = true;
    }
    p->input_ended = got == 0;
    return got;
}

/* Bytes that are to be decoded make a detour; others are read where they are used. */
static size_t read_text(passage *p, FILE *file, const char *name, char *to, size_t room)
{
    enum { BLOCK = 1 << 14 };
    char block[BLOCK];
    size_t most = room / DECODED_MAX - DECODER_WAITING, size = 0;
    while (size == 0 && !p->input_ended) {
        if (decoder_is_done(&p->decoder))
            return read_bytes(p, file, name, to, room);
        size_t got = read_bytes(p, file, name, block, most < BLOCK ? most : BLOCK);
        size = decoder_take(&p->decoder, block, got, to);
    }
    p->run->encoding = p->locator.encoding = p->decoder.encoding;
    return size;
}

static bool read_more(passage *p, FILE *file, const char *name, bool *ended)
{
    size_t room;
    char *bytes = an_splitter_room(p->splitter, &room);
    if (bytes == NULL)
        return out_of_memory(p);
    size_t got = read_text(p, file, name, bytes, room);
    an_splitter_filled(p->splitter, got);
    p->bytes += got;
    *ended = got == 0;
    return true;
}

/* A file in which no game was found is said to be so. */
static void report_no_game(passage *p)
{
    const cli_consumer *consumer = p->run->consumer;
    const an_batch nothing = {.bytes = {"", 0}};
    bool is_empty = p->bytes == (p->has_mark ? strlen(AN_UTF8_MARK) : 0);
    an_finding finding = {.code = AN_NO_GAME, .level = is_empty ? AN_WARNING : AN_ERROR};
    locator_open(&p->locator, p->locator.file);
    locator_take(&p->locator, &nothing);
    an_place place = locator_place(&p->locator, 0, 0, 0);
    consumer->take_finding(consumer->context, &finding, &place);
}

static void pass_file(cli_run *run, FILE *file, const char *name)
{
    passage p;
    bool ended = false, goes_on = open_passage(&p, run, name);
    if (!goes_on)
        out_of_memory(&p);
    run->games = 0;
    run->name = name;
    run->encoding = run->input->encoding;
    while (goes_on && !ended)
        goes_on = read_more(&p, file, name, &ended) && take_batches(&p);
    if (goes_on && run->games == 0 && !p.ended_early)
        report_no_game(&p);
    close_passage(&p);
}

static const char *shown_name(const cli_settings *settings, const char *path)
{
    if (strcmp(path, "-") != 0)
        return path;
    const char *name = settings->value[OPTION_STDIN_FILENAME];
    return name == NULL ? "<stdin>" : name;
}

void pipeline_read(cli_run *run, const char *path)
{
    bool is_stdin = strcmp(path, "-") == 0;
    FILE *file = is_stdin ? stdin : fopen(path, "rb");
    if (file == NULL) {
        say_failed(run->settings, SAY_CANNOT_READ, path);
        run->had_trouble = true;
        return;
    }
    pass_file(run, file, shown_name(run->settings, path));
    if (!is_stdin)
        fclose(file);
}

void pipeline_read_all(cli_run *run, void (*file_ends)(void *context, const char *name))
{
    static char standard_input[] = "-";
    char *only[] = {standard_input};
    size_t count = run->settings->file_count;
    char **files = count > 0 ? run->settings->files : only;
    for (size_t i = 0; i < (count > 0 ? count : 1); i++) {
        pipeline_read(run, files[i]);
        if (file_ends != NULL)
            file_ends(run->consumer->context, shown_name(run->settings, files[i]));
    }
}
