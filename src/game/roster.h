/* The Seven Tag Roster, and the order of tags in the export format (PGN 8.1.1). */
#ifndef AN_GAME_ROSTER_H
#define AN_GAME_ROSTER_H

#include "algnot/base.h"

enum { AN_ROSTER_RESULT = 6, AN_ROSTER = 7 };

extern const char *const an_roster[AN_ROSTER];

/* The place of a name in the roster; AN_ROSTER if it has none. */
size_t an_roster_place(an_text name);

/* Below 0 if a tag of the first name stands before one of the second, 0 for equal names: the
 * roster in its order, then the others by their bytes. */
int an_tag_order(an_text first, an_text second);

/* The same of two names that have the same place. */
int an_tag_order_of_others(an_text first, an_text second);

#endif
