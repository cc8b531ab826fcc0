/* Score sheets in several blocks. */
#include "prose.h"

#include "buffer.h"
#include "lexer.h"

static const char *end_of_line(const an_lexer *lexer)
{
    return lexer->at + an__line_size(an_lexer_rest(lexer));
}

bool an__block_begins(const an_block *block, const an_lexer *lexer, uint32_t number,
                      uint32_t awaited)
{
    if (block->count > 0)
        return number == block->lines[block->count - 1].number + 1;
    if (block->next > 0)
        return block->next == awaited;
    an_lexer ahead = *lexer;
    ahead.at = end_of_line(lexer);
    an_token next = an__lexer_next(&ahead, lexer->begin);
    return next.kind == AN_TOKEN_NUMBER && next.value == awaited && !next.says_black;
}

bool an__block_put_aside(an_block *block, an_lexer *lexer, uint32_t number, const char *at)
{
    if (!an_array_reserve((void **)&block->lines, &block->capacity, block->count,
                          sizeof *block->lines))
        return false;
    lexer->at = end_of_line(lexer);
    block->lines[block->count++] = (an_block_line){number, at, lexer->at};
    return true;
}
