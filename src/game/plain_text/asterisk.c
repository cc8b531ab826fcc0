/* Asterisks that are no result: bullets of lists, marks of footnotes, rules between games, marks of
 * bold letters, and an asterisk written for the letter of a piece. */
#include "asterisk.h"

#include <string.h>

#include "lost.h"
#include "prose_words.h"

/* Returns the line from `asterisk` on, 512 bytes at most, as a line may hold asterisks in masses.
 */
static an_text rest_of_line(const an_prose *p, const an_token *asterisk)
{
    enum { LONGEST = 512 };
    an_text text = an__prose_text_from(p, asterisk);
    text.size = text.size < LONGEST ? text.size : LONGEST;
    return an_text_from(text.at, an__line_size(text));
}

/* Returns true if several asterisks, "* * *" or "***", stand on a line that holds nothing else. 32
 * bytes to either side are looked at. */
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

/* Returns true if `asterisk` begins a line and a number or word follows it there. */
static bool is_bullet(const an_prose *p, const an_token *asterisk)
{
    an_token next = an__prose_peek(p);
    an_text line = rest_of_line(p, asterisk), word = an__prose_text(p, &next);
    return an_prose_begins_line(p, asterisk) && word.at < line.at + line.size &&
           (next.kind == AN_TOKEN_NUMBER || next.kind == AN_TOKEN_MOVE);
}

/* Returns true if a parenthesis is glued to the asterisk, and another asterisk stands behind one on
 * the line: "*(la Berlinoise)*". */
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

/* Returns true if the next word or another asterisk is glued to `asterisk`: "**Martin – Petit**".
 */
static bool is_glued(const an_prose *p, const an_token *asterisk)
{
    an_text text = an__prose_text(p, asterisk);
    char next = text.at[text.size];
    return opens_weight(p, asterisk) || an_is_letter(next) || an_is_digit(next) || next == '*' ||
           (unsigned char)next >= 0x80;
}

/* Returns true if `asterisk` is glued to a word where a move is due, and the line holds no other
 * one, so that it is no mark of bold letters: "2. *f3". Both then become one token. */
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

/* Returns true if the asterisk at `at` closes a pair around a bracket: "*(la Berlinoise)*". The
 * asterisk before it on the line, 512 bytes back at most, is then glued to what follows. */
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

/* Returns true if `asterisk` is glued to what stands before it: "Nf3*", "**Nf3**". */
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
