/* The tag section on the page. */
#ifndef AN_GAME_HEADING_H
#define AN_GAME_HEADING_H

#include "scribe.h"

/* The tags of the game and of the script become the scribe's pairs, in their order; with those of
 * the roster, in none. */
void an_scribe_gather_tags(an_scribe *scribe, bool with_roster);

/* All tag pairs with the roster, in the order of the PGN export format; or those alone that say how
 * the game begins. */
void an_scribe_put_heading(an_scribe *scribe, bool with_tags);

/* Whether the game is of the usual chess and begins at its usual start. */
bool an_starts_as_usual(const an_scribe *scribe);

#endif
