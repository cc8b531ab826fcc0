/* Score sheets in several blocks, and pages of text in several columns. */
#include "blocks.h"

#include "buffer.h"
#include "labels.h"
#include "prose_words.h"
#include "utf8.h"

static bool is_number(const an_token *token, uint32_t value)
{
    return token->kind == AN_TOKEN_NUMBER && token->value == value && !token->says_black;
}

static const char *end_of_line(const an_lexer *lexer)
{
    return lexer->at + an__line_size(an_lexer_rest(lexer));
}

/* Returns how many bytes stand before `at` on its line. */
static size_t place_in_line(const an_prose *p, const char *at)
{
    return (size_t)(at - an_line_begin(p->draft->lexer.begin, at, AN_HEADING_LINE));
}

/* Returns true if `number` stands right below that of the last line of the block, whatever its
 * value: one of them may be wrong. */
static bool stands_below_last(const an_prose *p, const an_token *number)
{
    enum { SURE = 2 }; /* lines */
    const an_block *block = &p->sheet->block;
    return block->count >= SURE && place_in_line(p, an_prose_at(p, number)) ==
                                       place_in_line(p, block->lines[block->count - 1].at);
}

/* Returns true if `number` begins a line of the block to the right. Its first line begins with a
 * number that is too high, and the next line of the text with the number that is due. */
static bool is_of_block(const an_prose *p, const an_token *number)
{
    const an_block *block = &p->sheet->block;
    const uint32_t awaited = an_awaited_number(p);
    if (!p->line.slot_is_open || an_prose_begins_line(p, number))
        return false;
    if (stands_below_last(p, number))
        return true;
    if (number->value <= awaited)
        return false;
    if (block->count > 0)
        return number->value == block->lines[block->count - 1].number + 1;
    if (p->line.ply % 2 != 0)
        return false;
    if (!an__move_follows(p) && !an__attempt_follows(p) && !an__torn_pair_follows(p))
        return false;
    if (block->next > 0)
        return block->next == awaited;
    an_lexer ahead = p->draft->lexer;
    ahead.at = end_of_line(&ahead);
    an_token next = an__look(p, &ahead, 0);
    return is_number(&next, awaited);
}

/* Returns true if the next line begins with number 2 and holds it once more. */
static bool two_stands_twice_on_next_line(const an_prose *p)
{
    enum { TWO = 2, TOKENS_MAX = 12 };
    an_lexer ahead = p->draft->lexer;
    ahead.at = end_of_line(&ahead);
    an_token token = an__look(p, &ahead, 0);
    const char *end = end_of_line(&ahead);
    size_t count = is_number(&token, TWO);
    for (size_t i = 1; i < TOKENS_MAX && count > 0; i++) {
        token = an__look(p, &ahead, 0);
        if (token.kind == AN_RAW_END || ahead.at > end)
            break;
        count += is_number(&token, TWO);
    }
    return count == 2;
}

/* Returns true if `number` begins a line of another game beside the one that is read:
 *
 *     1. e4 e5      1. d4 d5
 *     2. Cf3 Cc6    2. c4 e6
 */
static bool is_of_game_beside(const an_prose *p, const an_token *number)
{
    enum { SHIFT = 2 }; /* "10." begins further left than "9." */
    const an_block *block = &p->sheet->block;
    if (p->draft->tokens.has_result)
        return false;
    if (block->count == 0)
        return number->value == 1 && an_awaited_number(p) == 2 &&
               !an_prose_begins_line(p, number) && two_stands_twice_on_next_line(p);
    return block->lines[0].number == 1 &&
           number->value == block->lines[block->count - 1].number + 1 &&
           place_in_line(p, an_prose_at(p, number)) + SHIFT >= place_in_line(p, block->lines[0].at);
}

bool an__prose_put_aside(an_prose *p, const an_token *number, bool is_of_this_game)
{
    an_block *block = &p->sheet->block;
    an_lexer *lexer = &p->draft->lexer;
    if (number->says_black || number->value == 0 || an_prose_is_aside(p) || !p->has_moves ||
        !(is_of_this_game ? is_of_block(p, number) : is_of_game_beside(p, number)))
        return false;
    lexer->at = end_of_line(lexer);
    p->draft->has_blocks = p->draft->has_blocks || !is_of_this_game;
    if (AN_ARRAY_RESERVE(block->lines, block->capacity, block->count))
        block->lines[block->count++] =
            (an_block_line){number->value, an_prose_at(p, number), lexer->at};
    else
        p->draft->failed = true;
    return true;
}

/* ---- pages in columns ---- */

/* Returns the column, in characters, that begins behind the last gutter (three or more blanks)
 * before `at` on its line. Returns 0 if the line has no gutter, or if `at` is its first character.
 */
static size_t column_at(const char *begin, const char *at)
{
    enum { LINE_MAX = 256, GUTTER = 3 };
    const char *line = an_line_begin(begin, at, LINE_MAX);
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
    for (size_t i = 0; i < draft->faults.count; i++) {
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
