/* The grammar of plain text: a score sheet or an article, where moves stand in slots among words.
 *
 * A slot is open after a number that fits and after a move or its signs; a word of prose closes it.
 * Only in an open slot is a word a move. What stands in quotation marks was not played. */
#include "reader.h"

#include "buffer.h"
#include "notation.h"
#include "roster.h"
#include "text.h"

#include <string.h>

typedef struct prose {
    an_reader *reader;
    an_line_state line;
    bool has_moves;
    bool has_result;
    bool has_words;     /* of prose */
    bool has_number;    /* that opened the game */
    bool is_numeric;    /* the moves are numbers: 5254 5755 */
    uint32_t opened_at; /* the bracket of the outermost open variation */
    uint32_t brackets;  /* variations in square brackets that are open */
    uint32_t lost;      /* numbered plies left unread since the last move */
    uint32_t lost_at;   /* where the thread was lost */
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
    return an_is_digit(*word.at) && *word.at != '0'
               ? p->is_numeric || !p->has_moves
               : an_san_has_shape(word) || an_is_descriptive(word);
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

/* "1. E4", "1. ¤f3": behind the first number of all what holds a square was meant to be a move. */
static bool attempt_follows(const prose *p)
{
    an_token next = peek(p);
    an_text word = text_of(p, &next);
    bool has_square = false;
    for (size_t i = 0; i + 1 < word.size; i++)
        has_square = has_square || (an_lower(word.at[i]) >= 'a' && an_lower(word.at[i]) <= 'h' &&
                                    word.at[i + 1] >= '1' && word.at[i + 1] <= '8');
    return next.kind == AN_TOKEN_MOVE && has_square && word.size < 8 && an_san_is_attempt(word);
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

/* What could be a move by its squares, not only by a file or two, which any word may have. */
static bool could_be_a_move(const prose *p, const an_token *token)
{
    an_text word = text_of(p, token);
    bool has_digit = false;
    if (token->kind != AN_TOKEN_MOVE || !p->has_moves)
        return false;
    for (size_t i = 0; i < word.size; i++)
        has_digit = has_digit || an_is_digit(word.at[i]);
    return (has_digit || *word.at == 'O') && !an_is_digit(*word.at) && looks_like_move(p, token);
}

/* Whether there is a letter or a digit in it: signs and brackets that stand alone are no words. */
static bool is_word(an_text text)
{
    for (size_t i = 0; i < text.size; i++) {
        unsigned char c = (unsigned char)text.at[i];
        bool begins_letter = c >= 0xc3 && c < 0xf0 && c != 0xe2;
        if (an_is_letter((char)c) || an_is_digit((char)c) || begins_letter)
            return true;
    }
    return false;
}

static void add_prose(prose *p, an_token token)
{
    if (could_be_a_move(p, &token))
        an_reader_fault(p->reader, AN_MOVE_IN_PROSE, token.offset, token.size);
    if (is_word(text_of(p, &token))) {
        p->line.slot_is_open = false;
        p->has_words = p->has_words || token.kind != AN_TOKEN_RESULT;
    }
    token.kind = AN_TOKEN_PROSE;
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

/* Whether a number is that of a ply played before. */
static bool is_past(const prose *p, const an_token *number)
{
    return number->value < awaited_number(p) ||
           (number->value == awaited_number(p) && number->says_black < p->line.ply % 2);
}

/* Moves under a number that does not fit, but is not below the awaited one, are not read. */
static void note_lost(prose *p, const an_token *number)
{
    uint32_t plies = plies_that_follow(p);
    if (plies == 0 || p->reader->line_count > 0 || is_past(p, number))
        return;
    if (p->lost == 0)
        p->lost_at = number->offset;
    p->lost += plies;
}

/* Takes a place where the main line may go on, unless this reading leaves it out. */
static bool take_place(prose *p, const an_token *number)
{
    an_reader *reader = p->reader;
    uint32_t offset = (uint32_t)(reader->base + number->offset - reader->lexer.begin);
    for (size_t i = 0; i < reader->choices.left_out_count; i++)
        if (reader->choices.left_out[i] == offset)
            return false;
    if (an_array_reserve((void **)&reader->places, &reader->place_capacity, reader->place_count,
                         sizeof *reader->places))
        reader->places[reader->place_count++] = (an_resumption){offset, p->line.ply};
    else
        reader->failed = true;
    return true;
}

/* Whether the line of play goes on at a number: after prose, where it fits; in an open slot also
 * where it is wrong, though one of the past may as well begin a line that was not played. */
static bool goes_on_at(prose *p, const an_token *number)
{
    bool in_slot = p->line.slot_is_open, fitting = fits(p, number);
    if (!fitting && !(in_slot && move_follows(p)))
        return false;
    bool is_doubtful = p->has_moves && p->reader->line_count == 0 &&
                       (fitting ? !in_slot : is_past(p, number) && number->value > 0);
    return !is_doubtful || take_place(p, number);
}

/* Puts the right-hand block of a sheet aside, line by line. */
static bool puts_aside(prose *p, const an_token *number)
{
    an_reader *reader = p->reader;
    const char *at = reader->base + number->offset;
    bool is_too_high = number->value > awaited_number(p) && !number->says_black &&
                       p->line.ply % 2 == 0 && p->line.slot_is_open;
    if (!is_too_high || reader->line_count > 0 || !p->has_moves || !move_follows(p) ||
        an_is_line_start(reader->lexer.begin, at) ||
        !an_block_begins(&reader->block, &reader->lexer, number->value, awaited_number(p)))
        return false;
    if (!an_block_put_aside(&reader->block, &reader->lexer, number->value, at))
        reader->failed = true;
    return true;
}

/* True if the number begins another game. */
static bool take_number(prose *p, an_token token)
{
    bool in_main_line = p->reader->line_count == 0;
    bool followed = move_follows(p);
    bool first =
        !p->has_moves && token.value > 0 && (followed || (token.value == 1 && attempt_follows(p)));
    p->has_number = p->has_number || first;
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
    if (puts_aside(p, &token))
        return false;
    if (goes_on_at(p, &token)) {
        an_reader_mark_start(p->reader, token.offset);
        p->line.slot_is_open = true;
        an_reader_add(p->reader, token);
        return false;
    }
    if (!fits(p, &token))
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
    bool is_move = looks_like_move(p, &token) || (p->has_number && is_broken_move(p, &token));
    if (slot && !p->has_result && is_move)
        add_move(p, token);
    else
        add_prose(p, token);
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

/* [Event 'x'], [White Dupont]: the names of the roster are no words of a comment. */
static bool names_a_tag(an_text bracket)
{
    for (size_t i = 0; i < AN_ROSTER; i++) {
        an_text rest = an_text_after(bracket, 1);
        size_t size = strlen(an_roster[i]);
        if (an_text_starts(rest, an_roster[i]) && rest.size > size && an_is_space(rest.at[size]))
            return true;
    }
    return false;
}

/* A bracket that begins with neither a move nor a number holds words, whatever follows in it. */
static void take_words_in_brackets(prose *p, an_token token)
{
    an_reader *reader = p->reader;
    const char *at = reader->base + token.offset;
    size_t size = an_bracket_size(&reader->asides, at);
    if (size == 0) {
        add_prose(p, token);
        return;
    }
    if (*at == '[' && an_is_line_start(reader->lexer.begin, at) &&
        names_a_tag(an_text_from(at, size)))
        an_reader_fault(reader, AN_BAD_TAG, token.offset, (uint32_t)size);
    token.kind = AN_TOKEN_COMMENT;
    token.size = (uint32_t)size;
    reader->lexer.at = at + size;
    an_reader_add(reader, token);
}

static void open_parenthesis(prose *p, an_token token)
{
    if (variation_follows(p))
        open_variation(p, token);
    else
        take_words_in_brackets(p, token);
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
    const an_reader *reader = p->reader;
    bool repeats =
        reader->token_count > 0 && reader->tokens[reader->token_count - 1].kind == AN_TOKEN_RESULT;
    if (!p->has_moves || (p->has_result && !repeats)) {
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
    } else if (bracket == '[') {
        take_words_in_brackets(p, token);
    } else {
        add_prose(p, token);
    }
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
    bool may_begin = *at == '"' || (unsigned char)*at >= 0xc2;
    size_t size = p->has_moves && may_begin ? an_quotation_size(&p->reader->asides, at) : 0;
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

/* Reads the right-hand block, now that its first number is due. */
static void take_block(prose *p)
{
    an_reader *reader = p->reader;
    const an_lexer here = reader->lexer;
    size_t count = reader->block.count;
    reader->block.count = 0;
    for (size_t i = 0; i < count; i++) {
        const an_block_line line = reader->block.lines[i];
        reader->lexer.at = line.at;
        reader->lexer.end = line.end;
        for (an_token token;
             (token = an_lexer_next(&reader->lexer, reader->base)).kind != AN_RAW_END;)
            take(p, token);
    }
    reader->lexer = here;
}

/* Up to the lexer's end; false if another game begins before it. */
static bool take_all(prose *p)
{
    an_reader *reader = p->reader;
    for (;;) {
        an_token token = an_lexer_next(&reader->lexer, reader->base);
        if (token.kind == AN_RAW_END)
            return true;
        if (take(p, token)) {
            reader->lexer.at = reader->base + token.offset;
            return false;
        }
        if (reader->block.count > 0 && reader->block.lines[0].number == awaited_number(p))
            take_block(p);
    }
}

/* A text that is nothing but a result is a game without moves. */
static void take_lone_result(an_reader *reader)
{
    for (size_t i = 0; i < reader->token_count; i++) {
        size_t size;
        an_token *token = &reader->tokens[i];
        an_text text = an_text_from(reader->base + token->offset, token->size);
        an_result result = an_result_read(text, &size);
        if (token->kind != AN_TOKEN_PROSE || result == AN_NO_RESULT || size != text.size)
            continue;
        token->kind = AN_TOKEN_RESULT;
        token->value = result;
        an_reader_mark_start(reader, token->offset);
        return;
    }
}

void an_prose_read(an_reader *reader)
{
    prose p = {.reader = reader};
    take_all(&p);
    if (!p.has_moves && !p.has_words)
        take_lone_result(reader);
    for (size_t i = 0; i < reader->block.count; i++) {
        p.lost_at = (uint32_t)(reader->block.lines[0].at - reader->base);
        p.lost += 2;
    }
    if (reader->line_count > 0)
        an_reader_fault(reader, AN_UNCLOSED_VARIATION, p.opened_at, 1);
    if (p.lost > 1)
        an_reader_fault(reader, AN_UNREAD_MOVES, p.lost_at, 1);
}
