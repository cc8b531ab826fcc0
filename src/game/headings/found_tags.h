/* The tags that were found in a heading, and the stretches of it that say them. */
#ifndef AN_GAME_FOUND_TAGS_H
#define AN_GAME_FOUND_TAGS_H

#include "algnot/base.h"

typedef enum an_found_tag {
    AN_FOUND_EVENT,
    AN_FOUND_SITE,
    AN_FOUND_DATE,
    AN_FOUND_ROUND,
    AN_FOUND_WHITE,
    AN_FOUND_BLACK,
    AN_FOUND_RESULT,
    AN_FOUND_BOARD,
    AN_FOUND_ECO,
    AN_FOUND_OPENING,
    AN_FOUND_ANNOTATOR,
    AN_FOUND_WHITE_ELO,
    AN_FOUND_BLACK_ELO,
    AN_FOUND_COUNT
} an_found_tag;

/* Bytes of a date as PGN writes it, 2019.03.??, with its NUL. */
enum { AN_DATE_MAX = 11 };

/* What a stretch of the heading says, or all of it. Zero-initialised it says nothing. */
typedef struct an_found_values {
    an_text values[AN_FOUND_COUNT]; /* without escapes, in the heading; at NULL: not said */
    char date[AN_DATE_MAX];         /* in the stead of values[AN_FOUND_DATE]; "": not said */
} an_found_values;

enum { AN_USED_MAX = 32 };

/* A heading as far as it is understood. Zero-initialised nothing is. */
typedef struct an_found_tags {
    an_text result; /* of the game, as PGN writes it, if it is known: a stretch that says otherwise
                     * is not understood. At NULL: it is not known. */
    an_found_values said;
    an_text used[AN_USED_MAX]; /* in the order of the text; what is not used stays a comment */
    size_t used_count;
} an_found_tags;

/* Returns the name of a tag: "WhiteElo". */
const char *an__found_tag_name(an_found_tag tag);

/* Returns the value of a tag, at NULL if it is not said. It lasts as long as `said` and the
 * heading. */
an_text an__found_value(const an_found_values *said, an_found_tag tag);

/* Sets the date that is said to year.month.day, where 0 is not known. */
void an__found_set_date(an_found_values *said, unsigned year, unsigned month, unsigned day);

/* Adds what a stretch says. Returns false, and changes nothing, if it says nothing, if another
 * stretch or the game says otherwise, or if there is no room. A date may become a fuller one. */
bool an__found_add(an_found_tags *found, const an_found_values *said, an_text stretch);

/* Adds what a heading above says of the event, the place, the date and the round, where this one
 * does not say it; nothing if it says any of them otherwise. */
void an__found_share(an_found_tags *found, const an_found_tags *above);

#endif
