/* Dates as people write them: 12/03/2019, 12. März 2019, March 12, 2019, 2019-03-12. */
#ifndef AN_GAME_HEADING_DATES_H
#define AN_GAME_HEADING_DATES_H

#include "found_tags.h"

/* Whether the day stands first in "3/4/2019". That depends on who writes it. */
typedef enum an_day_order { AN_DAY_ORDER_UNKNOWN, AN_DAY_FIRST } an_day_order;

/* Returns the order of day and month where a language is spoken. `language` is its code, or NULL if
 * it is not known. */
an_day_order an__day_order_of(const char *language);

/* Reads the date that `text` begins with into said->date. Returns its bytes, or 0 if there is none,
 * if there is no such day, or if the day cannot be told from the month. A year alone is no date. */
size_t an__heading_date_read(an_text text, an_day_order order, an_found_values *said);

/* Reads a year of four digits into said->date. Returns its bytes, or 0 if there is none, or if a
 * digit or letter follows it. */
size_t an__heading_year_read(an_text text, an_found_values *said);

/* Reads a date as an__heading_date_read does, also behind a preposition: "du 12/05/2018". */
size_t an__day_size(an_text text, an_day_order order, an_found_values *said);

#endif
