/* Tags as users give them, with --tag or in the dialogue of record: names and dates. */
#ifndef AN_CLI_GIVEN_TAGS_H
#define AN_CLI_GIVEN_TAGS_H

#include "found_tags.h"

/* Returns the name that a tag has in the file: "white", "Blancs" and "Weiß" mean White, "Elo
 * Blancs" means WhiteElo. A name that PGN allows, and that labels no tag of the roster, is returned
 * as it stands, and so is one that is not understood. */
an_text tag_name_in_file(an_text name);

/* Returns a date as PGN writes it: the value itself if it is written so, else `date`, which is
 * filled from a date as people write it, 2019-03-12 or 12 mars 2019. Returns a text at NULL if the
 * value is no date, or if it cannot be told which figure is the day. */
an_text date_in_file(an_text value, char date[AN_DATE_MAX]);

#endif
