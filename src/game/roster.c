/* The Seven Tag Roster, and the order of tags in the export format. */
#include "roster.h"

#include "text.h"

const char *const an_roster[AN_ROSTER] = {"Event", "Site",  "Date",  "Round",
                                          "White", "Black", "Result"};

size_t an_roster_place(an_text name)
{
    enum { SHORTEST = 4, LONGEST = 6 };
    size_t place = 0;
    if (name.size < SHORTEST || name.size > LONGEST)
        return AN_ROSTER;
    char first = *name.at;
    while (place < AN_ROSTER && (first != *an_roster[place] || !an_text_is(name, an_roster[place])))
        place++;
    return place;
}

static int compare(size_t a, size_t b)
{
    return (a > b) - (a < b);
}

int an_tag_order_of_others(an_text first, an_text second)
{
    size_t common = first.size < second.size ? first.size : second.size;
    int order = common > 0 ? memcmp(first.at, second.at, common) : 0;
    return order != 0 ? order : compare(first.size, second.size);
}

int an_tag_order(an_text first, an_text second)
{
    size_t place = an_roster_place(first), other = an_roster_place(second);
    return place != other ? compare(place, other) : an_tag_order_of_others(first, second);
}
