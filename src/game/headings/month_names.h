/* The names of the months. */
#ifndef AN_GAME_MONTH_NAMES_H
#define AN_GAME_MONTH_NAMES_H

#include "algnot/base.h"

/* Returns the month, 1 to 12, whose name a text begins with, and sets *size to its bytes, with the
 * dot of an abbreviation; 0 if it begins with none. */
unsigned an__month_read(an_text text, size_t *size);

/* Returns a name of a month, 1 to 12, by its index; NULL past the last. */
const char *an__month_name(size_t index, unsigned month);

#endif
