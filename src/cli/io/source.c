/* A file becomes batches, read as they are asked for. */
#include "source.h"

#include <stdlib.h>
#include <string.h>

#include "extremes.h"
#include "failure.h"
#include "files.h"
#include "in_place.h"
#include "platform.h"
#include "put_message.h"
#include "text.h"
#include "utf8.h"

static bool is_standard_input(const char *path)
{
    return strcmp(path, "-") == 0;
}

static const char *shown_name(const cli_settings *settings, const char *path)
{
    const char *name = settings->value[OPTION_STDIN_FILENAME];
    if (*path == '\0')
        return "''"; /* a file without a name is not there, but it is told */
    if (!is_standard_input(path))
        return path;
    return name == NULL ? "<stdin>" : name;
}

static void fail(cli_source *source, cli_trouble trouble)
{
    source->end.failure = platform_last_failure();
    source->end.trouble = trouble;
}

void source_put_trouble(an_buffer *out, an_message_language language, const source_end *end)
{
    switch (end->trouble) {
    case TROUBLE_NONE:
        break;
    case TROUBLE_READING:
        put_message(out, language, SAY_CANNOT_READ, end->name,
                    failure_text(language, end->failure));
        break;
    case TROUBLE_DOCUMENT:
        document_put(out, language, end->name, end->document);
        break;
    case TROUBLE_MEMORY:
        put_message(out, language, SAY_OUT_OF_MEMORY);
        break;
    }
}

void source_open(cli_source *source, const cli_settings *settings, an_encoding encoding,
                 size_t max_game, const char *path, const an_text *standard_input)
{
    *source =
        (cli_source){.end = {.name = shown_name(settings, path), .is_empty = true},
                     .input = {.file = is_standard_input(path) ? stdin : platform_open(path, "rb"),
                               .decoder = an_decoder_of(encoding),
                               .at_once = SIZE_MAX},
                     .needs_bytes = true};
    source->locator = an_locator_of(source->end.name);
    if (source->input.file == NULL) {
        fail(source, TROUBLE_READING);
        return;
    }
    bool is_in_memory = is_standard_input(path) && standard_input != NULL;
    if (is_in_memory)
        source->input.memory = *standard_input;
    source->end.stamp = platform_stamp_of(source->input.file);
    source->input.never_waits = is_in_memory || platform_is_regular(source->input.file);
    if (!source->input.never_waits)
        platform_widen_pipe(source->input.file);
    source->splitter = an_splitter_open(max_game);
    if (source->splitter == NULL)
        fail(source, TROUBLE_MEMORY);
}

void source_close(cli_source *source)
{
    an_splitter_close(source->splitter);
    if (source->input.file != NULL && source->input.file != stdin)
        fclose(source->input.file);
    source->splitter = NULL;
    source->room = NULL;
    source->input.file = NULL;
}

bool source_would_wait(const cli_source *source)
{
    return source->input.file != NULL && source->needs_bytes && !source->input.never_waits &&
           !platform_is_ready(source->input.file);
}

/* ---- reading ---- */

/* Lets the splitter work in the room of a batch. A room that grew unusually large is not kept. */
static bool move_to(cli_source *source, an_room *room)
{
    enum { USUAL = 1 << 21 };
    if (room == source->room)
        return true;
    if (room->capacity > USUAL) {
        free(room->bytes);
        *room = (an_room){0};
    }
    bool has_moved = an_splitter_move(source->splitter, room);
    source->room = has_moved ? room : source->room;
    return has_moved;
}

static size_t read_memory(an_text *memory, char *bytes, size_t size)
{
    size_t got = an_smaller(memory->size, size);
    memcpy(bytes, memory->at, got);
    *memory = an_text_after(*memory, got);
    return got;
}

/* Returns how many bytes were read; 0 at the end of the file. */
static size_t read_bytes(cli_source *source, char *bytes, size_t size)
{
    size_t got;
    if (source->input.memory.at != NULL) {
        got = read_memory(&source->input.memory, bytes, size);
    } else if (!platform_read(source->input.file, bytes, size, &got)) {
        fail(source, TROUBLE_READING);
        got = 0;
    }
    source->input.has_ended = got == 0;
    source->input.is_short = got > 0 && got < size;
    return got;
}

/* Reads into a block behind the bytes that are held back, if there are any. Returns how many bytes
 * of the block are text; 0 if the file has ended, is a document, or may still be one. */
static size_t read_block(cli_source *source, char *block, size_t size)
{
    source_beginning *first = &source->input.beginning;
    if (first->is_text)
        return read_bytes(source, block, size);
    memcpy(block, first->bytes, first->size);
    size_t got = first->size + read_bytes(source, block + first->size, size - first->size);
    if (source->end.trouble != TROUBLE_NONE)
        return 0;
    const an_text beginning = {block, got};
    switch (document_find(beginning, source->input.has_ended, &source->end.document)) {
    case DOCUMENT_NONE:
        first->is_text = true;
        return got;
    case DOCUMENT_FOUND:
        source->end.trouble = TROUBLE_DOCUMENT;
        break;
    case DOCUMENT_UNDECIDED:
        memcpy(first->bytes, block, got);
        first->size = got;
        break;
    }
    return 0;
}

/* Decodes what was read. The end of the file may have been met behind bytes that were held back. */
static size_t decode(source_input *input, const char *bytes, size_t size, char *to)
{
    size_t written = an_decoder_take(&input->decoder, bytes, size, to);
    if (size > 0 && input->has_ended)
        written += an_decoder_take(&input->decoder, bytes, 0, to + written);
    return written;
}

/* Reads into the room of the splitter. Bytes that are to be looked at or decoded are read into a
 * block first, others straight. */
static size_t read_text(cli_source *source, char *to, size_t room)
{
    enum { BLOCK = 1 << 14 };
    char block[BLOCK];
    size_t most = room / AN_DECODED_MAX - AN_DECODER_WAITING, size = 0;
    while (size == 0 && !source->input.has_ended) {
        if (an_decoder_is_done(&source->input.decoder))
            return read_bytes(source, to, room);
        size_t got = read_block(source, block, an_smaller(most, BLOCK));
        if (!source->input.beginning.is_text)
            return 0;
        size = decode(&source->input, block, got, to);
    }
    return size;
}

/* A short read from a regular file means that its end is near. One more read, before the batch
 * is handed out, tells that the last batch is the last, so that no second worker is woken for
 * nothing. */
static void read_more(cli_source *source)
{
    size_t room;
    char *bytes = an_splitter_room(source->splitter, &room);
    source->needs_bytes = false;
    if (bytes == NULL) {
        fail(source, TROUBLE_MEMORY);
        return;
    }
    bool was_short = source->input.is_short;
    size_t got = read_text(source, bytes, an_smaller(room, source->input.at_once));
    if (source->end.trouble != TROUBLE_NONE)
        return;
    if (!source->input.beginning.is_text) {
        source->needs_bytes = true;
        return;
    }
    an_splitter_filled(source->splitter, got);
    source->has_ended = got == 0;
    source->needs_bytes = source->input.is_short && !was_short && source->input.never_waits;
}

/* ---- handing out ---- */

/* UTF-16 has a NUL beside each letter, so that few bytes show it. */
enum { LOOKED_AT = 1024 };

static void note_batch(cli_source *source, located_batch *next)
{
    const an_batch *batch = &next->batch;
    bool has_mark = batch->offset == 0 && an_text_starts(batch->bytes, AN_UTF8_MARK);
    an_text text = an_text_after(batch->bytes, has_mark ? strlen(AN_UTF8_MARK) : 0);
    source->end.is_empty = source->end.is_empty && an_text_trimmed(text).size == 0;
    if (batch->offset == 0)
        source->end.has_nuls = memchr(text.at, '\0', an_smaller(text.size, LOOKED_AT));
    next->is_continued = batch->too_large && source->was_too_large;
    source->was_too_large = batch->too_large;
    an_locator_take(&source->locator, source->input.decoder.encoding, batch->bytes, batch->indent);
    next->locator = source->locator;
}

source_step source_next(cli_source *source, located_batch *next)
{
    /* where reading failed, the last game may be cut off: only those before it are whole */
    if (source->end.trouble != TROUBLE_NONE && source->needs_bytes)
        return SOURCE_OVER;
    if (!move_to(source, &next->room)) {
        fail(source, TROUBLE_MEMORY);
        return SOURCE_OVER;
    }
    if (source->needs_bytes) {
        read_more(source);
        return SOURCE_READ;
    }
    if (!an_splitter_next(source->splitter, &next->batch)) {
        source->needs_bytes = true;
        return source->has_ended ? SOURCE_OVER : SOURCE_READ;
    }
    note_batch(source, next);
    return SOURCE_BATCH;
}
