/* The reader: an iterator over the games of a batch. PGN is parsed by its grammar, plain text by
 * another. */
#include "reader.h"

#include <stdlib.h>
#include <string.h>

#include "brackets.h"
#include "extremes.h"
#include "grammar.h"
#include "pgn.h"

an_reader *an_reader_open(void)
{
    return calloc(1, sizeof(an_reader));
}

void an_reader_close(an_reader *reader)
{
    if (reader == NULL)
        return;
    an__draft_free(&reader->draft);
    an__prose_sheet_free(&reader->sheet);
    an_doubts_free(&reader->doubts);
    an__played_free(&reader->played);
    free(reader);
}

/* Returns the tokens of the batch that are kept for later readings. Returns NULL when memory runs
 * out; then tokens are read anew each time. */
static an_token_cache *cache_for(an_draft *draft, const an_batch *batch)
{
    if (draft->cache == NULL)
        draft->cache = calloc(1, sizeof *draft->cache);
    if (draft->cache != NULL)
        an__token_cache_begin(draft->cache, batch->bytes.at, batch->bytes.at + batch->bytes.size);
    return draft->cache;
}

void an_reader_take(an_reader *reader, const an_batch *batch)
{
    enum { AGAIN_LEAST = 1 << 19, AGAIN_FACTOR = 2 };
    an_draft *draft = &reader->draft;
    reader->batch = *batch;
    reader->again_left = AGAIN_LEAST + AGAIN_FACTOR * batch->bytes.size;
    reader->shared = an_text_from(batch->bytes.at, 0);
    reader->expected_count = 0;
    draft->failed = false;
    draft->lexer = (an_lexer){.begin = batch->bytes.at,
                              .at = batch->bytes.at,
                              .end = batch->bytes.at + batch->bytes.size,
                              .mode.is_text = batch->is_text,
                              .tables = batch->is_text ? &draft->tables : NULL,
                              .cache = batch->is_text ? cache_for(draft, batch) : NULL};
    an__bracket_index_begin(&draft->brackets, draft->lexer.begin, draft->lexer.end);
    an__table_index_begin(&draft->tables, batch->bytes);
}

void an__reader_begin(an_reader *reader)
{
    reader->draft.lexer.mode.cuts_pairs = reader->choices.cuts_pairs;
    reader->draft.lexer.mode.joins = reader->choices.joins;
    an__draft_begin(&reader->draft);
    an_doubts_begin(&reader->doubts);
}

an_code an__reader_end(an_reader *reader, an_game *game)
{
    return an__draft_end(&reader->draft, &reader->batch, game);
}

void an__reader_return(an_reader *reader, const char *game, const an_choices *choices)
{
    reader->draft.lexer.at = game;
    reader->draft.lexer.next_brace = NULL;
    reader->choices = *choices;
}

void an__reader_expect(an_reader *reader, const uint32_t *at, size_t count)
{
    const char **expected = reader->expected, *base = an_reader_game(reader);
    size_t passed = 0;
    while (passed < reader->expected_count && expected[passed] <= base + at[count - 1])
        passed++;
    const size_t later = reader->expected_count - passed, room = AN_OTHER_GAMES_MAX - count;
    const size_t kept = an_smaller(later, room);
    memmove(expected + count, expected + passed, kept * sizeof *expected);
    for (size_t i = 0; i < count; i++)
        expected[i] = base + at[i];
    reader->expected_count = count + kept;
}

uint32_t an__reader_expected(const an_reader *reader)
{
    const char *at = an_reader_place(reader);
    for (size_t i = 0; i < reader->expected_count; i++)
        if (reader->expected[i] > at)
            return (uint32_t)(reader->expected[i] - at);
    return 0;
}

void an__reader_spend(an_reader *reader, size_t size)
{
    reader->again_left -= an_smaller(size, reader->again_left);
}

an_code an_reader_next(an_reader *reader, an_game *game)
{
    if (reader->draft.lexer.at >= reader->draft.lexer.end)
        return AN_NO_GAME;
    an__reader_begin(reader);
    if (reader->batch.is_text)
        an__prose_read(&reader->sheet, &reader->draft, &reader->choices, &reader->doubts);
    else
        an__pgn_read(&reader->draft);
    return an__reader_end(reader, game);
}
