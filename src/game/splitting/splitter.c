/* Cuts a stream into batches of whole games without reading their moves.
 *
 * A cut is safe before a tag pair that begins a line after movetext, outside comments. What stands
 * before the first tag pair of the stream is plain text, one batch of its own; but comments alone,
 * and tag pairs gone wrong right before it, belong to its game. */
#include "stream.h"

#include <stdlib.h>
#include <string.h>

#include "scanner.h"
#include "text.h"

/* ---- its bytes ---- */

an_splitter *an_splitter_open(size_t max_game)
{
    an_splitter *splitter = calloc(1, sizeof *splitter);
    if (splitter == NULL)
        return NULL;
    splitter->room = &splitter->own;
    /* room for what is added to it */
    splitter->max_game = max_game < SIZE_MAX / 4 ? max_game : SIZE_MAX / 4;
    splitter->is_blank = splitter->starts_line = true;
    return splitter;
}

void an_splitter_close(an_splitter *splitter)
{
    if (splitter == NULL)
        return;
    free(splitter->own.bytes);
    free(splitter);
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Blanks that begin the line and were handed out with the batch before. */
static size_t indent(const an_splitter *s)
{
    size_t line = s->taken;
    while (line > 0 && is_blank(s->bytes[line - 1]))
        line--;
    bool begins_line = line > 0 && an_is_line_end(s->bytes[line - 1]);
    return begins_line || line + s->offset == 0 ? s->taken - line : 0;
}

/* A place once bytes at the beginning are no longer there. */
static size_t moved(size_t place, size_t dropped)
{
    return place > dropped ? place - dropped : 0;
}

static void begin_behind(an_splitter *s, size_t dropped)
{
    s->offset += dropped;
    s->size -= dropped;
    s->scanned -= dropped;
    s->game -= dropped;
    s->searched = moved(s->searched, dropped);
    s->doubtful = moved(s->doubtful, dropped);
    s->taken -= dropped;
    s->sheets.at = moved(s->sheets.at, dropped);
    s->sheets.next = moved(s->sheets.next, dropped);
    s->lined = moved(s->lined, dropped);
}

/* What was handed out goes, but for the beginning of the line at hand. */
static void drop_taken(an_splitter *s)
{
    size_t dropped = s->taken - s->indent;
    if (dropped == 0)
        return;
    memmove(s->bytes, s->bytes + dropped, s->size - dropped);
    begin_behind(s, dropped);
}

/* So many bytes, and one behind them. */
static bool has_room(an_room *room, size_t size)
{
    if (size < room->capacity)
        return true;
    size_t capacity = size + room->capacity + AN_SPLITTER_BLOCK + 1;
    char *bytes = realloc(room->bytes, capacity);
    if (bytes != NULL)
        *room = (an_room){bytes, capacity};
    return bytes != NULL;
}

bool an_splitter_move(an_splitter *splitter, an_room *room)
{
    size_t dropped = splitter->taken - splitter->indent, left = splitter->size - dropped;
    if (room == splitter->room)
        return true;
    if (!has_room(room, left + AN_SPLITTER_BLOCK))
        return false;
    if (left > 0)
        memcpy(room->bytes, splitter->bytes + dropped, left);
    room->bytes[left] = '\0';
    splitter->room = room;
    splitter->bytes = room->bytes;
    splitter->next_brace = NULL;
    begin_behind(splitter, dropped);
    return true;
}

char *an_splitter_room(an_splitter *splitter, size_t *size)
{
    drop_taken(splitter);
    if (!has_room(splitter->room, splitter->size + AN_SPLITTER_BLOCK))
        return NULL;
    splitter->bytes = splitter->room->bytes;
    *size = AN_SPLITTER_BLOCK;
    return splitter->bytes + splitter->size;
}

void an_splitter_filled(an_splitter *splitter, size_t size)
{
    splitter->next_brace = NULL;
    splitter->size += size;
    splitter->ended = size == 0;
    if (splitter->bytes != NULL)
        splitter->bytes[splitter->size] = '\0';
}

/* ---- plain text ---- */

/* Up to the last line that is whole; if there is none that was not so before, what is known already
 * is not looked at again. */
static size_t lines_end(an_splitter *s)
{
    size_t end = s->scanned, known = s->lined;
    while (end > known && !an_is_line_end(s->bytes[end - 1]))
        end--;
    s->lined = s->scanned > known ? s->scanned : known;
    return end > known ? end : s->sheets.at;
}

/* In plain text the game at hand is what stands behind the last cut. Whether one is too large is
 * told as late as by a stream that comes byte by byte. */
static bool cut_text(an_splitter *s, size_t game)
{
    bool is_whole = s->ends_text || (s->ended && s->scanned == s->size);
    size_t end = s->ends_text ? s->game : s->ended ? s->scanned : lines_end(s), cut, known;
    while (an_sheets_next(&s->sheets, an_text_from(s->bytes, end), &cut, &known)) {
        s->is_large_text =
            cut - game > s->max_game || known >= game + s->max_game + AN_SPLITTER_BLOCK;
        if (s->is_large_text)
            break;
        game = cut;
    }
    size_t rest = (s->ends_text ? s->game : s->size) - game;
    s->is_large_text = s->is_large_text || rest > s->max_game + (is_whole ? 0 : AN_SPLITTER_BLOCK);
    if (s->is_large_text) {
        /* back to its beginning, to skip it */
        s->scanned = game;
        s->ends_text = false;
    }
    if (!s->ends_text)
        s->game = game;
    return s->is_large_text;
}

/* ---- handing out ---- */

static bool hand_out(an_splitter *s, an_batch *batch, size_t end, bool is_text)
{
    *batch = (an_batch){.bytes = an_text_from(s->bytes + s->taken, end - s->taken),
                        .offset = s->offset + s->taken,
                        .indent = s->indent,
                        .is_text = is_text,
                        .too_large = s->skipping};
    s->taken = end;
    s->indent = indent(s);
    return end > 0;
}

/* A piece of a game that is too large, up to the next game if that is in sight. */
static bool hand_out_skipped(an_splitter *s, an_batch *batch)
{
    bool found = an_splitter_find_next(s), over = found || (s->ended && s->scanned == s->size);
    bool has_piece = s->scanned > s->taken;
    if (has_piece)
        hand_out(s, batch, s->scanned, !s->has_tags);
    if (over) {
        s->skipping = false;
        s->game = s->scanned;
        s->is_blank = s->starts_line = true;
        s->has_tags = s->has_tags || found;
    }
    return has_piece || (found && an_splitter_next(s, batch));
}

bool an_splitter_next(an_splitter *splitter, an_batch *batch)
{
    an_splitter *s = splitter;
    if (s->bytes == NULL || s->taken == s->size)
        return false;
    if (s->skipping)
        return hand_out_skipped(s, batch);
    an_splitter_leap(s);
    const size_t game = s->game;
    bool is_too_large = s->is_large_text || an_splitter_scan(s);
    if (!s->has_tags && !is_too_large)
        is_too_large = cut_text(s, game);
    if (s->game > s->taken) {
        hand_out(s, batch, s->game, !s->has_tags);
        s->ends_text = false;
        return true;
    }
    if (is_too_large) {
        s->skipping = s->starts_line = true;
        s->is_large_text = false;
        s->was_empty = false;
        s->scanned = s->taken;
        return hand_out_skipped(s, batch);
    }
    return s->ended && s->scanned >= s->size && hand_out(s, batch, s->size, !s->has_tags);
}
