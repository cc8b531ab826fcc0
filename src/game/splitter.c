/* Cuts a stream into batches of whole games without reading their moves.
 *
 * A cut is safe before a tag pair that begins a line after movetext, outside comments. What stands
 * before the first tag pair of the stream is plain text, one batch of its own. */
#include "algnot/game.h"

#include <stdlib.h>
#include <string.h>

#include "lexer.h"
#include "text.h"

enum { BLOCK = 1 << 18 };

struct an_splitter {
    char *bytes;
    size_t capacity;
    size_t taken;      /* handed out */
    size_t scanned;    /* looked at */
    size_t size;       /* filled */
    size_t cut;        /* the last safe place for a cut */
    size_t blank_from; /* since here only white space and escape lines were seen */
    uint64_t offset;   /* of bytes[0] in the stream */
    size_t max_game;
    bool has_tags;  /* the first tag pair was met: this is PGN */
    bool ends_text; /* and plain text stands before it, which is a batch of its own kind */
    bool ended;
    bool skipping; /* within a game that is too large */
};

an_splitter *an_splitter_open(size_t max_game)
{
    an_splitter *splitter = calloc(1, sizeof *splitter);
    if (splitter != NULL)
        splitter->max_game = max_game;
    return splitter;
}

void an_splitter_close(an_splitter *splitter)
{
    if (splitter == NULL)
        return;
    free(splitter->bytes);
    free(splitter);
}

static void drop_taken(an_splitter *s)
{
    if (s->taken == 0)
        return;
    memmove(s->bytes, s->bytes + s->taken, s->size - s->taken);
    s->offset += s->taken;
    s->size -= s->taken;
    s->scanned -= s->taken;
    s->cut = s->cut > s->taken ? s->cut - s->taken : 0;
    s->blank_from = s->blank_from > s->taken ? s->blank_from - s->taken : 0;
    s->taken = 0;
}

char *an_splitter_room(an_splitter *splitter, size_t *size)
{
    drop_taken(splitter);
    if (splitter->capacity - splitter->size <= BLOCK) {
        size_t capacity = splitter->capacity * 2 + BLOCK + 1;
        char *bytes = realloc(splitter->bytes, capacity);
        if (bytes == NULL)
            return NULL;
        splitter->bytes = bytes;
        splitter->capacity = capacity;
    }
    *size = BLOCK;
    return splitter->bytes + splitter->size;
}

void an_splitter_filled(an_splitter *splitter, size_t size)
{
    splitter->size += size;
    splitter->ended = size == 0;
    if (splitter->bytes != NULL)
        splitter->bytes[splitter->size] = '\0';
}

static an_text unscanned(const an_splitter *s)
{
    return an_text_from(s->bytes + s->scanned, s->size - s->scanned);
}

static bool is_blank(const an_splitter *s, size_t from, size_t to)
{
    return from + an_space_size(an_text_from(s->bytes + from, to - from)) == to;
}

/* Where the scan stops to look: a character that opens something, or the end. */
static void skip_plain(an_splitter *s)
{
    static const bool opens[256] = {['{'] = true, [';'] = true, ['['] = true, ['%'] = true};
    const char *at = s->bytes + s->scanned, *end = s->bytes + s->size;
    while (at < end && !opens[(unsigned char)*at])
        at++;
    s->scanned = (size_t)(at - s->bytes);
}

/* True if the line is whole, or never will be. */
static bool has_line(const an_splitter *s)
{
    an_text rest = unscanned(s);
    return s->ended || an_line_size(rest) < rest.size;
}

static bool pass_line(an_splitter *s)
{
    if (!has_line(s))
        return false;
    s->scanned += an_line_size(unscanned(s));
    return true;
}

static bool pass_comment(an_splitter *s)
{
    bool closed;
    if (!s->ended && memchr(s->bytes + s->scanned, '}', s->size - s->scanned) == NULL)
        return false;
    s->scanned += an_comment_size(unscanned(s), &closed);
    return true;
}

static bool pass_bracket(an_splitter *s)
{
    an_tag tag;
    bool sound;
    if (!an_is_line_start(s->bytes, s->bytes + s->scanned) &&
        !is_blank(s, s->blank_from, s->scanned)) {
        s->scanned++;
        return true;
    }
    if (!has_line(s))
        return false;
    size_t size = an_tag_read(unscanned(s), &tag, &sound);
    if (size == 0 || (!s->has_tags && !sound)) {
        s->scanned++;
        return true;
    }
    if (!is_blank(s, s->blank_from, s->scanned)) {
        s->cut = s->scanned;
        s->ends_text = !s->has_tags;
    }
    s->has_tags = true;
    s->scanned += size;
    s->blank_from = s->scanned;
    return true;
}

/* Passes what begins here; false if more bytes are needed to know where it ends. */
static bool pass(an_splitter *s)
{
    char c = s->bytes[s->scanned];
    bool line_start = an_is_line_start(s->bytes, s->bytes + s->scanned);
    if (c == '{')
        return pass_comment(s);
    if (c == '[')
        return pass_bracket(s);
    if (c == '%' || c == ';') {
        bool is_comment = line_start || (c == ';' && s->has_tags);
        if (!is_comment) {
            s->scanned++;
            return true;
        }
        bool blank = is_blank(s, s->blank_from, s->scanned);
        if (!pass_line(s))
            return false;
        if (blank)
            s->blank_from = s->scanned;
        return true;
    }
    s->scanned++;
    return true;
}

/* Scans on; stops at the end of plain text. */
static void scan(an_splitter *s)
{
    do
        skip_plain(s);
    while (s->scanned < s->size && pass(s) && !s->ends_text);
}

static bool hand_out(an_splitter *s, an_batch *batch, size_t end, bool is_text)
{
    *batch = (an_batch){.bytes = an_text_from(s->bytes + s->taken, end - s->taken),
                        .offset = s->offset + s->taken,
                        .is_text = is_text,
                        .too_large = s->skipping};
    s->taken = end;
    return true;
}

bool an_splitter_next(an_splitter *splitter, an_batch *batch)
{
    an_splitter *s = splitter;
    if (s->bytes == NULL || s->taken == s->size)
        return false;
    scan(s);
    bool is_text = !s->has_tags || s->ends_text;
    s->ends_text = false;
    if (s->cut > s->taken) {
        hand_out(s, batch, s->cut, is_text);
        s->skipping = false;
        return true;
    }
    if (s->size - s->taken > s->max_game) {
        s->skipping = true;
        return hand_out(s, batch, s->scanned > s->taken ? s->scanned : s->size, is_text);
    }
    if (!s->ended)
        return false;
    hand_out(s, batch, s->size, is_text);
    s->skipping = false;
    return true;
}
