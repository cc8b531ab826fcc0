/* The grammar of plain text: a score sheet or an article, where moves stand in slots among words.
 *
 * A slot is open after a number that fits and after a move or its signs; a word of prose closes it.
 * Only in an open slot is a word a move. What stands in quotation marks was not played. */
#include "reader.h"

#include "buffer.h"
#include "text.h"
#include "utf8.h"

#include <string.h>

enum { MARK_PAIRS = 5 };

typedef struct prose {
    an_reader *reader;
    an_line_state line;
    bool has_moves;
    bool has_result;
    bool is_numeric;                        /* the moves are numbers: 5254 5755 */
    uint32_t opened_at;                     /* the bracket of the outermost open variation */
    uint32_t brackets;                      /* variations in square brackets that are open */
    uint32_t lost;                          /* numbered plies left unread since the last move */
    uint32_t lost_at;                       /* where the thread was lost */
    const char *unclosed_until[MARK_PAIRS]; /* no such closing mark before it */
} prose;

static an_text text_of(const prose *p, const an_token *token)
{
    return an_text_from(p->reader->base + token->offset, token->size);
}

/* A number is a move only where the first one is. */
static bool looks_like_move(const prose *p, const an_token *token)
{
    an_text word = text_of(p, token);
    if (token->kind != AN_TOKEN_MOVE)
        return false;
    return an_is_digit(*word.at) && *word.at != '0' ? p->is_numeric || !p->has_moves
                                                    : an_san_has_shape(word);
}

static an_token peek(const prose *p)
{
    an_lexer ahead = p->reader->lexer;
    return an_lexer_next(&ahead, p->reader->base);
}

static bool move_follows(const prose *p)
{
    an_token next = peek(p);
    return looks_like_move(p, &next);
}

/* What stands where a move is due and cannot be prose: Cf9, Bb55, the C of "C f3". */
static bool is_broken_move(const prose *p, const an_token *token)
{
    an_text word = text_of(p, token);
    if (token->kind != AN_TOKEN_MOVE || an_is_digit(*word.at))
        return token->kind == AN_TOKEN_MOVE && *word.at == '0';
    if (an_san_is_attempt(word))
        return true;
    an_token next = peek(p);
    an_text rest = text_of(p, &next);
    return word.size == 1 && an_is_upper(*word.at) && looks_like_move(p, &next) &&
           ((*rest.at >= 'a' && *rest.at <= 'h') || *rest.at == 'x');
}

/* Moves that follow a number: two, one or none. */
static uint32_t plies_that_follow(const prose *p)
{
    an_lexer ahead = p->reader->lexer;
    uint32_t plies = 0;
    while (plies < 2) {
        an_token next = an_lexer_next(&ahead, p->reader->base);
        if (!looks_like_move(p, &next))
            break;
        plies++;
    }
    return plies;
}

static uint32_t awaited_number(const prose *p)
{
    return p->line.ply / 2 + 1;
}

static bool fits(const prose *p, const an_token *number)
{
    bool black_is_due = p->line.ply % 2 == 1;
    if (number->value == 0)
        return number->says_black && black_is_due && p->has_moves;
    return number->value == awaited_number(p) && number->says_black == black_is_due;
}

static void add_prose(prose *p, an_token token)
{
    token.kind = AN_TOKEN_PROSE;
    p->line.slot_is_open = false;
    an_reader_add(p->reader, token);
}

static void add_move(prose *p, an_token token)
{
    p->line.slot_is_open = true;
    p->line.ply++;
    p->is_numeric = p->has_moves ? p->is_numeric : an_is_digit(*text_of(p, &token).at);
    p->has_moves = true;
    p->lost = 0;
    an_reader_mark_start(p->reader, token.offset);
    an_reader_add(p->reader, token);
}

/* Moves under a number that does not fit, but is not below the awaited one, are not read. */
static void note_lost(prose *p, const an_token *number)
{
    uint32_t plies = plies_that_follow(p);
    if (plies == 0 || p->reader->line_count > 0 || number->value < awaited_number(p))
        return;
    if (p->lost == 0)
        p->lost_at = number->offset;
    p->lost += plies;
}

/* True if the number begins another game. */
static bool take_number(prose *p, an_token token)
{
    bool in_main_line = p->reader->line_count == 0;
    bool followed = move_follows(p);
    bool first = !p->has_moves && token.value > 0 && followed;
    if (token.value == 1 && !token.says_black && followed && in_main_line &&
        (p->has_result || awaited_number(p) > 1))
        return true;
    if (!p->has_moves && !first) {
        add_prose(p, token);
        return false;
    }
    if (first)
        p->line.ply = (token.value - 1) * 2 + token.says_black;
    if (p->has_result) {
        note_lost(p, &token);
        add_prose(p, token);
        return false;
    }
    if (fits(p, &token) || (p->line.slot_is_open && followed)) {
        an_reader_mark_start(p->reader, token.offset);
        p->line.slot_is_open = true;
        an_reader_add(p->reader, token);
        return false;
    }
    note_lost(p, &token);
    add_prose(p, token);
    return false;
}

/* A sheet without numbers: a move, and after it a move, a result or the end. */
static bool opens_sheet(const prose *p, const an_token *token)
{
    const char *at = p->reader->base + token->offset;
    if (p->has_moves || !an_is_line_start(p->reader->lexer.begin, at))
        return false;
    an_token next = peek(p);
    return next.kind == AN_RAW_END || next.kind == AN_TOKEN_RESULT || looks_like_move(p, &next);
}

static void take_word(prose *p, an_token token)
{
    bool slot = p->line.slot_is_open || opens_sheet(p, &token);
    bool is_move = looks_like_move(p, &token) || (p->has_moves && is_broken_move(p, &token));
    if (slot && !p->has_result && is_move)
        add_move(p, token);
    else
        add_prose(p, token);
}

/* Whether a parenthesis was found never to be closed. */
static bool is_known_unclosed(const an_reader *reader, uint32_t offset)
{
    size_t low = 0, high = reader->unclosed_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (reader->unclosed[middle] < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low < reader->unclosed_count && reader->unclosed[low] == offset;
}

/* Looks for all parentheses from here on that are never closed, in one pass. */
static void find_unclosed(an_reader *reader, const char *at)
{
    const char *begin = reader->lexer.begin;
    reader->unclosed_count = 0;
    for (const char *c = at; c < reader->lexer.end; c++) {
        if (*c == ')' && reader->unclosed_count > 0)
            reader->unclosed_count--;
        if (*c != '(')
            continue;
        if (!an_array_reserve((void **)&reader->unclosed, &reader->unclosed_capacity,
                              reader->unclosed_count, sizeof *reader->unclosed)) {
            reader->failed = true;
            return;
        }
        reader->unclosed[reader->unclosed_count++] = (uint32_t)(c - begin);
    }
    reader->knows_unclosed = true;
}

/* Bytes of a parenthesis with all that stands in it; 0 if it is not closed. */
static size_t parenthesis_size(an_reader *reader, const char *at)
{
    size_t depth = 0;
    if (!reader->knows_unclosed)
        find_unclosed(reader, at);
    if (reader->failed || is_known_unclosed(reader, (uint32_t)(at - reader->lexer.begin)))
        return 0;
    const char *c = at;
    do {
        depth += *c == '(';
        depth -= *c == ')';
        c++;
    } while (depth > 0);
    return (size_t)(c - at);
}

/* Whether what a bracket opens begins with a move or its number. */
static bool variation_follows(const prose *p)
{
    an_token next = peek(p);
    return p->has_moves &&
           (looks_like_move(p, &next) || (next.kind == AN_TOKEN_NUMBER && next.value > 0));
}

static void open_variation(prose *p, an_token token)
{
    an_reader *reader = p->reader;
    an_token next = peek(p);
    if (!an_array_reserve((void **)&reader->lines, &reader->line_capacity, reader->line_count,
                          sizeof *reader->lines)) {
        reader->failed = true;
        return;
    }
    if (reader->line_count == 0)
        p->opened_at = token.offset;
    reader->lines[reader->line_count++] = p->line;
    p->line.ply =
        next.kind == AN_TOKEN_NUMBER ? (next.value - 1) * 2 + next.says_black : p->line.ply - 1;
    p->line.slot_is_open = true;
    token.kind = AN_TOKEN_OPEN;
    an_reader_add(reader, token);
}

static void open_parenthesis(prose *p, an_token token)
{
    an_reader *reader = p->reader;
    const char *at = reader->base + token.offset;
    if (variation_follows(p)) {
        open_variation(p, token);
        return;
    }
    size_t size = parenthesis_size(reader, at);
    if (size == 0) {
        add_prose(p, token);
        return;
    }
    token.kind = AN_TOKEN_COMMENT;
    token.size = (uint32_t)size;
    reader->lexer.at = at + size;
    an_reader_add(reader, token);
}

static void close_parenthesis(prose *p, an_token token)
{
    if (p->reader->line_count == 0) {
        add_prose(p, token);
        return;
    }
    p->line = p->reader->lines[--p->reader->line_count];
    an_reader_add(p->reader, token);
}

/* * at the beginning of a line is a bullet if a number or a move follows. */
static bool is_bullet(const prose *p, const an_token *token)
{
    an_token next = peek(p);
    return token->value == AN_UNFINISHED &&
           an_is_line_start(p->reader->lexer.begin, p->reader->base + token->offset) &&
           (next.kind == AN_TOKEN_NUMBER || looks_like_move(p, &next));
}

static void take_result(prose *p, an_token token)
{
    if (is_bullet(p, &token))
        return;
    if (!p->has_moves || p->has_result) {
        add_prose(p, token);
        return;
    }
    if (p->reader->line_count == 0)
        p->has_result = true;
    p->line.slot_is_open = false;
    an_reader_add(p->reader, token);
}

/* [12. Nf3 Nc6]: a variation in square brackets. */
static void take_bracket(prose *p, an_token token)
{
    char bracket = *text_of(p, &token).at;
    if (bracket == '[' && variation_follows(p)) {
        p->brackets++;
        open_variation(p, token);
    } else if (bracket == ']' && p->brackets > 0 && p->reader->line_count > 0) {
        p->brackets--;
        token.kind = AN_TOKEN_CLOSE;
        close_parenthesis(p, token);
    } else {
        add_prose(p, token);
    }
}

static const struct {
    const char *open, *close;
} quotation_marks[MARK_PAIRS] = {{"\"", "\""}, {"«", "»"}, {"“", "”"}, {"„", "“"}, {"„", "”"}};

/* Bytes up to the end of a closing mark on the line; 0 if there is none. */
static size_t closed_size(prose *p, size_t mark, const char *at)
{
    const char *close = quotation_marks[mark].close;
    const char *end = p->reader->lexer.end, *c = at;
    if (at < p->unclosed_until[mark])
        return 0;
    for (size_t size; c < end && *c != '\n' && *c != '\r'; c += size) {
        an_text rest = an_text_from(c, (size_t)(end - c));
        size = an_utf8_match(rest, close);
        if (size > 0 && c > at)
            return (size_t)(c - at) + size;
        an_utf8_decode(rest, &size);
    }
    p->unclosed_until[mark] = c;
    return 0;
}

/* Bytes of a quotation that begins a word and ends on its line; 0 if there is none. */
static size_t quotation_size(prose *p, const char *at)
{
    const an_lexer *lexer = &p->reader->lexer;
    an_text rest = an_text_from(at, (size_t)(lexer->end - at));
    size_t size = 0;
    if (!an_is_line_start(lexer->begin, at) && !an_is_space(at[-1]) && at[-1] != '(')
        return 0;
    for (size_t i = 0; i < MARK_PAIRS && size == 0; i++)
        if (an_utf8_match(rest, quotation_marks[i].open) > 0)
            size = closed_size(p, i, at);
    return size;
}

/* Quoted moves that would go on with the game are unread, unless the game goes on without them. */
static void note_quoted(prose *p, const char *end)
{
    const an_lexer before = p->reader->lexer;
    an_token token;
    p->reader->lexer.end = end;
    while (p->reader->lexer.at < end) {
        token = an_lexer_next(&p->reader->lexer, p->reader->base);
        if (token.kind == AN_TOKEN_NUMBER && (fits(p, &token) || p->lost > 0))
            note_lost(p, &token);
    }
    p->reader->lexer = before;
}

/* A quotation among the moves: a move that might have been, an opinion, a nickname. */
static bool take_quotation(prose *p, an_token token)
{
    const char *at = p->reader->base + token.offset;
    bool may_begin = *at == '"' || (unsigned char)*at >= 0x80;
    size_t size = p->has_moves && may_begin ? quotation_size(p, at) : 0;
    if (size == 0)
        return false;
    token.size = (uint32_t)size;
    note_quoted(p, at + size);
    p->reader->lexer.at = at + size;
    add_prose(p, token);
    return true;
}

/* True if the token begins another game. */
static bool take(prose *p, an_token token)
{
    if (take_quotation(p, token))
        return false;
    switch (token.kind) {
    case AN_TOKEN_NUMBER:
        return take_number(p, token);
    case AN_TOKEN_MOVE:
        take_word(p, token);
        break;
    case AN_TOKEN_SIGN:
        if (p->line.slot_is_open)
            an_reader_add(p->reader, token);
        else
            add_prose(p, token);
        break;
    case AN_TOKEN_OPEN:
        open_parenthesis(p, token);
        break;
    case AN_TOKEN_CLOSE:
        close_parenthesis(p, token);
        break;
    case AN_TOKEN_RESULT:
        take_result(p, token);
        break;
    case AN_TOKEN_COMMENT:
        if (!p->reader->lexer.closed)
            an_reader_fault(p->reader, AN_UNCLOSED_COMMENT, token.offset, 1);
        an_reader_add(p->reader, token);
        break;
    case AN_TOKEN_NAG:
    case AN_TOKEN_LINE_COMMENT:
        an_reader_add(p->reader, token);
        break;
    case AN_RAW_BRACKET:
        take_bracket(p, token);
        break;
    default:
        add_prose(p, token);
    }
    return false;
}

void an_prose_read(an_reader *reader)
{
    prose p = {.reader = reader};
    for (size_t i = 0; i < MARK_PAIRS; i++)
        p.unclosed_until[i] = reader->lexer.at;
    for (;;) {
        an_token token = an_lexer_next(&reader->lexer, reader->base);
        if (token.kind == AN_RAW_END)
            break;
        if (take(&p, token)) {
            reader->lexer.at = reader->base + token.offset;
            break;
        }
    }
    if (reader->line_count > 0)
        an_reader_fault(reader, AN_UNCLOSED_VARIATION, p.opened_at, 1);
    if (p.lost > 1)
        an_reader_fault(reader, AN_UNREAD_MOVES, p.lost_at, 1);
}
