/* Results of games among the raw tokens. A time or a score that only begins like one is none. */
#include "result_word.h"

#include <string.h>

#include "dots.h"
#include "emphasis.h"
#include "lines.h"
#include "result.h"
#include "result_words.h"
#include "text.h"
#include "utf8.h"
#include "word.h"

/* Returns true if `result` has blanks in it and does not end its line: "1 - 0 up", "Round 1 - 0:45
 * h". It is none then, unless a reason ends the line: "1 - 0 au temps". */
static bool is_parted_amid_line(an_text result, an_text rest)
{
    bool is_parted = false;
    for (size_t i = 0; i < result.size && !is_parted; i++)
        is_parted = an__space_size(an_text_after(result, i)) > 0;
    rest = an_text_stripped_start(rest, " \t.");
    return is_parted && rest.size > 0 && !an_is_among(*rest.at, "\n\r({[;") &&
           !an__is_reason(an_text_trimmed(an_text_from(rest.at, an__line_size(rest))));
}

/* Returns true if number 1 and a move are glued to `result`, and begin the next game: "1-01. d4".
 * Without a dot, "0:11 d4" is a time. */
static bool begins_next_game(an_text result, an_text rest)
{
    bool says_black;
    if (an__is_half(result) || !an_text_starts(rest, "1"))
        return false;
    rest = an_text_after(rest, 1);
    size_t dots = an__dots_size(rest, &says_black);
    rest = an_text_after(rest, dots);
    size_t space = an__space_size(rest);
    rest = an_text_after(rest, space);
    an_text word = an_text_from(rest.at, an__word_size(rest, false));
    bool is_time = dots == 0 && memchr(result.at, ':', result.size) != NULL;
    return dots + space > 0 && !is_time && !says_black && an_san_has_shape(word);
}

bool an__lexer_take_result(an_lexer *lexer, an_token *token)
{
    size_t size;
    an_text text = an_lexer_rest(lexer);
    char first = *text.at;
    bool may_be = an_is_digit(first) || first == '*' || first == 'O' || first == 'l';
    if (!may_be && (unsigned char)first < 0x80)
        return false;
    an_result result = an_result_read(text, &size);
    /* "2½–½" is the score of a match. */
    bool is_of_score = !may_be && text.at > lexer->begin && an_is_digit(text.at[-1]);
    if (result == AN_NO_RESULT || is_of_score)
        return false;
    char next = lexer->at[size];
    bool is_marked =
        lexer->mode.is_text &&
        (next == '*' || an__emphasis_size(lexer->begin, an_text_after(text, size)) > 0);
    bool is_glued = result != AN_UNFINISHED && next != '\0' && !an_ends_word(next) && next != '.' &&
                    !is_marked && an__space_size(an_text_after(text, size)) == 0;
    an_text read = an_text_from(text.at, size), rest = an_text_after(text, size);
    if ((is_glued && !begins_next_game(read, rest)) || is_parted_amid_line(read, rest))
        return false;
    token->kind = AN_TOKEN_RESULT;
    token->value = result;
    lexer->at += size;
    return true;
}
