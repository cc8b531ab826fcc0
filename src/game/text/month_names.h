/* The names of the months. */
#ifndef AN_GAME_MONTH_NAMES_H
#define AN_GAME_MONTH_NAMES_H

#include "algnot/base.h"

/* Returns the month, 1 to 12, whose name `text` begins with; 0 if there is none. Sets `*size` to
 * the bytes of the name, with the dot of an abbreviation. */
unsigned an__month_read(an_text text, size_t *size);

/* Returns the name of `month`, 1 to 12, in row `index` of the table; NULL behind its last row. */
const char *an__month_name(size_t index, unsigned month);

/* Returns the bytes of the name of a day of the week that `text` begins with, with the dot of an
 * abbreviation; 0 if there is none. */
size_t an__weekday_size(an_text text);

#endif
