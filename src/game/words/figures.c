/* Figures beside a move: the clock; the evaluation of a program, "+0.3", "-1.25/20", "#-3"; the day
 * on which a card was sent, "12/3", "12.3.", "2001-03-12". */
#include "figures.h"

#include "glyphs.h"
#include "text.h"
#include "times.h"

/* The forms of figures, apart from times. In them 2 stands for one or two digits, 3 for up to
 * three, Y for the two to four of a year, 4 for four and 0 for two. + stands for a sign, and ~ for
 * a sign or nothing. Any other character stands for itself. Of several forms with the same
 * beginning, the longest comes first. */
static const char *const marked[] = {
    "~#~3",   "+M3",                          /* mate in three moves: #3, #-3, +M3 */
    "~3.2/2", "~3,2/2", "~3.2", "~3,2", NULL, /* evaluations; the depth of the search behind "/" */
};
static const char *const unmarked[] = {
    "2.2.Y", "2.2.",  "2/2/Y", "2/2", "4-0-0", /* days */
    "3.2/2", "3,2/2", "3.2",   "3,2", NULL,
};

/* Returns the digits that `text` begins with; 0 if there are fewer than `least` or more than
 * `most`. */
static size_t digits_size(an_text text, size_t least, size_t most)
{
    size_t digits = an_digits_size(text);
    return digits >= least && digits <= most ? digits : 0;
}

static size_t sign_size(an_text text)
{
    return an_text_starts(text, "+") ? 1 : an__dash_size(text);
}

/* Returns the bytes at the beginning of `text` that the character `part` of a form stands for; 0 if
 * they do not stand there. */
static size_t part_size(an_text text, char part)
{
    switch (part) {
    case '0':
        return digits_size(text, 2, 2);
    case '2':
        return digits_size(text, 1, 2);
    case '3':
        return digits_size(text, 1, 3);
    case '4':
        return digits_size(text, 4, 4);
    case 'Y':
        return digits_size(text, 2, 4);
    case '+':
    case '~':
        return sign_size(text);
    default:
        return text.size > 0 && *text.at == part;
    }
}

/* Returns true if `rest` makes a figure before it part of a longer word: a move, a score. */
static bool goes_on(an_text rest)
{
    if (rest.size == 0)
        return false;
    return an_is_letter(*rest.at) || an_is_digit(*rest.at) || an_is_among(*rest.at, "/:") ||
           an__dash_size(rest) > 0 || (*rest.at == '.' && rest.size > 1 && an_is_digit(rest.at[1]));
}

/* Returns the bytes of the figure of one of `forms` that `text` begins with; 0 if there is none.
 * With a dot behind it, "1/21." may be a draw and the number of the next game. */
static size_t size_of(an_text text, const char *const *forms)
{
    for (; *forms != NULL; forms++) {
        const char *form = *forms;
        an_text rest = text;
        for (size_t size; *form != '\0'; form++, rest = an_text_after(rest, size)) {
            size = part_size(rest, *form);
            if (size == 0 && *form != '~')
                break;
        }
        bool is_draw = (*forms)[1] == '/' && an_text_starts(rest, ".");
        if (*form == '\0' && !goes_on(rest) && !is_draw)
            return (size_t)(rest.at - text.at);
    }
    return 0;
}

/* Returns true if a mark and a digit stand behind the first digits: "12.3", "12/3". Most numbers of
 * moves are sorted out by this, before each kind of figure is tried. */
static bool has_joint(an_text text)
{
    an_text rest = an_text_after(text, an_digits_size(text));
    return rest.size > 1 && an_is_among(*rest.at, ".,/-") && an_is_digit(rest.at[1]);
}

/* Returns the bytes of a stroke or a dash, and of the blanks around it; 0 if there is none. */
static size_t joint_size(an_text text)
{
    const size_t before = an_blanks_size(text);
    const an_text rest = an_text_after(text, before);
    const size_t size = an_text_starts(rest, "/") ? 1 : before > 0 ? an__dash_size(rest) : 0;
    return size > 0 ? before + size + an_blanks_size(an_text_after(rest, size)) : 0;
}

/* Returns the bytes of a time, or of both players' times joined by a stroke or, behind a blank, a
 * dash: "0h45/0h52", "0.45 - 0.52". */
static size_t times_size(an_text text)
{
    const size_t size = an__time_size(text);
    const an_text rest = an_text_after(text, size);
    const size_t joint = size > 0 ? joint_size(rest) : 0;
    const size_t other = joint > 0 ? an__time_size(an_text_after(rest, joint)) : 0;
    return other > 0 ? size + joint + other : size;
}

size_t an__figure_size(an_text text, bool *is_unmarked)
{
    *is_unmarked = false;
    if (text.size == 0)
        return 0;
    if (!an_is_digit(*text.at))
        return *text.at == '#' || sign_size(text) > 0 ? size_of(text, marked) : 0;
    size_t time = times_size(text);
    if (time > 0 || !has_joint(text))
        return time;
    *is_unmarked = true;
    return size_of(text, unmarked);
}
