/* The Seven Tag Roster, the order of tags in the export format, and dates (PGN 8.1.1). */
#ifndef AN_GAME_ROSTER_H
#define AN_GAME_ROSTER_H

#include "algnot/finding.h"

#include "text.h"

enum { AN_ROSTER_RESULT = 6, AN_ROSTER = 7, AN_USUAL_TAGS = 10 };

/* The roster, then the tags that say how a game begins. */
extern const char *const an__usual_tags[AN_USUAL_TAGS];

/* Returns the index of `name` in the roster; AN_ROSTER if it is not there. */
size_t an__roster_place(an_text name);

/* Compares two names by the order of tags: those of the roster in its order, then the others by
 * their bytes. Returns a value below 0 if `first` comes first, above 0 if `second` does, and 0 if
 * they are equal. */
int an__tag_order(an_text first, an_text second);

/* Returns true if the value of the tag `name` follows from the game, from its first position or
 * from its end. */
bool an__tag_follows(an_text name);

/* Does the work of an_tag_meant for a name that is not written as usual. */
const char *an__unusual_tag_meant(an_text name);

/* Returns the tag that the misspelt `name` stands for: [white], [Fen], [FEN:]. Only tags of the
 * roster, and those that say how a game begins, are recognised. Returns NULL if the name is not
 * misspelt, or unknown. */
static inline const char *an_tag_meant(an_text name)
{
    /* Nearly all names look like "WhiteElo". They have none of the misspellings that are
     * recognised. */
    enum { SHORT = 3 };
    bool is_usual = name.size > SHORT && an_is_upper(name.at[0]) && !an_is_upper(name.at[1]) &&
                    an_is_letter(name.at[name.size - 1]);
    return is_usual ? NULL : an__unusual_tag_meant(name);
}

/* Returns true if a user may set the tag `name`: PGN (8.1) allows the name, and its value does not
 * follow from the game. */
bool an__tag_may_be_set(an_text name);

/* Returns true if the value of the tag `name` is a date: Date, EventDate, UTCDate. */
bool an__tag_is_date(an_text name);

/* Returns what is wrong with `value`, a date YYYY.MM.DD (8.1.1.3). A single ? stands for an unknown
 * date. */
an_date_fault an__date_fault_of(an_text value);

/* Does the work of an__tag_order for two names outside the roster. */
int an__tag_order_of_others(an_text first, an_text second);

/* Returns what the export format writes for an unknown tag of the roster, by its index (PGN 8.1.1).
 */
const char *an__roster_unknown(size_t place);

#endif
