/* Asterisks that are no result: the bullet of a list, the mark of a footnote, the rule between two
 * games, what lends weight to words, and one in the stead of a letter. */
#include "asterisk.h"

#include <string.h>

#include "lost.h"
#include "prose_words.h"

/* Of a long line some of it: it may hold asterisks in masses. */
static an_text rest_of_line(const an_prose *p, const an_token *asterisk)
{
    enum { LONGEST = 512 };
    an_text text = an__prose_text_from(p, asterisk);
    text.size = text.size < LONGEST ? text.size : LONGEST;
    return an_text_from(text.at, an__line_size(text));
}

/* * * *, ***: several in a line that holds nothing else, as far as is looked. */
static bool is_of_rule(const an_prose *p, const an_token *asterisk)
{
    enum { FAR = 32 };
    const char *begin = p->draft->lexer.begin, *at = an__prose_text(p, asterisk).at, *first = at;
    an_text rest = rest_of_line(p, asterisk);
    size_t count = 0;
    while (first > begin && at - first < FAR && !an_is_line_end(first[-1]))
        first--;
    for (const char *c = first; c < rest.at + rest.size && c - at < FAR; c++) {
        if (*c != '*' && !an_is_space(*c))
            return false;
        count += *c == '*';
    }
    return count > 1;
}

/* * at the beginning of a line, and behind it on the line a move, a number or any other word. */
static bool is_bullet(const an_prose *p, const an_token *asterisk)
{
    an_token next = an__prose_peek(p);
    an_text line = rest_of_line(p, asterisk), word = an__prose_text(p, &next);
    return an_prose_begins_line(p, asterisk) && word.at < line.at + line.size &&
           (next.kind == AN_TOKEN_NUMBER || next.kind == AN_TOKEN_MOVE);
}

/* *(la Berlinoise)*: right before a parenthesis, behind which another asterisk stands on the line.
 */
static bool opens_weight(const an_prose *p, const an_token *asterisk)
{
    an_text line = an_text_after(rest_of_line(p, asterisk), asterisk->size);
    if (line.size == 0 || *line.at != '(')
        return false;
    for (size_t i = 1; i + 1 < line.size; i++)
        if (line.at[i] == ')' && line.at[i + 1] == '*')
            return true;
    return false;
}

/* **Martin – Petit**: glued to the next word, or to another asterisk. */
static bool is_glued(const an_prose *p, const an_token *asterisk)
{
    an_text text = an__prose_text(p, asterisk);
    char next = text.at[text.size];
    return opens_weight(p, asterisk) || an_is_letter(next) || an_is_digit(next) || next == '*' ||
           (unsigned char)next >= 0x80;
}

/* 2. *f3: glued to a word where a move is due, and no other asterisk on the line, so that it lends
 * no weight. Then the two are one token. */
static bool stands_for_letter(an_prose *p, an_token *asterisk)
{
    an_token next = an__prose_peek(p);
    an_text line = an_text_after(rest_of_line(p, asterisk), asterisk->size);
    if (!p->line.slot_is_open || next.kind != AN_TOKEN_MOVE ||
        an__prose_text(p, &next).at != line.at || memchr(line.at, '*', line.size) != NULL)
        return false;
    an__prose_next(p);
    asterisk->kind = AN_TOKEN_MOVE;
    asterisk->value = 0;
    asterisk->size += next.size;
    return true;
}

/* Returns true if an asterisk stands before a bracket that closes, and the last one before that on
 * the line, as far as is looked, is glued to what it begins: "*(la Berlinoise)*". */
static bool closes_weight(const an_prose *p, const char *at)
{
    enum { FAR = 512 };
    const char *begin = p->draft->lexer.begin, *end = at;
    while (at > begin && end - at < FAR && !an_is_line_end(at[-1])) {
        at--;
        if (*at == '*')
            return !an_is_space(at[1]) && (at == begin || at[-1] == '*' || an_is_space(at[-1]));
    }
    return false;
}

/* Nf3*, **Nf3**: glued to a word before it, or to such a mark. */
static bool ends_word(const an_prose *p, const an_token *asterisk)
{
    const char *at = an__prose_text(p, asterisk).at;
    if (at == p->draft->lexer.begin || an_is_space(at[-1]))
        return false;
    return !an_is_among(at[-1], ")]}\"") || closes_weight(p, at);
}

bool an__prose_take_asterisk(an_prose *p, an_token *asterisk)
{
    if (is_of_rule(p, asterisk) || ends_word(p, asterisk)) {
        an__prose_add_marks(p, *asterisk, 1);
        return true;
    }
    if (is_bullet(p, asterisk))
        return true;
    if (!is_glued(p, asterisk) || stands_for_letter(p, asterisk))
        return false;
    an__prose_add_marks(p, *asterisk, 1);
    return true;
}
