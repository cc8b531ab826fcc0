/* The tags that were found in a heading, and the parts of its text that say them. */
#include "found_tags.h"

#include <string.h>

#include "text.h"

#define NAME(tag, name) [tag] = name,
static const char *const names[AN_FOUND_COUNT] = {AN_FOUND_TAGS(NAME)};

const char *an__found_tag_name(an_found_tag tag)
{
    return names[tag];
}

/* Writes `number` with `digits` digits, or as many question marks if it is 0. Returns the place
 * behind them. */
static char *put_digits(char *at, unsigned number, unsigned digits)
{
    for (unsigned i = digits, rest = number; i > 0; i--, rest /= 10)
        at[i - 1] = (char)(number == 0 ? '?' : '0' + rest % 10);
    return at + digits;
}

void an__found_set_date(an_found_values *said, unsigned year, unsigned month, unsigned day)
{
    char *at = put_digits(said->date, year, 4);
    *at++ = '.';
    at = put_digits(at, month, 2);
    *at++ = '.';
    *put_digits(at, day, 2) = '\0';
}

an_text an__found_value(const an_found_values *said, an_found_tag tag)
{
    if (tag != AN_FOUND_DATE)
        return said->values[tag];
    return an_text_from(*said->date != '\0' ? said->date : NULL, strlen(said->date));
}

/* Returns true if two dates agree in everything that is known of both. */
static bool dates_agree(const char *a, const char *b)
{
    for (size_t i = 0; a[i] != '\0' && b[i] != '\0'; i++)
        if (a[i] != b[i] && a[i] != '?' && b[i] != '?')
            return false;
    return true;
}

static bool agree(const an_found_values *a, const an_found_values *b)
{
    for (unsigned i = 0; i < AN_FOUND_COUNT; i++)
        if (a->values[i].at != NULL && b->values[i].at != NULL &&
            !an_text_equal(a->values[i], b->values[i]))
            return false;
    return dates_agree(a->date, b->date);
}

static bool says_anything(const an_found_values *said)
{
    bool says = *said->date != '\0';
    for (unsigned i = 0; i < AN_FOUND_COUNT; i++)
        says = says || said->values[i].at != NULL;
    return says;
}

bool an__found_add(an_found_tags *found, const an_found_values *said, an_text stretch)
{
    an_found_values *all = &found->said;
    an_text result = said->values[AN_FOUND_RESULT];
    if (result.at != NULL && found->result.at != NULL && !an_text_equal(result, found->result)) {
        found->against = found->against.at == NULL ? stretch : found->against;
        return false;
    }
    if (!says_anything(said) || !agree(all, said) || found->used_count == AN_USED_MAX)
        return false;
    for (unsigned i = 0; i < AN_FOUND_COUNT; i++)
        if (said->values[i].at != NULL)
            all->values[i] = said->values[i];
    bool is_new = *all->date == '\0';
    for (size_t i = 0; said->date[i] != '\0'; i++)
        if (is_new || said->date[i] != '?')
            all->date[i] = said->date[i];
    found->used[found->used_count++] = stretch;
    return true;
}

void an__found_share(an_found_tags *found, const an_found_tags *above)
{
    static const an_found_tag shared[] = {AN_FOUND_EVENT, AN_FOUND_SITE, AN_FOUND_ROUND};
    an_found_values more = {0};
    for (size_t i = 0; i < sizeof shared / sizeof *shared; i++)
        more.values[shared[i]] = above->said.values[shared[i]];
    memcpy(more.date, above->said.date, sizeof more.date);
    if (!agree(&found->said, &more))
        return;
    for (size_t i = 0; i < sizeof shared / sizeof *shared; i++)
        if (more.values[shared[i]].at != NULL)
            found->said.values[shared[i]] = more.values[shared[i]];
    if (*found->said.date == '\0')
        memcpy(found->said.date, more.date, sizeof more.date);
}
