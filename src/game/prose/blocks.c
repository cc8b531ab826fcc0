/* Score sheets in several blocks, and pages of text in several columns. */
#include "blocks.h"

#include "buffer.h"
#include "labels.h"
#include "lexer.h"
#include "utf8.h"

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

/* Returns how many bytes stand before `at` on its line. */
static size_t place_in_line(const an_lexer *lexer, const char *at)
{
    return (size_t)(at - an__line_begin(lexer->begin, at));
}

/* Returns true if the next line begins with `number` and holds it once more. */
static bool stands_twice_on_next_line(const an_lexer *lexer, uint32_t number)
{
    enum { TOKENS_MAX = 12 };
    an_lexer ahead = *lexer;
    ahead.at = end_of_line(lexer);
    size_t count = 0;
    const char *end = NULL;
    for (size_t i = 0; i < TOKENS_MAX; i++) {
        an_token token = an__lexer_next(&ahead, lexer->begin);
        bool is_number =
            token.kind == AN_TOKEN_NUMBER && token.value == number && !token.says_black;
        if (token.kind == AN_RAW_END || (i == 0 && !is_number) || (end != NULL && ahead.at > end))
            break;
        if (i == 0)
            end = end_of_line(&ahead);
        count += is_number;
    }
    return count == 2;
}

bool an__block_is_beside(const an_block *block, const an_lexer *lexer, uint32_t number,
                         const char *at, uint32_t awaited)
{
    enum { SHIFT = 2 }; /* "10." begins further left than "9." */
    if (block->count == 0)
        return number == 1 && awaited == 2 && stands_twice_on_next_line(lexer, awaited);
    return block->lines[0].number == 1 && number == block->lines[block->count - 1].number + 1 &&
           place_in_line(lexer, at) + SHIFT >= place_in_line(lexer, block->lines[0].at);
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

/* ---- pages in columns ---- */

/* Returns the column, in characters, that begins behind the last gutter (three or more blanks)
 * before `at` on its line. Returns 0 if the line has no gutter, or if `at` is its first character.
 */
static size_t column_at(const char *begin, const char *at)
{
    enum { LINE_MAX = 256, GUTTER = 3 };
    const char *line = at;
    while (line > begin && at - line < LINE_MAX && !an_is_line_end(line[-1]))
        line--;
    size_t column = 0, place = 0, blanks = 0, step;
    for (bool has_words = false; line < at; line += step, place++) {
        an_utf8_decode(an_text_from(line, (size_t)(at - line)), &step);
        if (*line != ' ' && has_words && blanks >= GUTTER)
            column = place;
        has_words = has_words || *line != ' ';
        blanks = *line == ' ' ? blanks + 1 : 0;
    }
    return column;
}

static bool follows_number(const char *begin, const char *at)
{
    while (at > begin && at[-1] == ' ')
        at--;
    at -= at > begin && at[-1] == '.';
    return at > begin && an_is_digit(at[-1]);
}

/* Columns of an article that were pasted line by line. The moves of the right-hand column then
 * stand among the words of the left-hand one:
 *
 *     1. e4 e5 Une ouverture     21. Dd2 Tc8 Les Blancs
 *     classique.                 sont mieux.
 *     2. Cf3 Cc6                 22. Tad1 Fe6
 */
bool an__prose_stands_in_columns(const an_prose *p, uint32_t *first)
{
    enum { FEWEST = 2 };
    const an_draft *draft = p->draft;
    size_t column = 0, moves = 0;
    for (size_t i = 0; i < draft->faults.count && moves < FEWEST; i++) {
        const an_fault *fault = &draft->faults.items[i];
        const char *at = draft->base + fault->offset;
        if (fault->code != AN_MOVE_IN_PROSE || !follows_number(draft->base, at))
            continue;
        size_t begins = column_at(draft->lexer.begin, at);
        if (moves == 0) {
            column = begins;
            *first = fault->offset;
        }
        moves += begins > 0 && begins == column;
    }
    return moves >= FEWEST;
}
