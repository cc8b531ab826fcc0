/* Dates as people write them: in figures, or with the name of the month. */
#include "heading_dates.h"

#include "fold.h"
#include "month_names.h"
#include "text.h"

/* A date that is being read. 0 means that a part is not known. */
typedef struct day {
    unsigned year, month, day;
    an_day_order order; /* of its figures */
} day;

/* Languages some of whose speakers write the month first. */
static const char *const month_first[] = {"en"};

/* Words before a date, behind its day, and before its month or year: "le 1er mars", "12 de marzo de
 * 2019", "March 12th, 2019". */
static const char before_date[] =
    "le|on|am|den|el|il|op|dnia|dne|em|the|soirée du|séance du|journée du|partie du|partie vom";
static const char ordinals[] = "er|st|nd|rd|th|º|°|o";
static const char before_part[] = "de|del|of|di";

#define COUNT(words) (sizeof(words) / sizeof *(words))

an_day_order an__day_order_of(const char *language)
{
    for (size_t i = 0; i < COUNT(month_first) && language != NULL; i++)
        if (strcmp(month_first[i], language) == 0)
            return AN_DAY_ORDER_UNKNOWN;
    return language == NULL ? AN_DAY_ORDER_UNKNOWN : AN_DAY_FIRST;
}

/* ---- parts ---- */

/* Returns the bytes of words of `list` that `text` begins with, and of the blanks behind them; 0 if
 * it begins with none. */
static size_t listed_size(an_text text, const char *list)
{
    size_t size = an__listed_size(text, list);
    return size > 0 ? size + an_spaces_size(an_text_after(text, size)) : 0;
}

/* Takes a number of `least` to `most` digits off the beginning of `*text`. Returns false, and
 * changes nothing, if there is none. */
static bool take_number(an_text *text, size_t least, size_t most, unsigned *number)
{
    size_t digits = an_digits_size(*text);
    if (digits < least || digits > most)
        return false;
    *number = 0;
    for (size_t i = 0; i < digits; i++)
        *number = *number * 10 + (unsigned)(text->at[i] - '0');
    *text = an_text_after(*text, digits);
    return true;
}

static bool take_year(an_text *text, unsigned *year)
{
    enum { DIGITS = 4, FIRST = 1400, LAST = 2099 };
    an_text rest = *text;
    bool is_year = take_number(&rest, DIGITS, DIGITS, year) && *year >= FIRST && *year <= LAST &&
                   (rest.size == 0 || !an_is_letter(*rest.at));
    if (is_year)
        *text = rest;
    return is_year;
}

/* Takes the last two digits of a year: of this century up to 30, of the last one from 50 on. A year
 * between is not sure to be of either. */
static bool take_short_year(an_text *text, unsigned *year)
{
    enum { LAST = 30, FIRST = 50, LAST_CENTURY = 1900, THIS_CENTURY = 2000 };
    if (!take_number(text, 2, 2, year) || (*year > LAST && *year < FIRST))
        return false;
    *year += *year <= LAST ? THIS_CENTURY : LAST_CENTURY;
    return true;
}

static bool is_leap_year(unsigned year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

/* Returns true if the calendar has this day. */
static bool exists(const day *date)
{
    static const unsigned days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (date->month < 1 || date->month > 12 || date->day < 1)
        return false;
    bool has_one_more = date->month == 2 && is_leap_year(date->year);
    return date->day <= days[date->month - 1] + has_one_more;
}

/* ---- in figures ---- */

/* Takes the mark between two figures. Blanks may follow a dot, "12. 3. 2019", and stand around a
 * stroke, "12 / 3 / 2019". */
static bool take_mark(an_text *text, char mark)
{
    an_text rest = an_text_after(*text, mark == '/' ? an_spaces_size(*text) : 0);
    if (rest.size == 0 || *rest.at != mark)
        return false;
    rest = an_text_after(rest, 1);
    *text = an_text_after(rest, mark != '-' ? an_spaces_size(rest) : 0);
    return true;
}

/* Takes "2019-03-12", which may also have dots or strokes. */
static bool take_year_first(an_text *text, day *date)
{
    if (!take_year(text, &date->year) || text->size == 0 || !an_is_among(*text->at, "-./"))
        return false;
    char mark = *text->at;
    return take_mark(text, mark) && take_number(text, 1, 2, &date->month) &&
           take_mark(text, mark) && take_number(text, 1, 2, &date->day) && exists(date);
}

/* Takes the year behind a day and a month, which `text` begins with. It may be short, unless
 * "18-10-12" may begin with it; and "1/2/18" has too few digits to be surely a date. */
static bool take_last_year(an_text text, an_text *rest, char mark, unsigned *year)
{
    enum { SHORTEST = 5 };
    return take_year(rest, year) ||
           (mark != '-' && rest->at - text.at >= SHORTEST && take_short_year(rest, year));
}

/* Takes "12/03/2019" or "12/03/19". With dots the day stands first everywhere. With other marks it
 * does where the order of days says so, or if the other order makes no date. */
static bool take_year_last(an_text *text, day *date)
{
    const an_text all = *text;
    unsigned first, second;
    if (!take_number(text, 1, 2, &first))
        return false;
    an_text behind = an_text_after(*text, an_spaces_size(*text));
    char mark = behind.size > 0 ? *behind.at : ' ';
    if (!an_is_among(mark, "-./") || !take_mark(text, mark) || !take_number(text, 1, 2, &second) ||
        !take_mark(text, mark) || !take_last_year(all, text, mark, &date->year))
        return false;
    const day by_day = {date->year, second, first, date->order},
              by_month = {date->year, first, second, date->order};
    bool is_by_day = exists(&by_day), is_by_month = mark != '.' && exists(&by_month);
    *date = is_by_day ? by_day : by_month;
    bool is_clear = first == second || is_by_day != is_by_month || date->order == AN_DAY_FIRST;
    return (is_by_day || is_by_month) && is_clear;
}

/* ---- in words ---- */

static bool take_month(an_text *text, unsigned *month)
{
    size_t size;
    *month = an__month_read(*text, &size);
    if (*month > 0)
        *text = an_text_after(*text, size + an_spaces_size(an_text_after(*text, size)));
    return *month > 0;
}

/* Takes a day, the ending that makes it an ordinal, and the blanks behind. */
static bool take_day(an_text *text, unsigned *number)
{
    if (!take_number(text, 1, 2, number))
        return false;
    *text = an_text_after(*text, an_spaces_size(*text));
    size_t ordinal = listed_size(*text, ordinals);
    *text = an_text_after(*text, ordinal > 0 ? ordinal : text->size > 0 && *text->at == '.');
    *text = an_text_after(*text, an_spaces_size(*text));
    return true;
}

static void pass_preposition(an_text *text)
{
    *text = an_text_after(*text, listed_size(*text, before_part));
}

/* Takes "12 mars 2019", "12. März 2019" or "12 de marzo de 2019". */
static bool take_day_and_month(an_text *text, day *date)
{
    if (!take_day(text, &date->day))
        return false;
    pass_preposition(text);
    if (!take_month(text, &date->month))
        return false;
    *text = an_text_after(*text, text->size > 0 && *text->at == ',');
    *text = an_text_after(*text, an_spaces_size(*text));
    pass_preposition(text);
    return take_year(text, &date->year) && exists(date);
}

/* Takes "March 12, 2019" or "March 2019". */
static bool take_month_first(an_text *text, day *date)
{
    if (!take_month(text, &date->month))
        return false;
    an_text rest = *text;
    if (take_day(&rest, &date->day)) {
        rest = an_text_after(rest, rest.size > 0 && *rest.at == ',');
        rest = an_text_after(rest, an_spaces_size(rest));
        if (take_year(&rest, &date->year) && exists(date)) {
            *text = rest;
            return true;
        }
    }
    date->day = 0;
    pass_preposition(text);
    return take_year(text, &date->year);
}

/* ---- all forms ---- */

/* Returns the bytes of a date at the beginning of `text`, without the words that may introduce it.
 */
static size_t read_bare(an_text text, an_day_order order, an_found_values *said)
{
    static bool (*const forms[])(an_text *, day *) = {take_year_first, take_year_last,
                                                      take_day_and_month, take_month_first};
    for (size_t i = 0; i < COUNT(forms); i++) {
        day date = {.order = order};
        an_text rest = text;
        if (!forms[i](&rest, &date) ||
            (rest.size > 0 && (an_is_digit(*rest.at) || an_is_letter(*rest.at))))
            continue;
        an__found_set_date(said, date.year, date.month, date.day);
        an_text word = an_text_after(rest, an_spaces_size(rest));
        size_t size = an__listed_size(word, "г|года|р|року|r|roku");
        if (size > 0)
            rest = an_text_after(word, size + an_text_starts(an_text_after(word, size), "."));
        return text.size - rest.size;
    }
    return 0;
}

/* Returns the bytes of a day of the week or another word before a date, of the comma behind it, and
 * of the blanks; 0 if there is none. */
static size_t introduction_size(an_text text)
{
    size_t weekday = an__weekday_size(text);
    if (weekday == 0)
        return listed_size(text, before_date);
    weekday += an_text_starts(an_text_after(text, weekday), ",");
    return weekday + an_spaces_size(an_text_after(text, weekday));
}

size_t an__heading_date_read(an_text text, an_day_order order, an_found_values *said)
{
    enum { WORDS = 3 }; /* "am Samstag, den 12. März 2019" */
    an_text rest = text;
    for (unsigned words = 0; words <= WORDS; words++) {
        size_t size = read_bare(rest, order, said), introduction = introduction_size(rest);
        if (size > 0)
            return text.size - rest.size + size;
        if (introduction == 0)
            break;
        rest = an_text_after(rest, introduction);
    }
    return 0;
}

size_t an__heading_year_read(an_text text, an_found_values *said)
{
    unsigned year;
    an_text rest = text;
    if (!take_year(&rest, &year) || (rest.size > 0 && an_is_digit(*rest.at)))
        return 0;
    an__found_set_date(said, year, 0, 0);
    return text.size - rest.size;
}

size_t an__day_size(an_text text, an_day_order order, an_found_values *said)
{
    an_text rest = text;
    an__take_listed(&rest, "du|le|on|of|vom|am|del|de|el|il|van|op|den|от");
    const size_t size = an__heading_date_read(rest, order, said);
    return size > 0 ? (size_t)(rest.at - text.at) + size : 0;
}
