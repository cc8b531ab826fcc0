/* The Seven Tag Roster, the order of tags in the export format, and dates. */
#include "roster.h"

#include <string.h>

#include "extremes.h"
#include "text.h"

const char *const an__usual_tags[AN_USUAL_TAGS] = {"Event", "Site",   "Date", "Round", "White",
                                                   "Black", "Result", "FEN",  "SetUp", "Variant"};

static const uint8_t sizes[AN_USUAL_TAGS] = {5, 4, 4, 5, 5, 5, 6, 3, 5, 7};

enum { SHORTEST = 4, LONGEST = 6 };

/* Compares two names of `size` bytes by their first and their last SHORTEST bytes, which together
 * are all of them. */
static bool is_same(const char *a, const char *b, size_t size)
{
    size_t last = size - SHORTEST;
    return memcmp(a, b, SHORTEST) == 0 && memcmp(a + last, b + last, SHORTEST) == 0;
}

size_t an__roster_place(an_text name)
{
    size_t place = 0;
    if (name.size < SHORTEST || name.size > LONGEST)
        return AN_ROSTER;
    while (place < AN_ROSTER &&
           (name.size != sizes[place] || !is_same(name.at, an__usual_tags[place], name.size)))
        place++;
    return place;
}

const char *an__roster_unknown(size_t place)
{
    enum { DATE = 2 };
    return place == DATE ? "????.??.??" : "?";
}

static int compare(size_t a, size_t b)
{
    return (a > b) - (a < b);
}

int an__tag_order_of_others(an_text first, an_text second)
{
    size_t common = an_smaller(first.size, second.size);
    int order = common > 0 ? memcmp(first.at, second.at, common) : 0;
    return order != 0 ? order : compare(first.size, second.size);
}

int an__tag_order(an_text first, an_text second)
{
    size_t place = an__roster_place(first), other = an__roster_place(second);
    return place != other ? compare(place, other) : an__tag_order_of_others(first, second);
}

bool an__tag_follows(an_text name)
{
    for (size_t i = AN_ROSTER_RESULT; i < AN_USUAL_TAGS; i++)
        if (an_text_is(name, an__usual_tags[i]))
            return true;
    return false;
}

/* Returns true if `name` equals `due`, of `size` bytes, apart from the case of letters. */
static inline bool is_written_alike(an_text name, const char *due, size_t size)
{
    size_t at = 0;
    while (at < size && name.size == size && an_lower(name.at[at]) == an_lower(due[at]))
        at++;
    return at == size;
}

const char *an__unusual_tag_meant(an_text name)
{
    enum { SETUP = AN_ROSTER + 1 };
    an_text bare = name;
    while (bare.size > 1 && an_is_among(bare.at[bare.size - 1], ":="))
        bare.size--;
    for (size_t i = 0; i < AN_USUAL_TAGS; i++)
        if (i != SETUP && is_written_alike(bare, an__usual_tags[i], sizes[i]))
            return an_text_is(name, an__usual_tags[i]) ? NULL : an__usual_tags[i];
    return NULL;
}

bool an__tag_may_be_set(an_text name)
{
    if (name.size == 0 || !an_is_letter(*name.at))
        return false;
    for (size_t i = 0; i < name.size; i++)
        if (!an_is_letter(name.at[i]) && !an_is_digit(name.at[i]) && name.at[i] != '_')
            return false;
    return !an__tag_follows(name);
}

/* ---- dates ---- */

bool an__tag_is_date(an_text name)
{
    size_t size = strlen("Date");
    return name.size >= size && an_text_is(an_text_after(name, name.size - size), "Date");
}

/* Reads `digits` into `*value`, which becomes 0 if a ? stands in the place of one. Returns false if
 * there is any other character. */
static bool read_field(an_text digits, unsigned *value)
{
    bool is_known = true;
    *value = 0;
    for (size_t i = 0; i < digits.size; i++) {
        if (!an_is_digit(digits.at[i]) && digits.at[i] != '?')
            return false;
        is_known = is_known && digits.at[i] != '?';
        *value = *value * 10 + (unsigned)(digits.at[i] - '0');
    }
    *value = is_known ? *value : 0;
    return true;
}

static unsigned days_in(unsigned month, unsigned year)
{
    static const uint8_t days[] = {31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return month == 2 && !is_leap ? 28 : days[month];
}

an_date_fault an__date_fault_of(an_text value)
{
    unsigned year, month, day;
    if (an_text_is(value, "?"))
        return AN_DATE_SOUND; /* the roster's value for anything unknown */
    if (value.size != strlen("YYYY.MM.DD") || value.at[4] != '.' || value.at[7] != '.' ||
        !read_field(an_text_from(value.at, 4), &year) ||
        !read_field(an_text_from(value.at + 5, 2), &month) ||
        !read_field(an_text_from(value.at + 8, 2), &day))
        return AN_DATE_FORM;
    bool knows_month = value.at[5] != '?' && value.at[6] != '?';
    bool knows_day = value.at[8] != '?' && value.at[9] != '?';
    bool is_month = !knows_month || (month >= 1 && month <= 12);
    if (!is_month || (knows_day && (day < 1 || day > days_in(month, year))))
        return AN_DATE_NO_SUCH_DAY;
    return AN_DATE_SOUND;
}
