/* The Seven Tag Roster, and the order of tags in the export format. */
#include "roster.h"

#include "text.h"

const char *const an_roster[AN_ROSTER] = {"Event", "Site",  "Date",  "Round",
                                          "White", "Black", "Result"};
static const uint8_t sizes[AN_ROSTER] = {5, 4, 4, 5, 5, 5, 6};
enum { SHORTEST = 4, LONGEST = 6 };

/* Two names of the same size: their first characters, and their last. */
static bool is_same(const char *a, const char *b, size_t size)
{
    size_t last = size - SHORTEST;
    return memcmp(a, b, SHORTEST) == 0 && memcmp(a + last, b + last, SHORTEST) == 0;
}

size_t an_roster_place(an_text name)
{
    size_t place = 0;
    if (name.size < SHORTEST || name.size > LONGEST)
        return AN_ROSTER;
    while (place < AN_ROSTER &&
           (name.size != sizes[place] || !is_same(name.at, an_roster[place], name.size)))
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
