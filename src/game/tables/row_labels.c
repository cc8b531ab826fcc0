/* Labels before the numbers of a score sheet.
 *
 *     Coup 1 : e4 e5        the label is "Coup "
 *     Coup 2 : Cf3 Cc6      it stands before the next number on the next line, so it is one
 *
 * A label is what may be the head of a column of numbers, or a sign: "#1 e4 e5", "N°2 Cf3 Cc6".
 * Another word says something of the game, or begins another one: "Game 1: e4 e5", "not 2. Nf3".
 * Only rows of a few words have labels. */
#include "row_labels.h"

#include "lines.h"
#include "table_cells.h"
#include "table_heads.h"
#include "utf8.h"
#include "word.h"

/* A row with its label. */
typedef struct labelled {
    an_text label; /* without the blanks before it; empty if the row has none */
    uint32_t number;
} labelled;

/* Returns the bytes before the first digit of `row`, if they may be a label: three letters or more
 * and a blank, or a sign or full stop right before the digit. */
static size_t label_before_digit(an_text row)
{
    enum { LONGEST = 16, LETTERS = 3 };
    size_t size = 0;
    while (size < row.size && size < LONGEST && !an_is_digit(row.at[size]) &&
           !an_is_among(row.at[size], "()[]{}\"|;,\t+-=*"))
        size++;
    if (size == 0 || size == row.size || !an_is_digit(row.at[size]))
        return 0;
    const char last = row.at[size - 1];
    if (last == ' ')
        return size > LETTERS ? size : 0;
    return an_is_letter(last) ? 0 : size;
}

/* Returns true if `label` consists of heads of a column of numbers, "Move #", or is one character
 * that is no letter. */
static bool is_label(an_text label)
{
    enum { FIRST_LETTER = 0xc0, FIRST_SIGN = 0x2000 }; /* of those beyond ASCII */
    size_t size;
    label = an_text_trimmed(label);
    const uint32_t point = an_utf8_decode(label, &size);
    bool is_sign = point < FIRST_LETTER ? !an_is_letter((char)point) : point >= FIRST_SIGN;
    if (size == label.size && is_sign)
        return true;
    for (; label.size > 0; label = an_text_trimmed(an_text_after(label, size)))
        if ((size = an__number_head_size(label)) == 0)
            return false;
    return true;
}

/* Returns true if `text`, behind a number, holds one to four words, of which the first has the
 * shape of a move. */
static bool holds_pair(an_text text)
{
    enum { MOST = 4 };
    size_t words = 0;
    text = an_text_stripped_start(text, " .:)|\t");
    const an_text first = an_text_from(text.at, an__word_size(text, false));
    if (first.size == 0 || !an__word_has_shape(first))
        return false;
    for (bool in_word = false; text.size > 0; text = an_text_after(text, 1)) {
        words += !an_is_space(*text.at) && !in_word;
        in_word = !an_is_space(*text.at);
    }
    return words <= MOST;
}

static labelled read_row(an_text row)
{
    enum { DIGITS = 3, TEN = 10 };
    labelled found = {.number = 0};
    row = an_text_trimmed(row);
    const size_t size = label_before_digit(row);
    an_text rest = an_text_after(row, size);
    const size_t digits = an_digits_size(rest);
    if (size == 0 || digits > DIGITS || !is_label(an_text_from(row.at, size)))
        return found;
    for (size_t i = 0; i < digits; i++)
        found.number = TEN * found.number + (uint32_t)(rest.at[i] - '0');
    rest = an_text_after(rest, digits);
    if (rest.size > 0 && an_is_among(*rest.at, " .:)|\t") && holds_pair(rest))
        found.label = an_text_from(row.at, size);
    return found;
}

/* Returns true if the row of `next` may follow that of `row`: its label is the same, and its number
 * the next one, or the same before Black's move. */
static bool goes_on(const labelled *row, const labelled *next)
{
    return row->label.size > 0 && an_text_equal(row->label, next->label) &&
           (next->number == row->number || next->number == row->number + 1);
}

size_t an__row_label_read(const char *begin, an_text rest)
{
    const char *end = rest.at + rest.size;
    if (label_before_digit(rest) == 0)
        return 0;
    const an_text row = an__row_at(begin, rest.at, end);
    const labelled here = row.at != NULL ? read_row(row) : (labelled){.number = 0};
    if (here.label.size == 0 || here.label.at != rest.at)
        return 0;
    const an_text above = an__row_above(begin, row.at);
    const char *behind = row.at + row.size;
    behind += an__line_end_size(an_text_from(behind, (size_t)(end - behind)));
    const an_text below = an__row_at(begin, behind, end);
    const labelled before = above.at != NULL ? read_row(above) : (labelled){.number = 0};
    const labelled after = below.at != NULL ? read_row(below) : (labelled){.number = 0};
    bool is_before = goes_on(&before, &here);
    bool is_after = goes_on(&here, &after);
    return is_before || is_after ? here.label.size : 0;
}
