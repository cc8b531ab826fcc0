/* The tags, held against the export format: the roster whole, the order, the dates. */
#include "profile.h"

#include "roster.h"
#include "text.h"

static an_finding *find_in(an_arbiter *arbiter, an_code code, an_text text)
{
    return an_arbiter_find(arbiter, code, (uint32_t)(text.at - arbiter->game->bytes.at),
                           (uint32_t)text.size);
}

static void judge_presence(an_arbiter *arbiter)
{
    const an_game *game = arbiter->game;
    for (size_t i = 0; i < AN_ROSTER; i++) {
        if (an_game_tag(game, an_roster[i]).at != NULL)
            continue;
        an_finding *finding = an_arbiter_find(arbiter, AN_MISSING_TAG, (uint32_t)game->start, 0);
        if (finding == NULL)
            return;
        finding->other = an_text_of(an_roster[i]);
        finding->number = (uint32_t)i;
    }
}

/* The first tag that is out of its place; told once, for the next ones are but what follows. */
static void judge_order(an_arbiter *arbiter)
{
    const an_game *game = arbiter->game;
    size_t i = 1;
    while (i < game->tag_count && an_tag_order(game->tags[i - 1].name, game->tags[i].name) <= 0)
        i++;
    if (i >= game->tag_count)
        return;
    an_finding *finding = find_in(arbiter, AN_TAG_ORDER, game->tags[i].name);
    size_t due = 0;
    while (an_tag_order(game->tags[due].name, game->tags[i].name) <= 0)
        due++;
    if (finding != NULL)
        finding->other = game->tags[due].name;
}

/* ---- dates ---- */

/* Digits, or ? for those that are not known; *value is 0 where one is not. */
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

/* YYYY.MM.DD (PGN 8.1.1.3); AN_DATE_SOUND, or what is wrong with it. */
static an_date_fault read_date(an_text value)
{
    unsigned year, month, day;
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

/* Date, EventDate, UTCDate and whatever else says in its name that it is one. */
static bool is_date(an_text name)
{
    size_t size = strlen("Date");
    return name.size >= size && an_text_is(an_text_after(name, name.size - size), "Date");
}

static void judge_dates(an_arbiter *arbiter)
{
    const an_game *game = arbiter->game;
    for (size_t i = 0; i < game->tag_count; i++) {
        an_text value = game->tags[i].value;
        /* a lone ? is what the roster has for any value that is not known */
        if (!is_date(game->tags[i].name) || an_text_is(value, "?"))
            continue;
        an_date_fault fault = read_date(value);
        an_finding *finding = fault == AN_DATE_SOUND ? NULL : find_in(arbiter, AN_BAD_DATE, value);
        if (finding != NULL)
            finding->reason.bar = (uint8_t)fault;
    }
}

void an_judge_roster(an_arbiter *arbiter)
{
    judge_presence(arbiter);
    judge_order(arbiter);
    judge_dates(arbiter);
}
