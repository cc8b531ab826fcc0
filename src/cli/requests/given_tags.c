/* Tags as users give them: names and dates. */
#include "given_tags.h"

#include <string.h>

#include "fold.h"
#include "heading_dates.h"
#include "heading_labels.h"
#include "roster.h"

/* The tags that the labels of headings name. A label that is not here names no tag by itself. */
static const char *const labelled[AN_LABELS_COUNT] = {[AN_LABELS_WHITE] = "White",
                                                      [AN_LABELS_BLACK] = "Black",
                                                      [AN_LABELS_WHITE_ELO] = "WhiteElo",
                                                      [AN_LABELS_BLACK_ELO] = "BlackElo",
                                                      [AN_LABELS_EVENT] = "Event",
                                                      [AN_LABELS_SITE] = "Site",
                                                      [AN_LABELS_DATE] = "Date",
                                                      [AN_LABELS_ROUND] = "Round",
                                                      [AN_LABELS_BOARD] = "Board",
                                                      [AN_LABELS_RESULT] = "Result",
                                                      [AN_LABELS_ECO] = "ECO",
                                                      [AN_LABELS_OPENING] = "Opening",
                                                      [AN_LABELS_ANNOTATOR] = "Annotator"};

/* Returns true if `name` can be meant as it stands, though it labels `meant` in headings. PGN
 * allows it, and either it is an English word, as Venue and Year are, or `meant` is outside the
 * roster, as Board is: there are files that have a tag Table. */
static bool is_tag_of_its_own(an_text name, an_heading_label label, an_text meant)
{
    bool is_english = an__listed_size(name, an__heading_labels("en", label)) == name.size;
    return an__tag_may_be_set(name) && (is_english || an__roster_place(meant) == AN_ROSTER);
}

an_text tag_name_in_file(an_text name)
{
    size_t size;
    for (size_t i = 0; i < AN_ROSTER; i++)
        if (an__folded_equal(name, an_text_of(an__usual_tags[i])))
            return an_text_of(an__usual_tags[i]);
    an_heading_label label = an__heading_label_read(name, &size);
    if (size < name.size || labelled[label] == NULL)
        return name;
    an_text meant = an_text_of(labelled[label]);
    return is_tag_of_its_own(name, label, meant) ? name : meant;
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
