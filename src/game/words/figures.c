/* Figures beside a move: the clock; the evaluation of a program, "+0.3", "-1.25/20", "#-3"; the day
 * on which a card was sent, "12/3", "12.3.", "2001-03-12". */
#include "figures.h"

#include <string.h>

#include "glyphs.h"
#include "text.h"
#include "times.h"

/* Returns how many digits `text` begins with; 0 if there are fewer than `least` or more than
 * `most`. */
static size_t digits_size(an_text text, size_t least, size_t most)
{
    size_t digits = an_digits_size(text);
    return digits >= least && digits <= most ? digits : 0;
}

/* Returns the bytes of `mark` and the `least` to `most` digits behind it; 0 if they do not stand
 * there. */
static size_t marked_digits_size(an_text text, const char *mark, size_t least, size_t most)
{
    size_t size = an_text_starts(text, mark) ? strlen(mark) : 0;
    size_t digits = size > 0 ? digits_size(an_text_after(text, size), least, most) : 0;
    return digits > 0 ? size + digits : 0;
}

static size_t sign_size(an_text text)
{
    return an_text_starts(text, "+") ? 1 : an__dash_size(text);
}

/* Returns `size`, or 0 if something is glued behind it and makes the figure part of a longer word:
 * a move, a score. */
static size_t size_if_whole(an_text text, size_t size)
{
    an_text rest = an_text_after(text, size);
    bool goes_on = rest.size > 0 && (an_is_letter(*rest.at) || an_is_digit(*rest.at) ||
                                     an_is_among(*rest.at, "/:") || an__dash_size(rest) > 0);
    bool has_part = rest.size > 1 && *rest.at == '.' && an_is_digit(rest.at[1]);
    return goes_on || has_part ? 0 : size;
}

/* Returns the bytes of a mate that a program announces: "#3", "#-3", "+M3". */
static size_t mate_size(an_text text)
{
    size_t sign = sign_size(text);
    an_text rest = an_text_after(text, sign);
    if (!an_text_starts(rest, "#") && !(sign > 0 && an_text_starts(rest, "M")))
        return 0;
    rest = an_text_after(rest, 1);
    rest = an_text_after(rest, sign > 0 ? 0 : sign_size(rest));
    size_t digits = digits_size(rest, 1, 3);
    return digits > 0 ? size_if_whole(text, (size_t)(rest.at - text.at) + digits) : 0;
}

/* Returns the bytes of an evaluation, "+0.3" or "0,35". In "-1.25/20" the depth of the search
 * stands behind the stroke. */
static size_t evaluation_size(an_text text)
{
    size_t size = sign_size(text), whole = digits_size(an_text_after(text, size), 1, 3);
    size += whole;
    an_text rest = an_text_after(text, size);
    size_t tenths = marked_digits_size(rest, ".", 1, 2);
    tenths = tenths > 0 ? tenths : marked_digits_size(rest, ",", 1, 2);
    if (whole == 0 || tenths == 0)
        return 0;
    size += tenths;
    return size_if_whole(text, size + marked_digits_size(an_text_after(text, size), "/", 1, 2));
}

/* Returns the bytes of a day and a month with `mark` between them, and a year or `end` behind:
 * "12.3.", "12/3/2001". */
static size_t date_size(an_text text, const char *mark, const char *end)
{
    size_t size = digits_size(text, 1, 2), part;
    part = size > 0 ? marked_digits_size(an_text_after(text, size), mark, 1, 2) : 0;
    if (part == 0)
        return 0;
    size += part;
    size_t year = marked_digits_size(an_text_after(text, size), mark, 2, 4);
    if (year == 0 && !an_text_starts(an_text_after(text, size), end))
        return 0;
    return size_if_whole(text, size + (year > 0 ? year : strlen(end)));
}

static size_t iso_date_size(an_text text)
{
    size_t size = digits_size(text, 4, 4), month, day;
    month = size > 0 ? marked_digits_size(an_text_after(text, size), "-", 2, 2) : 0;
    size += month;
    day = month > 0 ? marked_digits_size(an_text_after(text, size), "-", 2, 2) : 0;
    return day > 0 ? size_if_whole(text, size + day) : 0;
}

/* Returns the bytes of "12/3" or "3/12/2001". With a dot behind it, "1/21." may be a draw and the
 * number of the next game. */
static size_t slashed_date_size(an_text text)
{
    size_t size = date_size(text, "/", "");
    return an_text_starts(an_text_after(text, size), ".") ? 0 : size;
}

/* Returns the bytes of the date or evaluation that `text` begins with, where that is a digit. */
static size_t bare_figure_size(an_text text)
{
    size_t size = date_size(text, ".", ".");
    size = size > 0 ? size : slashed_date_size(text);
    size = size > 0 ? size : iso_date_size(text);
    return size > 0 ? size : evaluation_size(text);
}

/* Returns true if a mark and a digit stand behind the first digits: "12.3", "12/3". Most numbers of
 * moves are sorted out by this, before each kind of figure is tried. */
static bool has_joint(an_text text)
{
    an_text rest = an_text_after(text, an_digits_size(text));
    return rest.size > 1 && an_is_among(*rest.at, ".,/-") && an_is_digit(rest.at[1]);
}

size_t an__figure_size(an_text text, bool *is_unmarked)
{
    *is_unmarked = false;
    if (text.size == 0)
        return 0;
    if (!an_is_digit(*text.at)) {
        size_t size = mate_size(text);
        return size > 0 ? size : evaluation_size(text);
    }
    size_t time = an__time_size(text);
    if (time > 0 || !has_joint(text))
        return time;
    *is_unmarked = true;
    return bare_figure_size(text);
}
