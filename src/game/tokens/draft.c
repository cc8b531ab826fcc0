/* The draft of a game: what grows while a game is read. */
#include "draft.h"

#include <string.h>

#include "text.h"
#include "utf8.h"

/* Faults that are not listed: the first one begins the count. */
static void count_faults(an_reader *reader, an_code code, size_t count)
{
    if (!reader->has_more_faults)
        memset(reader->more_faults, 0, sizeof reader->more_faults);
    reader->has_more_faults = true;
    reader->more_faults[code] += count;
}

void an_reader_fault(an_reader *reader, an_code code, uint32_t offset, uint32_t size)
{
    an_fault fault = {code, offset, size};
    size_t *listed = &reader->listed[an_code_level(code)];
    if (*listed == AN_LISTED_MAX) {
        count_faults(reader, code, 1);
    } else if (an_array_reserve((void **)&reader->faults, &reader->fault_capacity,
                                reader->fault_count, sizeof fault)) {
        reader->faults[reader->fault_count++] = fault;
        ++*listed;
    } else {
        reader->failed = true;
    }
}

void an_reader_fault_each(an_reader *reader, an_code code, uint32_t offset, size_t count)
{
    const size_t *listed = &reader->listed[an_code_level(code)];
    for (; count > 0 && *listed < AN_LISTED_MAX && !reader->failed; count--)
        an_reader_fault(reader, code, offset++, 1);
    if (count > 0)
        count_faults(reader, code, count);
}

/* The first one speaks for all of a game. */
static void note_control_character(an_reader *reader, an_text bytes)
{
    size_t at = an_utf8_clean_size(bytes), size;
    if (at == bytes.size)
        return;
    an_utf8_decode(an_text_after(bytes, at), &size);
    an_reader_fault(reader, AN_CONTROL_CHARACTER, (uint32_t)at, (uint32_t)size);
}

void an_reader_begin(an_reader *reader)
{
    reader->base = reader->lexer.at;
    reader->lexer.depth = 0;
    reader->lexer.cuts_pairs = reader->choices.cuts_pairs;
    reader->lexer.joins = reader->choices.joins;
    reader->place_count = reader->break_count = 0;
    reader->block.count = 0;
    reader->has_blocks = false;
    reader->tag_count = reader->token_count = reader->fault_count = reader->line_count = 0;
    memset(reader->listed, 0, sizeof reader->listed);
    reader->names = 0;
    reader->standing = 0;
    reader->has_start = reader->has_result = reader->has_more_faults = false;
    reader->may_be_list = reader->ends_astray = reader->has_spoken = reader->is_unsound = false;
    reader->hint = an_text_from(NULL, 0);
    reader->start = 0;
}

an_code an_reader_end(an_reader *reader, an_game *game)
{
    const char *begin = reader->base;
    an_text bytes = an_text_from(begin, (size_t)(reader->lexer.at - begin));
    bool is_printable = an_utf8_is_printable(bytes);
    if (reader->has_start && !is_printable)
        note_control_character(reader, bytes);
    if (reader->failed || reader->asides.failed)
        return AN_OUT_OF_MEMORY;
    if (!an_tags_differ(reader->names, reader->tag_count))
        an_tags_find_first(reader->tags, reader->tag_count);
    *game = (an_game){
        .bytes = bytes,
        .offset = reader->batch.offset + (uint64_t)(begin - reader->batch.bytes.at),
        .start = reader->start,
        .tags = reader->tags,
        .tag_count = reader->tag_count,
        .names = reader->names,
        .tags_stand = reader->standing > 0 && reader->standing == reader->tag_count,
        .tokens = reader->tokens,
        .token_count = reader->token_count,
        .result = reader->has_result ? &reader->tokens[reader->result] : NULL,
        .faults = reader->faults,
        .fault_count = reader->fault_count,
        .more_faults = reader->has_more_faults ? reader->more_faults : NULL,
        .hint = reader->hint,
        .is_text = reader->batch.is_text,
        .has_blocks = reader->has_blocks,
        .is_empty = !reader->has_start,
        .is_printable = is_printable,
    };
    return AN_OK;
}
