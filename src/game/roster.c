/* The Seven Tag Roster, and the order of tags in the export format. */
#include "roster.h"

#include "text.h"

const char *const an_roster[AN_ROSTER] = {"Event", "Site",  "Date",  "Round",
                                          "White", "Black", "Result"};

size_t an_roster_place(an_text name)
{
    size_t place = 0;
    char first = name.size > 0 ? *name.at : '\0';
    while (place < AN_ROSTER && (first != *an_roster[place] || !an_text_is(name, an_roster[place])))
        place++;
    return place;
}

static int compare(size_t a, size_t b)
{
    return (a > b) - (a < b);
}

int an_tag_order(an_text first, an_text second)
{
    size_t place = an_roster_place(first), other = an_roster_place(second);
    if (place < AN_ROSTER || other < AN_ROSTER)
        return compare(place, other);
    size_t common = first.size < second.size ? first.size : second.size;
    int order = common > 0 ? memcmp(first.at, second.at, common) : 0;
    return order != 0 ? order : compare(first.size, second.size);
}
