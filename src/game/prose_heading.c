/* The heading of the next game, where one game follows another in a text. It is known as such when
 * the number comes that begins the next game, and is given back then; a result in it is none of the
 * game before.
 *
 *     1. e4 e5 2. Cf3 Cc6 3. Fb5
 *
 *     Martin - Petit 0-1
 *
 *     1. d4 d5 2. c4 e6
 */
#include "prose.h"

#include "symbols.h"
#include "text.h"

static bool is_line_end(char c)
{
    return c == '\n' || c == '\r';
}

/* Headings are short; of a longer line some of it. */
static const char *line_begin(const char *begin, const char *at)
{
    enum { LONGEST = 160 };
    const char *line = at;
    while (line > begin && at - line < LONGEST && !is_line_end(line[-1]))
        line--;
    return line;
}

static bool follows_empty_line(const char *begin, const char *line)
{
    size_t ends = 0;
    for (; ends < 2 && line > begin && an_is_space(line[-1]); line--)
        ends += line[-1] == '\n' || (line[-1] == '\r' && line[0] != '\n');
    return ends == 2;
}

static bool begins_name(an_text text)
{
    return text.size > 0 && (an_is_upper(*text.at) || (unsigned char)*text.at >= 0x80);
}

/* Two names with a dash between them, which stands apart. */
static bool names_two(an_text line)
{
    line = an_text_trimmed(line);
    if (!begins_name(line))
        return false;
    for (; line.size > 0; line = an_text_after(line, 1)) {
        size_t space = an_space_size(line), dash = an_dash_size(an_text_after(line, space));
        an_text behind = an_text_after(line, space + dash);
        size_t gap = an_space_size(behind);
        if (space > 0 && dash > 0 && gap > 0)
            return begins_name(an_text_after(behind, gap));
    }
    return false;
}

/* Whether a line begins with number 1, soon. */
static bool first_number_follows(an_text rest)
{
    enum { LINES = 4 }; /* place, date and round may come before it */
    for (unsigned i = 0; i < LINES; i++) {
        rest = an_text_after(rest, an_line_size(rest));
        rest = an_text_after(rest, an_space_size(rest));
        if (rest.size > 2 && *rest.at == '1' && (rest.at[1] == '.' || rest.at[1] == ' '))
            return true;
    }
    return false;
}

static bool heads_next_game(const an_prose *p, const an_token *result)
{
    const an_reader *reader = p->reader;
    const char *at = reader->base + result->offset, *behind = at + result->size;
    const char *line = line_begin(reader->base, at);
    return reader->line_count == 0 && follows_empty_line(reader->base, line) &&
           names_two(an_text_from(line, (size_t)(at - line))) &&
           first_number_follows(an_text_from(behind, (size_t)(reader->lexer.end - behind)));
}

/* "Temps 1 - 0", and the game goes on: what has blanks in it may be another score. */
static bool is_passed_over(const an_prose *p, const an_token *result)
{
    an_text text = an_prose_text(p, result);
    an_token next = an_prose_peek(p);
    return memchr(text.at, ' ', text.size) != NULL && next.kind == AN_TOKEN_NUMBER &&
           p->line.ply > 0 && an_number_fits(p, &next);
}

bool an_prose_is_other_result(const an_prose *p, const an_token *result)
{
    return heads_next_game(p, result) || is_passed_over(p, result);
}

/* ---- giving back ---- */

/* A number may be that of a round. */
static bool may_be_of_heading(const an_token *token)
{
    return token->kind == AN_TOKEN_PROSE || token->kind == AN_TOKEN_COMMENT ||
           token->kind == AN_TOKEN_NUMBER;
}

/* The first token of the heading, where number 1 is the next: what follows an empty line behind the
 * result, or, in a game without one, the last paragraph. The count of the tokens, if there is none.
 */
static size_t heading_begin(const an_reader *reader)
{
    size_t first = reader->token_count, heading = first;
    while (first > 0 && may_be_of_heading(&reader->tokens[first - 1]))
        first--;
    for (size_t i = first; i < reader->token_count; i++) {
        if (!follows_empty_line(reader->base, reader->base + reader->tokens[i].offset))
            continue;
        heading = i;
        if (reader->has_result)
            break;
    }
    return heading;
}

/* Whether something was found from a place on: a heading with what could be moves is none. */
static bool holds_moves(const an_prose *p, uint32_t begin)
{
    const an_reader *reader = p->reader;
    bool was_lost = p->lost > 0 && p->lost_at >= begin;
    return was_lost ||
           (reader->fault_count > 0 && reader->faults[reader->fault_count - 1].offset >= begin);
}

uint32_t an_prose_give_back_heading(an_prose *p, uint32_t number)
{
    an_reader *reader = p->reader;
    size_t heading = heading_begin(reader);
    if (heading == reader->token_count || holds_moves(p, reader->tokens[heading].offset))
        return number;
    reader->token_count = heading;
    return reader->tokens[heading].offset;
}
