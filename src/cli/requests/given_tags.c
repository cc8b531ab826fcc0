/* Tags as users give them: names and dates. */
#include "given_tags.h"

#include <string.h>

#include "fold.h"
#include "heading_dates.h"
#include "roster.h"

an_text tag_name_in_file(an_text name)
{
    static const char *const names[][2] = {{"Événement", "Event"}, {"Tournoi", "Event"},
                                           {"Lieu", "Site"},       {"Ronde", "Round"},
                                           {"Blancs", "White"},    {"Noirs", "Black"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (an__folded_equal(name, an_text_of(names[i][0])))
            return an_text_of(names[i][1]);
    for (size_t i = 0; i < AN_ROSTER; i++)
        if (an__folded_equal(name, an_text_of(an__usual_tags[i])))
            return an_text_of(an__usual_tags[i]);
    return name;
}

an_text date_in_file(an_text value, char date[AN_DATE_MAX])
{
    if (an__date_fault_of(value) == AN_DATE_SOUND)
        return value;
    an_found_values said = {.date = ""};
    size_t size = an__heading_date_read(value, AN_DAY_ORDER_UNKNOWN, &said);
    if (size == 0)
        size = an__heading_year_read(value, &said);
    if (size == 0 || size < value.size)
        return an_text_from(NULL, 0);
    memcpy(date, said.date, AN_DATE_MAX);
    return an_text_of(date);
}
