/* Where lines begin and end. */
#include "lines.h"

#include <string.h>

#include "glyphs.h"
#include "text.h"
#include "utf8.h"

enum { UNSEEN = 3 }; /* bytes of an invisible character, except a soft hyphen */

static bool follows_unseen(const char *begin, const char *at)
{
    return at - begin >= UNSEEN && (unsigned char)at[-1] >= 0x80 &&
           an__invisible_size(an_text_from(at - UNSEEN, UNSEEN)) == UNSEEN;
}

bool an__is_line_start(const char *begin, const char *at)
{
    while (at > begin) {
        if (at[-1] == ' ' || at[-1] == '\t' || at[-1] == '\v' || at[-1] == '\f')
            at--;
        else if (follows_unseen(begin, at))
            at -= UNSEEN;
        else
            break;
    }
    return at == begin || an_is_line_end(at[-1]);
}

bool an__follows_bullet(const char *begin, const char *at)
{
    enum { LONGEST = 6 }; /* bytes of a bullet and of the blanks beside it */
    static const char *const bullets[] = {"*", "+", "•", "·", "‣", "▪", "◦"};
    const char *line = an_line_begin(begin, at, LONGEST);
    const an_text mark = an_text_trimmed(an_text_from(line, (size_t)(at - line)));
    bool is_bullet = mark.size > 0 && an__dash_size(mark) == mark.size;
    for (size_t i = 0; i < sizeof bullets / sizeof *bullets && !is_bullet; i++)
        is_bullet = an_text_is(mark, bullets[i]);
    return is_bullet && (line == begin || an_is_line_end(line[-1]));
}

bool an__follows_empty_line(const char *begin, const char *at)
{
    unsigned line_ends = 0;
    for (; line_ends < 2 && at > begin && an_is_space(at[-1]); at--)
        line_ends += at[-1] == '\n' || (at[-1] == '\r' && *at != '\n');
    return line_ends == 2;
}

size_t an__line_size(an_text text)
{
    const char *newline = memchr(text.at, '\n', text.size);
    size_t size = newline == NULL ? text.size : (size_t)(newline - text.at);
    const char *carriage_return = memchr(text.at, '\r', size);
    return carriage_return == NULL ? size : (size_t)(carriage_return - text.at);
}

size_t an__line_end_size(an_text text)
{
    if (an_text_starts(text, "\r\n"))
        return 2;
    return text.size > 0 && an_is_line_end(*text.at) ? 1 : 0;
}

/* Returns true if `name` ends with ">" or an extension: a dot, and letters, or letters and digits.
 */
static bool is_name_of_file(an_text name)
{
    bool has_letter = false;
    if (name.size > 0 && name.at[name.size - 1] == '>')
        return true;
    for (; name.size > 0; name.size--) {
        char c = name.at[name.size - 1];
        if (!an_is_letter(c) && !an_is_digit(c))
            break;
        has_letter = has_letter || an_is_letter(c);
    }
    return has_letter && name.size > 1 && name.at[name.size - 1] == '.';
}

bool an__says_origin(an_text text)
{
    an_text line = an_text_from(text.at, an__line_size(text));
    size_t digits = 0;
    while (digits < line.size && an_is_digit(line.at[line.size - digits - 1]))
        digits++;
    if (!an_text_starts(line, "; ") || digits == 0)
        return false;
    an_text name = an_text_from(line.at, line.size - digits);
    return name.at[name.size - 1] == ':' && is_name_of_file(an_text_from(name.at, name.size - 1));
}

bool an__may_begin_line(an_text rest)
{
    if (rest.size == 0 || *rest.at == '%' || *rest.at == ';')
        return rest.size == 0;
    return rest.size == 1 || *rest.at != '[' || !an_is_letter(rest.at[1]);
}

/* Returns true if the word before `end` is the number of a move: "12.", "(12...", "12…". */
static bool ends_with_number(an_text text, size_t end)
{
    size_t dots = end, digits;
    while (dots > 0 && text.at[dots - 1] == '.')
        dots--;
    if (dots == end && end >= strlen("…") &&
        an_text_starts(an_text_after(text, end - strlen("…")), "…"))
        dots -= strlen("…");
    for (digits = dots; digits > 0 && an_is_digit(text.at[digits - 1]);)
        digits--;
    return dots < end && digits < dots &&
           (digits == 0 || an_is_space(text.at[digits - 1]) || text.at[digits - 1] == '(');
}

bool an__may_break_at(an_text text, size_t from, size_t to)
{
    if (from == 0 || to >= text.size || an_is_space(text.at[from - 1]) || an_is_space(text.at[to]))
        return false;
    return !an_is_among(text.at[to], "!?:$") && !ends_with_number(text, from) &&
           an__may_begin_line(an_text_after(text, to));
}

size_t an__paragraph_size(an_text text)
{
    for (size_t i = 0, ends = 0; i < text.size; i++) {
        if (!an_is_space(text.at[i]))
            ends = 0;
        ends += text.at[i] == '\n' || (text.at[i] == '\r' && text.at[i + 1] != '\n');
        if (ends == 2)
            return i;
    }
    return text.size;
}
