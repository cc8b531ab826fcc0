/* Where the cells of a heading end, and which of them have labels. */
#include "heading_cells.h"

#include <string.h>

#include "glyphs.h"
#include "text.h"
#include "utf8.h"

size_t an__cell_label_size(an_text text, an_heading_label *label)
{
    size_t size;
    *label = an__heading_label_read(text, &size);
    if (*label == AN_LABELS_NOTHING)
        return 0;
    size += an_text_starts_any(an_text_after(text, size), "**");
    an_text rest = an_text_after(text, size);
    size_t blanks = an_blanks_size(rest);
    bool has_tab = memchr(rest.at, '\t', blanks) != NULL;
    size_t gap = an__space_size(rest); /* a no-break space, too, may stand before the colon */
    rest = an_text_after(rest, gap);
    size_t colon = an_text_starts_any(rest, ":**|:");
    if (colon > 0)
        return size + gap + colon + an_blanks_size(an_text_after(rest, colon));
    return has_tab ? size + blanks : 0;
}

size_t an__cell_numbered_size(an_text text, an_heading_label *label, an_text *number)
{
    static const char signs[] = "n°|nº|no.|nr.|#|№|no|nr";
    size_t size, end;
    *label = an__heading_label_read(text, &size);
    size += an_blanks_size(an_text_after(text, size));
    size += an_text_starts_any(an_text_after(text, size), signs);
    size += an_blanks_size(an_text_after(text, size));
    for (end = size; end < text.size && (an_is_digit(text.at[end]) || text.at[end] == '.');)
        end++;
    *number = an_text_from(text.at + size, end - size);
    return end;
}

/* Returns true if `text` begins with a label and its colon, or with a label that takes a number
 * without one: "Ronde 3". */
static bool is_labelled(an_text text)
{
    an_heading_label label;
    an_text number;
    if (an__cell_label_size(text, &label) > 0)
        return true;
    an__cell_numbered_size(text, &label, &number);
    return (label == AN_LABELS_ROUND || label == AN_LABELS_BOARD || label == AN_LABELS_ELO) &&
           an_digits_size(number) > 0;
}

size_t an__cell_mark_size(an_text text)
{
    size_t before = an_blanks_size(text);
    an_text rest = an_text_after(text, before);
    size_t dash = before > 0 ? an__dash_size(rest) : 0, mark = dash;
    if (rest.size > 0 && *rest.at == ',')
        mark = 1;
    size_t behind = an_blanks_size(an_text_after(rest, mark));
    return mark > 0 && (dash == 0 || behind > 0) ? before + mark + behind : 0;
}

size_t an__cell_gap_size(an_text text)
{
    size_t size = 0;
    while (size < text.size) {
        size_t mark = an__cell_mark_size(an_text_after(text, size));
        bool is_stop = text.at[size] == '.' && an_blanks_size(an_text_after(text, size + 1)) > 0;
        if (mark == 0 && !is_stop && !an_is_among(text.at[size], " \t,;|"))
            break;
        size += mark > 0 ? mark : 1;
    }
    return size;
}

bool an__ends_cell(an_text text)
{
    if (an__cell_mark_size(text) > 0)
        return true;
    an_text rest = an_text_after(text, an_blanks_size(text));
    size_t blanks = text.size - rest.size;
    return rest.size == 0 || an_is_among(*rest.at, ",;|") || blanks > 1 ||
           (blanks > 0 && (*text.at == '\t' || is_labelled(rest)));
}

bool an__ends_sentence_at(an_text text, size_t at)
{
    enum { WORD = 3 }; /* letters of a word that is hardly an abbreviation */
    if (at < WORD || at >= text.size || text.at[at] != '.')
        return false;
    for (size_t i = at - WORD; i < at; i++)
        if (!an_is_letter(text.at[i]) && (unsigned char)text.at[i] < 0x80)
            return false;
    return an_blanks_size(an_text_after(text, at + 1)) > 0;
}

/* Returns the bytes of one character, or of a parenthesis with all that stands in it. */
static size_t step_size(an_text text)
{
    const char *close = *text.at == '(' ? memchr(text.at, ')', text.size) : NULL;
    return close != NULL ? (size_t)(close - text.at) + 1 : 1;
}

size_t an__cell_value_size(an_text text)
{
    for (size_t i = 0; i < text.size; i += step_size(an_text_after(text, i))) {
        if (an_is_among(text.at[i], "|;") || an__ends_sentence_at(text, i))
            return i;
        if (!an_is_among(text.at[i], " ,\t"))
            continue;
        an_heading_label label;
        size_t mark = an__cell_mark_size(an_text_after(text, i));
        if (mark > 0 && is_labelled(an_text_after(text, i + mark)))
            return i;
        an_text rest = an_text_after(text, i + 1);
        size_t blanks = an_blanks_size(rest);
        rest = an_text_after(rest, blanks);
        bool is_apart = text.at[i] == ',' || blanks > 0;
        if (is_apart ? is_labelled(rest) : an__cell_label_size(rest, &label) > 0)
            return i;
    }
    return text.size;
}

size_t an__cell_unread_size(an_text text)
{
    size_t size = step_size(text);
    while (size < text.size && !an__ends_cell(an_text_after(text, size)) &&
           !an__ends_sentence_at(text, size))
        size += step_size(an_text_after(text, size));
    return size;
}

/* Returns true if `text` stands in the first column of its line, a rule before it or not. */
static bool is_first_column(const char *line, an_text text)
{
    const char *at = text.at;
    while (at > line && an_is_among(at[-1], " |"))
        at--;
    return at == line;
}

size_t an__first_column_size(const char *line, an_text text, an_heading_label *label, char *mark)
{
    size_t size = 0;
    *label = is_first_column(line, text) ? an__heading_label_read(text, &size) : AN_LABELS_NOTHING;
    const size_t blanks = an_blanks_size(an_text_after(text, size));
    const an_text rest = an_text_after(text, size + blanks);
    if (*label == AN_LABELS_NOTHING || rest.size <= 1 ||
        !(*rest.at == '|' || (blanks == 0 && an_is_among(*rest.at, ",;"))))
        return 0;
    *mark = *rest.at;
    bool is_player = *label == AN_LABELS_WHITE || *label == AN_LABELS_BLACK;
    bool has_columns = *mark != ',' || rest.at[1] == '"' || text.at[text.size - 1] == ',' ||
                       (!is_player && rest.at[1] != ' ');
    return has_columns ? size + blanks + 1 : 0;
}

size_t an__column_size(an_text text, char mark, an_text *value)
{
    const bool is_quoted = *text.at == '"';
    an_text inner = an_text_after(text, is_quoted);
    const char *end = memchr(inner.at, is_quoted ? '"' : mark, inner.size);
    inner.size = end != NULL ? (size_t)(end - inner.at) : inner.size;
    *value = an_text_trimmed(inner);
    return inner.size + is_quoted + (is_quoted && end != NULL);
}

size_t an__size_to_bracket(an_text text)
{
    const char *bracket = memchr(text.at, '(', text.size);
    if (bracket != NULL && an_holds_digit(an_text_after(text, (size_t)(bracket - text.at))))
        bracket = NULL;
    size_t size = bracket != NULL ? (size_t)(bracket - text.at) : text.size;
    while (bracket != NULL && size > 0 && text.at[size - 1] == ' ')
        size--;
    return size;
}
