/* A word by itself, and where it ends: a move, a sign, a word of prose. */
#include "single_word.h"

#include <string.h>

#include "behind_move.h"
#include "bitboard.h"
#include "bytes.h"
#include "emphasis.h"
#include "glyphs.h"
#include "move_words.h"
#include "suffix.h"
#include "text.h"
#include "utf8.h"
#include "word.h"

/* Returns true if the asterisk at the end of a word, "Nf3*", is the result. PGN (7) makes it a
 * token wherever it stands, but people also mark footnotes with it. It counts before the end of the
 * text or a tag. */
static bool has_result_glued(an_text text, size_t size)
{
    an_text rest = an_text_after(text, size);
    rest = an_text_after(rest, an__space_size(rest));
    return size > 1 && text.at[size - 1] == '*' && (rest.size == 0 || *rest.at == '[');
}

bool an__begins_black_half(an_text text)
{
    an_text behind = an_text_after(text, 1);
    behind = an_text_after(behind, behind.size > 0 && *behind.at == ' ');
    if (!an_text_starts(text, "/") || behind.size < 2 || an_names_rank(*behind.at))
        return false;
    size_t size = an__word_size(behind, false);
    return an__word_has_shape(an__without_full_stop(an_text_from(behind.at, size)));
}

/* Returns the bytes of the first move of a pair that a stroke joins; all of `word` if it is none.
 * The text that holds the word goes on up to `end`. */
static size_t size_before_stroke(an_text word, const char *end)
{
    const char *stroke = memchr(word.at, '/', word.size);
    size_t size = stroke == NULL ? 0 : (size_t)(stroke - word.at);
    bool is_pair = size > 1 &&
                   an__begins_black_half(an_text_from(stroke, (size_t)(end - stroke))) &&
                   an__word_has_shape(an_text_from(word.at, size));
    return is_pair ? size : word.size;
}

/* Returns the bytes of the first move of a pair that a dash joins, if the dash is glued to it: "e4-
 * d6". Returns all of `word` if it is none. */
static size_t size_before_dash(an_text word)
{
    size_t size = word.size;
    while (size > 1 && !an_is_letter(word.at[size - 1]) && !an_is_digit(word.at[size - 1]))
        size--;
    bool ends_so = size > 1 && an__dash_size(an_text_after(word, size)) == word.size - size;
    return ends_so && an__word_has_shape(an_text_from(word.at, size)) ? size : word.size;
}

/* "1.d4: a remark", "3. Bxf7+: a remark": returns true if the colon at the end of `word` belongs to
 * the sentence. Behind the square of a piece it may be a sign of capture, but not behind a sign. */
static bool has_colon_of_sentence(an_text word)
{
    if (word.size < 3 || word.at[word.size - 1] != ':')
        return false;
    word.size--;
    const char last = word.at[word.size - 1];
    return (word.size == 2 && an_names_square(word.at)) ||
           (!an_is_letter(last) && !an_is_digit(last) && last != ':' && an__word_has_shape(word));
}

/* Returns the bytes of `word`, in plain text, before a stroke or a dash between two moves, the mark
 * of a footnote or of bold letters, or the end of a quotation: "Nf3/e5", "Nf3/ e5", "Nf3- e5",
 * "Nf3*", "**Nf3**", "Nf6”". */
static size_t size_in_text(const an_lexer *lexer, an_text word)
{
    word.size = size_before_stroke(word, lexer->end);
    word.size = size_before_dash(word);
    word.size -= has_colon_of_sentence(word);
    word.size = an__size_before_emphasis(lexer->begin, word, lexer->end);
    while (word.size > 1 && word.at[word.size - 1] == '*')
        word.size--;
    return an__size_before_quote(word);
}

/* Returns the bytes of the sign of an idea or a better move, if that is glued to its move: "△Nd5",
 * "⌓Bf1". Returns 0 if there is none. */
static size_t idea_size(an_text text)
{
    enum { FIRST = 0xe2, LONGEST = 64 };
    if (text.size == 0 || (unsigned char)*text.at != FIRST)
        return 0;
    if (text.size > LONGEST)
        text.size = LONGEST;
    an_text word = an_text_from(text.at, an__word_size(text, false));
    size_t size = an__introduction_size(word);
    return size < word.size ? size : 0;
}

/* Returns true if a word for check or mate belongs to a sentence: "Dh5 mat en vue". */
static bool is_of_sentence(const an_lexer *lexer, an_text text, size_t size)
{
    return lexer->mode.is_text && an_is_letter(*text.at) &&
           an__goes_on_in_words(an_text_after(text, size));
}

/* Returns true if the word at the beginning of `text`, of `size` bytes, is nothing but signs. */
static bool is_sign(const an_lexer *lexer, an_text text, size_t size)
{
    const an_text word = an_text_from(text.at, size);
    bool may_be_sign = !an_is_digit(word.at[size - 1]) && !an_text_is(word, "--") &&
                       (!an_is_letter(*word.at) || an__may_begin_signs(word, size));
    if (!may_be_sign)
        return false;
    const an_suffix signs = an_suffix_read(word, true);
    return signs.size == size && !an__is_torn_move(lexer->begin, text, size) &&
           an__check_words_size(word) == 0 &&
           (signs.sign == AN_NO_SIGN || !is_of_sentence(lexer, text, size));
}

void an__lexer_take_word(an_lexer *lexer, an_token *token)
{
    an_text text = an_lexer_rest(lexer);
    size_t dollar = *text.at == '$'; /* "$f3": without a NAG's digits, $ belongs to the word */
    size_t idea = idea_size(text);
    size_t size = idea > 0
                      ? idea
                      : dollar + an__word_size(an_text_after(text, dollar), lexer->mode.cuts_pairs);
    /* A file that a disk cut off may end with many NULs, which are one token. */
    if (size == 0)
        size = *text.at == '\0' ? an_same_size(text.at, lexer->end) : 1;
    size_t before = an__size_before_number(an_text_from(text.at, size), lexer->mode.is_text);
    if (before > 0)
        size = before;
    if (lexer->mode.is_text)
        size = size_in_text(lexer, an_text_from(text.at, size));
    else if (has_result_glued(text, size))
        size--;
    size = an__without_full_stop(an_text_from(text.at, size)).size;
    token->kind = is_sign(lexer, text, size) ? AN_TOKEN_SIGN : AN_TOKEN_MOVE;
    lexer->at += size;
}
