/* Line breaks of an article. */
#include "line_breaks.h"

#include "extremes.h"
#include "lines.h"
#include "text.h"
#include "utf8.h"

enum {
    NARROWEST = 28, /* columns of a wrapped paragraph; narrower ones are rather lists of moves */
    FEWEST = 3,     /* lines of a paragraph that shows the width at which it was wrapped */
    /* Where no paragraph shows a width, and no line of the text has more than LONGEST columns, a
     * line may have been wrapped if it has LONG_ENOUGH columns or more, or if with the first word
     * of the next line it would be the longest one. */
    LONG_ENOUGH = 56,
    LONGEST = 90
};

/* Returns the characters of a text. Each takes a column in the scripts of chess. */
static size_t columns_of(an_text text)
{
    size_t columns = 0;
    for (size_t i = 0; i < text.size; i++)
        columns += an_utf8_begins(text.at[i]);
    return columns;
}

/* Returns the columns of the first word of a line. */
static size_t first_word(an_text line)
{
    line = an_text_after(line, an_blanks_size(line));
    return columns_of(an_text_from(line.at, an_size_to_space(line)));
}

/* Returns the first line of `text`, without blanks at its end. */
static an_text first_line(an_text text)
{
    return an_text_trimmed(an_text_from(text.at, an__line_size(text)));
}

/* Returns true if the first word of the line behind `line` had no room on it. */
static bool has_no_room(an_text line, an_text rest, size_t width)
{
    return columns_of(line) + 1 + first_word(first_line(rest)) > width;
}

/* Returns the columns of the longest line of a paragraph, if it was wrapped: if of all its lines
 * but the last, none had room for the first word of the next. A paragraph whose lines all begin
 * with numbers is a list. Otherwise returns 0. */
static size_t width_of(an_text paragraph)
{
    size_t width = 0, lines = 0, numbered = 0;
    for (an_text rest = paragraph; rest.size > 0; rest = an_behind_line(rest), lines++) {
        const an_text line = first_line(rest);
        const size_t columns = columns_of(line);
        width = an_larger(columns, width);
        numbered += an_digits_size(line) > 0;
    }
    bool is_wrapped = lines >= FEWEST && width >= NARROWEST && numbered < lines;
    for (an_text rest = paragraph; is_wrapped && lines > 1; lines--) {
        const an_text line = first_line(rest);
        rest = an_behind_line(rest);
        is_wrapped = has_no_room(line, rest, width);
    }
    return is_wrapped ? width : 0;
}

an_line_breaks an__line_breaks_of(an_text text)
{
    an_line_breaks breaks = {.widest = 0};
    for (an_text rest = text; rest.size > 0; rest = an_behind_line(rest))
        breaks.widest = an_larger(columns_of(first_line(rest)), breaks.widest);
    breaks.widest = breaks.widest > LONGEST ? 0 : breaks.widest;
    while ((text = an_text_after(text, an__space_size(text))).size > 0) {
        const an_text paragraph = an_text_from(text.at, an__paragraph_size(text));
        const size_t width = width_of(paragraph);
        breaks.of_text = an_larger(width, breaks.of_text);
        text = an_text_after(text, paragraph.size);
    }
    return breaks;
}

/* Returns true if a line goes on with a word in small letters that is no move: no square, and not
 * made only of the letters of files and of captures. */
static bool goes_on(an_text line)
{
    const an_text word = an_text_from(line.at, an__size_up_to(line, ",;:.!?"));
    bool is_word = false;
    for (size_t i = 0; i < word.size; i++)
        is_word = is_word || !an_is_among(word.at[i], "abcdefghx");
    return is_word && an_is_letter(*word.at) && !an_is_upper(*word.at) && !an_holds_digit(word);
}

/* Returns true if a wide gap stands within a line, as between two columns. */
static bool has_gap(an_text line)
{
    while (line.size > 0 && !an_text_starts(line, "   "))
        line = an_text_after(line, 1);
    return line.size > 0;
}

/* Returns true if a paragraph is running text with a ragged margin: a sentence goes on from one of
 * its lines to the next, and all lines but the last have three quarters of the width or more. Text
 * in two columns is none. */
static bool is_running_text(an_text paragraph)
{
    size_t width = 0, narrowest = SIZE_MAX, last = SIZE_MAX;
    bool is_running = false, is_parted = false;
    for (an_text rest = paragraph; rest.size > 0; rest = an_behind_line(rest)) {
        narrowest = an_smaller(last, narrowest);
        last = columns_of(first_line(rest));
        width = an_larger(last, width);
        is_parted = is_parted || has_gap(first_line(rest));
        is_running = is_running || (rest.at > paragraph.at && goes_on(first_line(rest)));
    }
    return is_running && !is_parted && width >= NARROWEST && narrowest * 4 >= width * 3;
}

/* Finds the paragraph of the line that begins at `line`, and its width. The text ends at `end`. */
static void begin_paragraph(an_line_breaks *breaks, const char *begin, const char *line,
                            const char *end)
{
    while (line > begin && !an__follows_empty_line(begin, line))
        line = an_line_begin(begin, line - 1, SIZE_MAX);
    const an_text text = an_text_from(line, (size_t)(end - line));
    const an_text paragraph = an_text_from(line, an__paragraph_size(text));
    breaks->of_paragraph = width_of(paragraph);
    breaks->is_running = is_running_text(paragraph);
    breaks->from = line;
    breaks->until = line + paragraph.size;
}

bool an__is_wrapped_at(an_line_breaks *breaks, const char *begin, const char *end, an_text rest)
{
    const char *text_end = rest.at + rest.size;
    end -= end > begin && end[-1] == '\r';
    const char *line = an_line_begin(begin, end, SIZE_MAX);
    const an_text words = an_text_trimmed(an_text_from(line, (size_t)(end - line)));
    if (breaks->from == NULL || line < breaks->from || end >= breaks->until)
        begin_paragraph(breaks, begin, line, text_end);
    if (breaks->is_running)
        return true;
    if (breaks->of_paragraph > 0)
        return has_no_room(words, rest, breaks->of_paragraph);
    if (breaks->of_text > 0 && has_no_room(words, rest, breaks->of_text))
        return true;
    const size_t columns = columns_of(words);
    return breaks->widest > 0 &&
           (columns >= LONG_ENOUGH || (columns >= NARROWEST && columns < breaks->widest &&
                                       has_no_room(words, rest, breaks->widest)));
}
