/* The pull iterator over the games of a batch. */
#include "reader.h"

#include <stdlib.h>

#include "brackets.h"
#include "lexing.h"
#include "pgn.h"
#include "prose.h"

an_reader *an_reader_open(void)
{
    return calloc(1, sizeof(an_reader));
}

void an_reader_close(an_reader *reader)
{
    if (reader == NULL)
        return;
    free(reader->tags);
    free(reader->tokens);
    free(reader->faults);
    free(reader->lines);
    free(reader->places);
    free(reader->breaks);
    free(reader->block.lines);
    an_asides_free(&reader->asides);
    free(reader);
}

enum { AGAIN_LEAST = 1 << 19, AGAIN_FACTOR = 2 };

void an_reader_take(an_reader *reader, const an_batch *batch)
{
    reader->failed = false;
    reader->batch = *batch;
    reader->lexer = (an_lexer){.begin = batch->bytes.at,
                               .at = batch->bytes.at,
                               .end = batch->bytes.at + batch->bytes.size,
                               .is_text = batch->is_text};
    reader->again_left = AGAIN_LEAST + AGAIN_FACTOR * batch->bytes.size;
    an_asides_begin(&reader->asides, reader->lexer.begin, reader->lexer.end);
}

void an_reader_rewind(an_reader *reader, const an_choices *choices)
{
    reader->lexer.at = reader->base;
    reader->lexer.next_brace = NULL;
    reader->choices = *choices;
}

an_code an_reader_next(an_reader *reader, an_game *game)
{
    if (reader->lexer.at >= reader->lexer.end)
        return AN_NO_GAME;
    an_reader_begin(reader);
    if (reader->batch.is_text)
        an_prose_read(reader);
    else
        an_pgn_read(reader);
    return an_reader_end(reader, game);
}
