/* Cuts a stream into batches of whole games, without reading their moves.
 *
 * A cut is safe before a tag pair that begins a line behind movetext, outside comments. What stands
 * before the first tag pair of the stream is plain text, and a batch of its own. Comments alone
 * before it, and damaged tag pairs right before it, belong to the game of that tag pair, however.
 */
#include "splitter.h"

#include <stdlib.h>
#include <string.h>

#include "extremes.h"
#include "scanner.h"
#include "text.h"

/* ---- its bytes ---- */

an_splitter *an_splitter_open(size_t max_game)
{
    an_splitter *splitter = calloc(1, sizeof *splitter);
    if (splitter == NULL)
        return NULL;
    splitter->stream.room = &splitter->stream.own;
    /* AN_SPLITTER_BLOCK is added to the limit later, which must not overflow. */
    splitter->max_game = an_smaller(max_game, SIZE_MAX / 4);
    splitter->starts_line = true;
    return splitter;
}

void an_splitter_close(an_splitter *splitter)
{
    if (splitter == NULL)
        return;
    free(splitter->stream.own.bytes);
    free(splitter);
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Returns how many blanks begin the line at hand and were handed out with the batch before. */
static size_t indent(const an_splitter *s)
{
    size_t line = s->taken;
    while (line > 0 && is_blank(s->stream.bytes[line - 1]))
        line--;
    bool begins_line = line > 0 && an_is_line_end(s->stream.bytes[line - 1]);
    return begins_line || line + s->stream.offset == 0 ? s->taken - line : 0;
}

/* Returns where `place` is after `dropped` bytes at the beginning were dropped. */
static size_t moved(size_t place, size_t dropped)
{
    return place > dropped ? place - dropped : 0;
}

static void begin_behind(an_splitter *s, size_t dropped)
{
    s->stream.offset += dropped;
    s->stream.size -= dropped;
    s->scanned -= dropped;
    s->game -= dropped;
    s->comment.searched = moved(s->comment.searched, dropped);
    s->text.doubtful = moved(s->text.doubtful, dropped);
    s->taken -= dropped;
    s->text.cuts.at = moved(s->text.cuts.at, dropped);
    s->text.cuts.next = moved(s->text.cuts.next, dropped);
    s->text.lined = moved(s->text.lined, dropped);
}

/* Drops what was handed out, except for the blanks that begin the line at hand. */
static void drop_taken(an_splitter *s)
{
    size_t dropped = s->taken - s->indent;
    if (dropped == 0)
        return;
    memmove(s->stream.bytes, s->stream.bytes + dropped, s->stream.size - dropped);
    begin_behind(s, dropped);
}

/* Makes room for `size` bytes and a NUL behind them. Returns false when memory runs out. */
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
    size_t dropped = splitter->taken - splitter->indent, left = splitter->stream.size - dropped;
    if (room == splitter->stream.room)
        return true;
    if (!has_room(room, left + AN_SPLITTER_BLOCK))
        return false;
    if (left > 0)
        memcpy(room->bytes, splitter->stream.bytes + dropped, left);
    room->bytes[left] = '\0';
    splitter->stream.room = room;
    splitter->stream.bytes = room->bytes;
    splitter->comment.next_brace = NULL;
    begin_behind(splitter, dropped);
    return true;
}

char *an_splitter_room(an_splitter *splitter, size_t *size)
{
    drop_taken(splitter);
    if (!has_room(splitter->stream.room, splitter->stream.size + AN_SPLITTER_BLOCK))
        return NULL;
    splitter->stream.bytes = splitter->stream.room->bytes;
    *size = AN_SPLITTER_BLOCK;
    return splitter->stream.bytes + splitter->stream.size;
}

void an_splitter_filled(an_splitter *splitter, size_t size)
{
    if (splitter->stream.ended)
        return;
    splitter->comment.next_brace = NULL;
    splitter->stream.size += size;
    splitter->stream.ended = size == 0;
    if (splitter->stream.bytes != NULL)
        splitter->stream.bytes[splitter->stream.size] = '\0';
}

/* ---- plain text ---- */

/* Returns the end of the last complete line. Lines that were found before are not looked for again.
 */
static size_t lines_end(an_splitter *s)
{
    size_t end = s->scanned, known = s->text.lined;
    while (end > known && !an_is_line_end(s->stream.bytes[end - 1]))
        end--;
    s->text.lined = an_larger(s->scanned, known);
    return end > known ? end : s->text.cuts.at;
}

/* Cuts plain text. The game at hand is everything behind the last cut, and `game` is where it began
 * before. Returns true if it is too large. The answer does not depend on how many bytes come at
 * once. */
static bool cut_text(an_splitter *s, size_t game)
{
    bool is_over = s->mode == AN_SPLIT_TEXT_OVER,
         is_whole = is_over || (s->stream.ended && s->scanned == s->stream.size);
    size_t end = is_over ? s->game : s->stream.ended ? s->scanned : lines_end(s), cut, known;
    bool is_large = false;
    while (an__cuts_next(&s->text.cuts, an_text_from(s->stream.bytes, end), &cut, &known)) {
        is_large = cut - game > s->max_game || known >= game + s->max_game + AN_SPLITTER_BLOCK;
        if (is_large)
            break;
        game = cut;
    }
    size_t rest = (is_over ? s->game : s->stream.size) - game;
    is_large = is_large || rest > s->max_game + (is_whole ? 0 : AN_SPLITTER_BLOCK);
    if (is_large || !is_over)
        s->game = game;
    return is_large;
}

/* ---- handing out ---- */

static bool hand_out(an_splitter *s, an_batch *batch, size_t end, bool is_text)
{
    *batch = (an_batch){.bytes = an_text_from(s->stream.bytes + s->taken, end - s->taken),
                        .offset = s->stream.offset + s->taken,
                        .indent = s->indent,
                        .is_text = is_text,
                        .too_large = an_splitter_skips(s)};
    s->taken = end;
    s->indent = indent(s);
    return end > 0;
}

/* Hands out a piece of a game that is too large, up to the next game if that was found. */
static bool hand_out_skipped(an_splitter *s, an_batch *batch)
{
    bool found = an__splitter_find_next(s),
         over = found || (s->stream.ended && s->scanned == s->stream.size);
    bool has_piece = s->scanned > s->taken;
    if (has_piece)
        hand_out(s, batch, s->scanned, !s->is_pgn);
    if (over) {
        s->mode = AN_SPLIT_SCANS;
        s->game = s->scanned;
        s->is_pgn = s->is_pgn || found;
        s->text.doubt = AN_DOUBT_NONE;
        an_splitter_begin_section(s);
    }
    return has_piece || (found && an_splitter_next(s, batch));
}

bool an_splitter_next(an_splitter *splitter, an_batch *batch)
{
    an_splitter *s = splitter;
    if (s->stream.bytes == NULL || s->taken == s->stream.size)
        return false;
    if (an_splitter_skips(s))
        return hand_out_skipped(s, batch);
    an__splitter_leap(s);
    const size_t game = s->game;
    bool is_too_large = an__splitter_scan(s);
    if (!s->is_pgn && !is_too_large)
        is_too_large = cut_text(s, game);
    bool has_games = s->game > s->taken;
    if (has_games) {
        hand_out(s, batch, s->game, !s->is_pgn);
        s->mode = AN_SPLIT_SCANS;
    }
    if (is_too_large) {
        /* Go back to the beginning of the game, to skip it. */
        s->mode = AN_SPLIT_SKIPS;
        s->starts_line = true;
        s->scanned = s->taken;
    }
    if (has_games || is_too_large)
        return has_games || hand_out_skipped(s, batch);
    return s->stream.ended && s->scanned >= s->stream.size &&
           hand_out(s, batch, s->stream.size, !s->is_pgn);
}
