/* Numbers of moves among raw tokens. */
#include "number_word.h"

#include "dots.h"
#include "glyphs.h"
#include "table_rows.h"
#include "text.h"
#include "utf8.h"

/* Returns true if `text` begins with a move in digits, as in correspondence chess: four of them,
 * "5254", or five for a promotion, "71811". Signs may follow. */
static bool is_numeric_move(an_text text)
{
    enum { LONGEST = 5 };
    size_t size = 0;
    while (size < text.size && size < LONGEST && text.at[size] >= '1' && text.at[size] <= '8')
        size++;
    char next = size < text.size ? text.at[size] : '\0';
    return (size == LONGEST || size == LONGEST - 1) && !an_is_letter(next) && !an_is_digit(next) &&
           !an_is_among(next, ".(/");
}

/* Returns the bytes of the digits at the beginning of `text`, and their value in `*value`. The
 * value stops growing far beyond the length of any game. */
static size_t digits_size(an_text text, uint32_t *value)
{
    enum { BEYOND = 100000000 };
    size_t size = 0, next = 1;
    for (unsigned digit; next > 0; size += next) {
        next = an_digit_size(an_text_after(text, size), &digit);
        if (next > 0 && *value < BEYOND)
            *value = *value * 10 + digit;
        while (*value >= BEYOND && size + next < text.size && an_is_digit(text.at[size + next]))
            next++;
    }
    return size;
}

/* Returns the bytes of a mark behind the digits of a number, or behind its dot; 0 if there is none.
 * Such marks are:
 *
 *     12)                 an item of a list, where no parenthesis is open
 *     1°  1º  1/          in plain text
 *     1;e4                a row of a table, in plain text
 *     '''1.'''  **1.**    bold letters in a wiki, in plain text
 */
static size_t number_mark_size(const an_lexer *lexer)
{
    static const char *const marks[] = {"°", "º", "**", "*", "'''", "''"};
    bool has_dot = lexer->at[-1] == '.';
    if (*lexer->at == ')')
        return lexer->depth == 0 && !has_dot;
    if (!lexer->mode.is_text)
        return 0;
    if (*lexer->at == ';')
        return !has_dot && !an_is_space(lexer->at[1]) &&
               an__frame_size(lexer->begin, an_lexer_rest(lexer), lexer->tables) == 0;
    if (*lexer->at == '/')
        return !has_dot && (an_is_space(lexer->at[1]) || an_is_letter(lexer->at[1]));
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        size_t size = an_utf8_match(an_lexer_rest(lexer), marks[i]);
        if (size > 0)
            return size;
    }
    return 0;
}

/* "6.-Nbd7", "1. – c5": returns the bytes of a dash behind the dot of a number, up to the move or
 * the blank that follows it on the line; 0 if there is none. One blank may stand before the dash,
 * as an_plain_number expects. */
static size_t number_dash_size(an_text text)
{
    size_t blank = an_text_starts(text, " "), dash = an__dash_size(an_text_after(text, blank));
    an_text behind = an_text_after(text, blank + dash);
    if (dash == 0 || behind.size < 2 || an_is_line_end(*behind.at))
        return 0;
    bool castles = *behind.at == '0' && an__dash_size(an_text_after(behind, 1)) > 0;
    bool may_be_move = !an_is_digit(*behind.at) && an__dash_size(behind) == 0;
    return castles || may_be_move ? blank + dash : 0;
}

/* Returns true if the last of `size` digits is the first zero of castling, glued to its number:
 * "50-0". */
static bool ends_with_castling(an_text text, size_t size)
{
    an_text behind = an_text_after(text, size);
    size_t dash = an__dash_size(behind);
    an_text zero = an_text_after(behind, dash);
    bool goes_on = zero.size > 1 && an_is_digit(zero.at[1]);
    return size > 1 && text.at[size - 1] == '0' && dash > 0 && zero.size > 0 && *zero.at == '0' &&
           !goes_on;
}

/* Returns the bytes up to behind dots on the next line, where a number ends its line. Returns 0 if
 * there are none. */
static size_t dots_below_size(an_text text, bool *says_black)
{
    size_t space = an__space_size(text);
    size_t dots = space > 0 ? an__dots_size(an_text_after(text, space), says_black) : 0;
    return dots > 0 ? space + dots : 0;
}

static void take_digits(an_lexer *lexer, an_token *token)
{
    an_text text = an_lexer_rest(lexer);
    size_t size = digits_size(text, &token->value);
    if (lexer->mode.is_text && ends_with_castling(text, size)) {
        token->value /= 10;
        size--;
    }
    size_t dots = an__dots_size(an_text_after(text, size), &token->says_black);
    if (dots == 0 && !lexer->mode.is_text)
        dots = dots_below_size(an_text_after(text, size), &token->says_black);
    /* A bare 0 numbers no move. It is a part of a damaged one. */
    token->kind = token->value > 0 || dots > 0 ? AN_TOKEN_NUMBER : AN_TOKEN_MOVE;
    lexer->at += size + dots;
    token->is_bare = dots == 0;
    size_t mark = number_mark_size(lexer);
    if (mark == 0 && lexer->mode.is_text && dots > 0 && !token->says_black)
        mark = number_dash_size(an_lexer_rest(lexer));
    lexer->at += mark;
    token->is_bare = token->is_bare && mark == 0;
    bool says_black = false;
    size_t behind = mark > 0 ? an__dots_size(an_lexer_rest(lexer), &says_black) : 0;
    if (says_black) { /* "1/ ... c5" */
        lexer->at += behind;
        token->says_black = true;
    }
}

static void take_dots(an_lexer *lexer, an_token *token)
{
    token->kind = AN_TOKEN_NUMBER;
    lexer->at += an__dots_size(an_lexer_rest(lexer), &token->says_black);
}

/* Returns true if zeros fill up the digits of a number with a dot: "001." */
static bool is_filled_up(an_text text)
{
    size_t zeros = 0, digits = an_digits_size(text);
    while (zeros < digits && text.at[zeros] == '0')
        zeros++;
    return zeros > 0 && digits > zeros && an_text_starts(an_text_after(text, digits), ".");
}

/* Returns true if `text` begins with a zero that another zero or a dash follows. `*is_digit` tells
 * whether it begins with a digit at all. */
static bool begins_castling(an_text text, bool *is_digit)
{
    unsigned digit;
    size_t size = an_digit_size(text, &digit);
    *is_digit = size > 0;
    if (size == 0 || digit != 0)
        return false;
    text = an_text_after(text, size);
    text = an_text_after(text, an__invisible_size(text));
    uint32_t next = text.size > 0 ? an_look_alike(an_utf8_decode(text, &size)) : '\0';
    bool castles = next == '0' || next == 'O' || next == 'o' || an__dash_size(text) > 0;
    return castles && !is_filled_up(text);
}

bool an__lexer_take_number(an_lexer *lexer, an_token *token)
{
    unsigned dots;
    bool is_digit, castles = begins_castling(an_lexer_rest(lexer), &is_digit);
    if (is_digit && !castles && !is_numeric_move(an_lexer_rest(lexer)))
        take_digits(lexer, token);
    else if (an__dot_size(an_lexer_rest(lexer), &dots) > 0)
        take_dots(lexer, token);
    else
        return false;
    return true;
}
