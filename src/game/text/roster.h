/* The Seven Tag Roster, the order of tags in the export format, and dates (PGN 8.1.1). */
#ifndef AN_GAME_ROSTER_H
#define AN_GAME_ROSTER_H

#include "algnot/notation.h"

#include "text.h"

enum { AN_ROSTER_RESULT = 6, AN_ROSTER = 7 };

extern const char *const an__roster[AN_ROSTER];

/* Returns the place of a name in the roster; AN_ROSTER if it has none. */
size_t an__roster_place(an_text name);

/* Compares two names as tags are ordered: the roster in its order, then the others by their bytes.
 * Returns a value below 0 if the first comes first, 0 if they are equal. */
int an__tag_order(an_text first, an_text second);

/* Returns true if the value of a tag follows from the game: from how it begins, or how it ends. */
bool an__tag_follows(an_text name);

/* What an_tag_meant returns for a name that is not usual. */
const char *an__unusual_tag_meant(an_text name);

/* Returns the name that a misspelt one was meant as, of the roster or of a tag that says how a game
 * begins: [white], [Fen], [FEN:]. Returns NULL if it is such a name itself, or another one. */
static inline const char *an_tag_meant(an_text name)
{
    /* Nearly all names look like "WhiteElo": they are not misspelt in a way that is known here. */
    enum { SHORT = 3 };
    bool is_usual = name.size > SHORT && an_is_upper(name.at[0]) && !an_is_upper(name.at[1]) &&
                    an_is_letter(name.at[name.size - 1]);
    return is_usual ? NULL : an__unusual_tag_meant(name);
}

/* Returns true if a user may set a tag of this name: PGN (8.1) allows the name, and the value does
 * not follow from the game. */
bool an__tag_may_be_set(an_text name);

/* Returns true if the name of a tag says that it is a date: Date, EventDate, UTCDate. */
bool an__tag_is_date(an_text name);

/* Tells what is wrong with a date, YYYY.MM.DD (8.1.1.3); a lone ? stands for an unknown one. */
an_date_fault an__date_fault_of(an_text value);

/* Compares as an__tag_order does two names that have the same place, none in the roster among
 * them. */
int an__tag_order_of_others(an_text first, an_text second);

/* Returns what the export format writes where a tag of the roster is not known (PGN 8.1.1). */
const char *an__roster_unknown(size_t place);

#endif
