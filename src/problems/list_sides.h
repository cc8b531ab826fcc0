/* Whose pieces a list speaks of: the names of the sides, and the colors of figurines. */
#ifndef AN_PROBLEMS_LIST_SIDES_H
#define AN_PROBLEMS_LIST_SIDES_H

#include "problem_fault.h"

/* Returns the bytes of a colon and the blanks before it; 0 if there is none. */
size_t an__colon_size(an_text text);

/* Returns whether a text begins with the name of a side, as lists do. *size becomes the bytes of
 * the name and its colon, *color the side; both may be NULL. */
bool an__side_name_read(an_text text, size_t *size, an_color *color);

/* Returns whether the name of a side, "B", stands for White, because "N" names Black in the list.
 */
bool an__b_is_white(an_text list, an_text name);

/* Returns whether a text begins with a figurine. *color becomes its color. */
bool an__side_shown(an_text text, an_color *color);

/* Returns whether a text begins with the name of a side, or with a figurine on its squares. *color
 * becomes the side. */
bool an__listed_side_read(an_text text, an_color *color);

#endif
