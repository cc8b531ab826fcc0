/* The tags that were found in a heading, and the parts of its text that say them. */
#ifndef AN_GAME_FOUND_TAGS_H
#define AN_GAME_FOUND_TAGS_H

#include "algnot/base.h"

/* The tags with their names. One of Black is the next one behind that of White, as in an_color. */
/* clang-format off */
#define AN_FOUND_TAGS(X) \
    X(AN_FOUND_EVENT, "Event") X(AN_FOUND_SITE, "Site") X(AN_FOUND_DATE, "Date") \
    X(AN_FOUND_ROUND, "Round") X(AN_FOUND_WHITE, "White") X(AN_FOUND_BLACK, "Black") \
    X(AN_FOUND_RESULT, "Result") X(AN_FOUND_BOARD, "Board") X(AN_FOUND_ECO, "ECO") \
    X(AN_FOUND_OPENING, "Opening") X(AN_FOUND_ANNOTATOR, "Annotator") \
    X(AN_FOUND_WHITE_ELO, "WhiteElo") X(AN_FOUND_BLACK_ELO, "BlackElo")
/* clang-format on */

#define AN_FOUND_ID(tag, name) tag,
typedef enum an_found_tag { AN_FOUND_TAGS(AN_FOUND_ID) AN_FOUND_COUNT } an_found_tag;
#undef AN_FOUND_ID

/* Bytes of a date in PGN, "2019.03.??", with its NUL. */
enum { AN_DATE_MAX = 11 };

/* What a part of a heading says, or all of it. Zero-initialised, it says nothing. */
typedef struct an_found_values {
    an_text values[AN_FOUND_COUNT]; /* parts of the heading, without escapes; `at` NULL: not said */
    char date[AN_DATE_MAX];         /* in the place of values[AN_FOUND_DATE]; "": not said */
} an_found_values;

enum { AN_USED_MAX = 32 };

/* What was understood of a heading so far. Zero-initialised: nothing. */
typedef struct an_found_tags {
    /* The result of the game as PGN writes it. Text that says another one is not understood. Its
     * `at` is NULL if the result is not known. */
    an_text result;
    an_text against; /* the first part that says another result; `at` NULL: none does */
    an_found_values said;
    an_text used[AN_USED_MAX]; /* parts that say tags, in their order; the rest stays a comment */
    size_t used_count;
} an_found_tags;

/* Returns the name of a tag, such as "WhiteElo". */
const char *an__found_tag_name(an_found_tag tag);

/* Returns the value of a tag. Its `at` is NULL if it is not said. The value lasts as long as `said`
 * and the heading. */
an_text an__found_value(const an_found_values *said, an_found_tag tag);

/* Sets the date of `said`. A year, month or day of 0 is not known. */
void an__found_set_date(an_found_values *said, unsigned year, unsigned month, unsigned day);

/* Adds what `stretch`, a part of the heading, says. An incomplete date may be completed. Returns
 * false, and changes nothing, if `said` is empty, if it contradicts another part or the result of
 * the game, or if there is no room. */
bool an__found_add(an_found_tags *found, const an_found_values *said, an_text stretch);

/* Adds the event, place, date and round of `above`, a heading further up, as far as `found` lacks
 * them. Adds nothing if one of them contradicts `found`. */
void an__found_share(an_found_tags *found, const an_found_tags *above);

#endif
