/* The Seven Tag Roster, the order of tags in the export format, and dates (PGN 8.1.1). */
#ifndef AN_GAME_ROSTER_H
#define AN_GAME_ROSTER_H

#include "algnot/notation.h"

enum { AN_ROSTER_RESULT = 6, AN_ROSTER = 7 };

extern const char *const an_roster[AN_ROSTER];

/* The place of a name in the roster; AN_ROSTER if it has none. */
size_t an_roster_place(an_text name);

/* Below 0 if a tag of the first name stands before one of the second, 0 for equal names: the
 * roster in its order, then the others by their bytes. */
int an_tag_order(an_text first, an_text second);

/* Whether what a tag says follows from the game: how it begins, and how it ends. */
bool an_tag_follows(an_text name);

/* The name of the roster, or of a tag that says how a game begins, that a name was meant as:
 * [white], [Fen], [FEN:]. NULL: it is that name, or another one. */
const char *an_tag_meant(an_text name);

/* Whether somebody may set a tag of this name: it can be one (PGN 8.1), and does not follow. */
bool an_tag_may_be_set(an_text name);

/* Whether a tag says in its name that it is a date: Date, EventDate, UTCDate. */
bool an_tag_is_date(an_text name);

/* What is wrong with a date, YYYY.MM.DD (8.1.1.3); a lone ? is one that is not known. */
an_date_fault an_date_fault_of(an_text value);

/* The same of two names that have the same place. */
int an_tag_order_of_others(an_text first, an_text second);

#endif
