/* A document that an editor holds, cut into units of whole games. */
#include "editor_document.h"

#include <stdlib.h>

#include "editor_verdict.h"
#include "extremes.h"

/* ---- units ---- */

static void free_units(editor_unit *units, size_t count)
{
    for (size_t i = 0; i < count; i++)
        editor_verdict_free(units[i].verdict);
    free(units);
}

void editor_document_free(editor_document *document)
{
    an__buffer_free(&document->uri);
    editor_text_free(&document->text);
    free_units(document->units, document->unit_count);
    free(document->feeds);
    *document = (editor_document){.text.units = document->text.units};
}

void editor_document_forget(editor_document *document)
{
    for (size_t i = 0; i < document->unit_count; i++) {
        editor_verdict_free(document->units[i].verdict);
        document->units[i].verdict = NULL;
    }
    document->judged = 0;
    document->is_told = false;
}

size_t editor_document_unit_at(const editor_document *document, size_t offset)
{
    size_t low = 0, high = document->unit_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const editor_unit *unit = &document->units[middle];
        if (unit->offset + unit->size <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

size_t editor_document_unjudged(const editor_document *document, size_t from)
{
    while (from < document->unit_count && document->units[from].verdict != NULL)
        from++;
    return from;
}

/* ---- edits ---- */

/* Moves the places where the text is fed; those in what is replaced are gone. */
static void edit_feeds(editor_document *document, size_t from, size_t to, size_t size)
{
    size_t count = 0;
    for (size_t i = 0; i < document->feed_count; i++) {
        size_t feed = document->feeds[i];
        if (feed <= from)
            document->feeds[count++] = feed;
        else if (feed >= to)
            document->feeds[count++] = feed - to + from + size;
    }
    document->feed_count = count;
}

bool editor_document_edit(editor_document *document, size_t from, size_t to, an_text bytes)
{
    size_t rest = document->text.bytes.size - to;
    editor_cut *cut = &document->cut;
    if (!editor_text_edit(&document->text, from, to, bytes))
        return false;
    edit_feeds(document, from, to, bytes.size);
    cut->is_done = false;
    cut->head = an_smaller(cut->head, from);
    cut->tail = an_smaller(cut->tail, rest);
    document->is_told = false;
    return true;
}

/* ---- cutting ---- */

/* The state of cutting: units are added from the beginning of the text on. */
typedef struct cutting {
    editor_document *document;
    editor_unit *units;
    size_t count, capacity;
    size_t *feeds;
    size_t feed_count, feed_capacity;
    size_t next_feed;  /* the next of the last cut's feeds that may serve again */
    size_t head, tail; /* units of the last cut: the next that may stand in its head, its tail */
} cutting;

static bool are_alike(const editor_unit *a, const editor_unit *b)
{
    return a->size == b->size && a->indent == b->indent && a->is_text == b->is_text;
}

/* Returns the unit of the last cut that has the same bytes, or NULL. Call it for the units in their
 * order. */
static editor_unit *same_unit(cutting *c, const editor_unit *unit)
{
    editor_document *document = c->document;
    const editor_cut *cut = &document->cut;
    size_t count = document->unit_count, end = unit->offset + unit->size;
    size_t size = document->text.bytes.size, left = size - unit->offset;
    while (c->head < count && document->units[c->head].offset < unit->offset)
        c->head++;
    while (c->tail < count && cut->size - document->units[c->tail].offset > left)
        c->tail++;
    if (end <= cut->head && c->head < count && document->units[c->head].offset == unit->offset &&
        are_alike(&document->units[c->head], unit))
        return &document->units[c->head];
    bool is_in_tail = left + unit->indent <= cut->tail && c->tail < count &&
                      cut->size - document->units[c->tail].offset == left;
    return is_in_tail && are_alike(&document->units[c->tail], unit) ? &document->units[c->tail]
                                                                    : NULL;
}

static bool add_unit(cutting *c, const an_batch *batch)
{
    editor_unit unit = {.offset = (size_t)batch->offset,
                        .size = batch->bytes.size,
                        .indent = batch->indent,
                        .is_text = batch->is_text};
    if (!AN_ARRAY_RESERVE(c->units, c->capacity, c->count))
        return false;
    editor_unit *same = same_unit(c, &unit);
    if (same != NULL) {
        unit.verdict = same->verdict;
        same->verdict = NULL;
    }
    c->units[c->count++] = unit;
    return true;
}

/* Returns where the text that is fed next ends, and remembers it. */
static size_t next_feed(cutting *c, size_t from)
{
    enum { LEAST = 1 << 13, USUAL = 1 << 15, MOST = 1 << 16 };
    const editor_document *document = c->document;
    size_t size = document->text.bytes.size;
    while (c->next_feed < document->feed_count && document->feeds[c->next_feed] < from + LEAST)
        c->next_feed++;
    size_t to = c->next_feed < document->feed_count ? document->feeds[c->next_feed] : size;
    if (to - from > MOST)
        to = from + USUAL;
    c->feeds[c->feed_count++] = to;
    return to;
}

/* Feeds the splitter up to the end, and takes the units that it hands out. */
static bool cut_all(cutting *c, an_splitter *splitter)
{
    const an_buffer *bytes = &c->document->text.bytes;
    for (size_t from = 0, to; from <= bytes->size; from = to) {
        size_t room;
        an_batch batch;
        char *at = an_splitter_room(splitter, &room);
        if (at == NULL || !AN_ARRAY_RESERVE(c->feeds, c->feed_capacity, c->feed_count))
            return false;
        to = from < bytes->size ? next_feed(c, from) : from;
        to = to - from < room ? to : from + room;
        memcpy(at, bytes->at + from, to - from);
        an_splitter_filled(splitter, to - from);
        while (an_splitter_next(splitter, &batch))
            if (!add_unit(c, &batch))
                return false;
        if (from == bytes->size)
            break;
    }
    return true;
}

bool editor_document_cut(editor_document *document)
{
    if (document->cut.is_done)
        return true;
    cutting c = {.document = document};
    an_splitter *splitter = an_splitter_open(SIZE_MAX);
    bool is_cut = splitter != NULL && cut_all(&c, splitter);
    an_splitter_close(splitter);
    /* where memory ran out half-way, verdicts that were handed over are lost, and made anew */
    free_units(is_cut ? document->units : c.units, is_cut ? document->unit_count : c.count);
    free(is_cut ? document->feeds : c.feeds);
    if (!is_cut)
        return false;
    size_t size = document->text.bytes.size;
    document->units = c.units;
    document->unit_count = c.count;
    document->judged = 0;
    document->feeds = c.feeds;
    document->feed_count = c.feed_count;
    document->cut = (editor_cut){.is_done = true, .size = size, .head = size, .tail = size};
    return true;
}
