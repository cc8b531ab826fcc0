/* Sentences that say when and where a game was played: "Jouée à Berlin en 1852". */
#ifndef AN_GAME_PLAYED_WORDS_H
#define AN_GAME_PLAYED_WORDS_H

#include "heading_dates.h"

/* Reads such words at the beginning of `text`, without a full stop, up to the date or the year in
 * them. Returns their bytes; 0 if there are none. */
size_t an__played_read(an_text text, an_day_order order, an_found_values *said);

#endif
