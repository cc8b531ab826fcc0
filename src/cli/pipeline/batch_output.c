/* What is left of a batch once its games are judged: pieces of output, delivered in order. */
#include "batch_output.h"

#include <assert.h>
#include <stdlib.h>

#include "text.h"

void batch_output_begin(batch_output *out, const an_locator *locator)
{
    an__buffer_clear(&out->text);
    *out = (batch_output){.text = out->text,
                          .hint.line = out->hint.line,
                          .pieces = out->pieces,
                          .capacity = out->capacity,
                          .locator = *locator};
}

void batch_output_free(batch_output *out)
{
    an__buffer_free(&out->text);
    an__buffer_free(&out->hint.line);
    free(out->pieces);
    *out = (batch_output){0};
}

static bool add_piece(batch_output *out, output_piece piece)
{
    piece.is_once = out->is_once;
    if (!AN_ARRAY_RESERVE(out->pieces, out->capacity, out->count)) {
        out->out_of_memory = true;
        return false;
    }
    assert(out->pieces != NULL);
    out->pieces[out->count++] = piece;
    return !out->out_of_memory;
}

static bool add_text(batch_output *out, an_text text)
{
    an__buffer_put_made(&out->text, text);
    out->out_of_memory = out->out_of_memory || out->text.failed;
    return !out->out_of_memory;
}

bool batch_output_put_appended(batch_output *out, unsigned kind, size_t size)
{
    output_piece *last = out->count > 0 ? &out->pieces[out->count - 1] : NULL;
    out->out_of_memory = out->out_of_memory || out->text.failed;
    if (out->out_of_memory)
        return false;
    bool goes_along = last != NULL && last->kind == kind && last->is_once == out->is_once;
    if (!goes_along || last->is_closed)
        return add_piece(out, (output_piece){.kind = kind, .size = size});
    last->size += size;
    return true;
}

bool batch_output_put(batch_output *out, unsigned kind, an_text text)
{
    return add_text(out, text) && batch_output_put_appended(out, kind, text.size);
}

bool batch_output_put_numbered(batch_output *out, unsigned kind, an_text text, an_text number)
{
    if (text.at == NULL || number.size == 0)
        return batch_output_put(out, kind, text);
    size_t before = (size_t)(number.at - text.at);
    return batch_output_put(out, kind, an_text_from(text.at, before)) &&
           batch_output_put_game_number(out, kind) &&
           batch_output_put(out, kind, an_text_after(text, before + number.size));
}

bool batch_output_put_whole(batch_output *out, unsigned kind, an_text bytes)
{
    return add_text(out, bytes) &&
           add_piece(out, (output_piece){.kind = kind, .size = bytes.size, .is_closed = true});
}

bool batch_output_put_game_number(batch_output *out, unsigned kind)
{
    return add_piece(out, (output_piece){.kind = kind, .game = out->games, .is_closed = true});
}

an_place batch_output_place(batch_output *out, const char *at, size_t size)
{
    return an_locator_place(&out->locator, an_text_from(at, size), out->games);
}

an_place batch_output_place_of(batch_output *out, const an_game *game, const an_finding *finding)
{
    const char *at = game->bytes.at + finding->where.offset;
    return batch_output_place(out, at, finding->where.size);
}

void batch_output_keep_hint(batch_output *out, an_text word)
{
    move_hint *hint = &out->hint;
    if (word.size == 0 || hint->size > 0)
        return;
    hint->place = batch_output_place(out, word.at, word.size);
    hint->place.game = 0;
    an__buffer_clear(&hint->line);
    an_buffer_put_text(&hint->line, hint->place.source);
    hint->size = hint->line.failed ? 0 : word.size;
}
