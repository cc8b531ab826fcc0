/* Line breaks of an article. */
#include "line_breaks.h"

#include "lines.h"
#include "text.h"
#include "utf8.h"
#include "width.h"

enum {
    NARROWEST = 28, /* columns of a wrapped paragraph; narrower ones are rather columns of moves */
    FEWEST = 3,     /* lines of a paragraph that shows the width at which it was wrapped */
    /* a line of a text that shows no width has so many bytes if it may have been wrapped */
    BROKEN_LEAST = 56,
    BROKEN_MOST = 90
};

/* Returns the columns of the first word of a line. */
static size_t first_word(an_text line)
{
    size_t size = 0;
    line = an_text_after(line, an_blanks_size(line));
    while (size < line.size && !an_is_space(line.at[size]))
        size++;
    return an__columns_of_text(an_text_from(line.at, size));
}

/* Returns the first line of `text`, without blanks at its end. */
static an_text first_line(an_text text)
{
    return an_text_trimmed(an_text_from(text.at, an__line_size(text)));
}

/* Returns true if the first word of the line behind `line` had no room on it. */
static bool has_no_room(an_text line, an_text rest, size_t width)
{
    return an__columns_of_text(line) + 1 + first_word(first_line(rest)) > width;
}

/* Returns the text behind the first line of `text`. */
static an_text behind_line(an_text text)
{
    const size_t size = an__line_size(text);
    return an_text_after(text, size + an__line_end_size(an_text_after(text, size)));
}

/* Returns the columns of the longest line of a paragraph, if it was wrapped: if of all its lines
 * but the last, none had room for the first word of the next. Otherwise returns 0. */
static size_t width_of(an_text paragraph)
{
    size_t width = 0, lines = 0;
    for (an_text rest = paragraph; rest.size > 0; rest = behind_line(rest), lines++) {
        const size_t columns = an__columns_of_text(first_line(rest));
        width = columns > width ? columns : width;
    }
    bool is_wrapped = lines >= FEWEST && width >= NARROWEST;
    for (an_text rest = paragraph; is_wrapped && lines > 1; lines--) {
        const an_text line = first_line(rest);
        rest = behind_line(rest);
        is_wrapped = has_no_room(line, rest, width);
    }
    return is_wrapped ? width : 0;
}

an_line_breaks an__line_breaks_of(an_text text)
{
    an_line_breaks breaks = {0, true};
    for (an_text rest = text; rest.size > 0; rest = behind_line(rest))
        breaks.are_short = breaks.are_short && an__line_size(rest) <= BROKEN_MOST;
    while ((text = an_text_after(text, an__space_size(text))).size > 0) {
        const an_text paragraph = an_text_from(text.at, an__paragraph_size(text));
        const size_t width = width_of(paragraph);
        breaks.width = width > breaks.width ? width : breaks.width;
        text = an_text_after(text, paragraph.size);
    }
    return breaks;
}

bool an__is_wrapped_at(const an_line_breaks *breaks, const char *begin, const char *end,
                       an_text rest)
{
    end -= end > begin && end[-1] == '\r';
    const char *line = an_line_begin(begin, end, SIZE_MAX);
    const size_t size = (size_t)(end - line);
    if (breaks->width == 0)
        return breaks->are_short && size >= BROKEN_LEAST;
    return has_no_room(an_text_trimmed(an_text_from(line, size)), rest, breaks->width);
}
