/* The draft of a game: its faults, and how it begins and ends. */
#include "draft.h"

#include <stdlib.h>
#include <string.h>

#include "text.h"
#include "utf8.h"

/* ---- faults ---- */

static void count_unlisted(an_draft_faults *faults, an_code code, size_t count)
{
    if (!faults->has_unlisted)
        memset(faults->unlisted, 0, sizeof faults->unlisted);
    faults->has_unlisted = true;
    faults->unlisted[code] += count;
}

void an__draft_fault(an_draft *draft, an_code code, uint32_t offset, uint32_t size)
{
    an_draft_faults *faults = &draft->faults;
    an_fault fault = {code, offset, size};
    size_t *listed = &faults->listed[an_code_level(code)];
    if (*listed == AN_LISTED_MAX) {
        count_unlisted(faults, code, 1);
    } else if (AN_ARRAY_RESERVE(faults->items, faults->capacity, faults->count)) {
        faults->items[faults->count++] = fault;
        ++*listed;
    } else {
        draft->failed = true;
    }
}

void an__draft_fault_each(an_draft *draft, an_code code, uint32_t offset, size_t count)
{
    const size_t *listed = &draft->faults.listed[an_code_level(code)];
    for (; count > 0 && *listed < AN_LISTED_MAX && !draft->failed; count--)
        an__draft_fault(draft, code, offset++, 1);
    if (count > 0)
        count_unlisted(&draft->faults, code, count);
}

/* Reports the first control character of a game. One finding stands for all of them. */
static void note_control_character(an_draft *draft, an_text bytes)
{
    size_t at = an__utf8_clean_size(bytes), size;
    if (at == bytes.size)
        return;
    an_utf8_decode(an_text_after(bytes, at), &size);
    an__draft_fault(draft, AN_CONTROL_CHARACTER, (uint32_t)at, (uint32_t)size);
}

/* ---- beginning and end ---- */

void an__draft_begin(an_draft *draft)
{
    draft->base = draft->lexer.at;
    draft->lexer.depth = 0;
    draft->tags.count = draft->tokens.count = draft->faults.count = 0;
    draft->tags.names = 0;
    memset(draft->faults.listed, 0, sizeof draft->faults.listed);
    draft->faults.has_unlisted = false;
    draft->hint = an_text_from(NULL, 0);
    draft->start = 0;
    draft->has_start = draft->tokens.has_result = draft->has_blocks = false;
}

an_code an__draft_end(an_draft *draft, const an_batch *batch, an_game *game)
{
    const an_draft_tags *tags = &draft->tags;
    an_text bytes = an_text_from(draft->base, (size_t)(draft->lexer.at - draft->base));
    bool is_printable = an__utf8_is_printable(bytes);
    if (draft->has_start && !is_printable)
        note_control_character(draft, bytes);
    if (draft->failed || draft->brackets.failed || draft->tables.failed)
        return AN_OUT_OF_MEMORY;
    if (!an_tags_differ(tags->names, tags->count))
        an__tags_find_first(tags->items, tags->count);
    *game = (an_game){
        .bytes = bytes,
        .offset = batch->offset + (uint64_t)(draft->base - batch->bytes.at),
        .start = draft->start,
        .tags = tags->items,
        .tag_count = tags->count,
        .own = {.tag_names = tags->names, .tables = draft->lexer.tables},
        .tokens = draft->tokens.items,
        .token_count = draft->tokens.count,
        .result = draft->tokens.has_result ? &draft->tokens.items[draft->tokens.result] : NULL,
        .faults.list = draft->faults.items,
        .faults.count = draft->faults.count,
        .faults.unlisted = draft->faults.has_unlisted ? draft->faults.unlisted : NULL,
        .hint = draft->hint,
        .is_text = batch->is_text,
        .has_blocks = draft->has_blocks,
        .is_empty = !draft->has_start,
        .is_printable = is_printable,
    };
    return AN_OK;
}

void an__draft_free(an_draft *draft)
{
    free(draft->cache);
    free(draft->tags.items);
    free(draft->tokens.items);
    free(draft->faults.items);
    an__bracket_index_free(&draft->brackets);
    an__table_index_free(&draft->tables);
}

/* Reports a variation that holds nothing, or only the number of a move. `close` is where it closes.
 */
static void judge_emptiness(an_draft *draft, const an_token *close)
{
    size_t index = draft->tokens.count;
    while (index > 0 && draft->tokens.items[index - 1].kind == AN_TOKEN_NUMBER)
        index--;
    if (index == 0 || draft->tokens.items[index - 1].kind != AN_TOKEN_OPEN)
        return;
    uint32_t begin = draft->tokens.items[index - 1].offset;
    an__draft_fault(draft, AN_EMPTY_VARIATION, begin, close->offset + close->size - begin);
}

void an__draft_close_variation(an_draft *draft, an_token close)
{
    judge_emptiness(draft, &close);
    an_draft_add(draft, close);
}
