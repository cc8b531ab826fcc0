/* What is left of a batch once its games are judged: texts on their way out, in order. */
#include "batch_output.h"

#include <assert.h>
#include <stdlib.h>

#include "text.h"

void docket_begin(cli_docket *docket, const cli_locator *locator)
{
    an_buffer_clear(&docket->text);
    *docket = (cli_docket){.text = docket->text,
                           .hint.line = docket->hint.line,
                           .pieces = docket->pieces,
                           .capacity = docket->capacity,
                           .locator = *locator,
                           .encoding = locator->encoding};
}

void docket_free(cli_docket *docket)
{
    an_buffer_free(&docket->text);
    an_buffer_free(&docket->hint.line);
    free(docket->pieces);
    *docket = (cli_docket){0};
}

static bool add_piece(cli_docket *docket, cli_piece piece)
{
    piece.is_once = docket->is_once;
    if (!an_array_reserve((void **)&docket->pieces, &docket->capacity, docket->count,
                          sizeof piece)) {
        docket->out_of_memory = true;
        return false;
    }
    assert(docket->pieces != NULL);
    docket->pieces[docket->count++] = piece;
    return !docket->out_of_memory;
}

static bool add_text(cli_docket *docket, an_text text)
{
    if (text.at == NULL)
        docket->out_of_memory = true;
    if (!docket->out_of_memory)
        an_buffer_put_text(&docket->text, text);
    docket->out_of_memory = docket->out_of_memory || docket->text.failed;
    return !docket->out_of_memory;
}

bool docket_take(cli_docket *docket, unsigned way, size_t size)
{
    cli_piece *last = docket->count > 0 ? &docket->pieces[docket->count - 1] : NULL;
    docket->out_of_memory = docket->out_of_memory || docket->text.failed;
    if (docket->out_of_memory)
        return false;
    bool goes_along = last != NULL && last->way == way && last->is_once == docket->is_once;
    if (!goes_along || last->is_closed)
        return add_piece(docket, (cli_piece){.way = way, .size = size});
    last->size += size;
    return true;
}

bool docket_put(cli_docket *docket, unsigned way, an_text text)
{
    return add_text(docket, text) && docket_take(docket, way, text.size);
}

bool docket_put_numbered(cli_docket *docket, unsigned way, an_text text, an_text number)
{
    if (text.at == NULL || number.size == 0)
        return docket_put(docket, way, text);
    size_t before = (size_t)(number.at - text.at);
    return docket_put(docket, way, an_text_from(text.at, before)) &&
           docket_note_number(docket, way) &&
           docket_put(docket, way, an_text_after(text, before + number.size));
}

bool docket_note(cli_docket *docket, unsigned way, an_text bytes)
{
    return add_text(docket, bytes) &&
           add_piece(docket, (cli_piece){.way = way, .size = bytes.size, .is_closed = true});
}

bool docket_note_number(cli_docket *docket, unsigned way)
{
    return add_piece(docket, (cli_piece){.way = way, .game = docket->games, .is_closed = true});
}

an_place docket_place(cli_docket *docket, const char *at, size_t size)
{
    size_t begin = (size_t)(at - docket->locator.batch->bytes.at);
    return locator_place(&docket->locator, begin, size, docket->games);
}

void docket_hint(cli_docket *docket, an_text word)
{
    cli_hint *hint = &docket->hint;
    if (word.size == 0 || hint->size > 0)
        return;
    hint->place = docket_place(docket, word.at, word.size);
    hint->place.game = 0;
    an_buffer_clear(&hint->line);
    an_buffer_put_text(&hint->line, hint->place.source);
    hint->size = hint->line.failed ? 0 : word.size;
}
