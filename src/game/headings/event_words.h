/* Words that name an event, Championnat, Open, Memorial, or count a round: "première ronde". */
#ifndef AN_GAME_EVENT_WORDS_H
#define AN_GAME_EVENT_WORDS_H

#include "algnot/base.h"

/* Returns true if a word of `text` names an event. */
bool an__names_event(an_text text);

/* Returns true if `word` is such a word, whatever its case and accents. */
bool an__is_event_word(an_text word);

/* Returns true if `text` begins with a word that names an event. */
bool an__begins_with_event(an_text text);

/* Returns the bytes of a word for a match between two clubs that `text` begins with; 0 if there is
 * none. */
size_t an__meeting_word_size(an_text text);

/* Returns the bytes of a round whose number is a word, or has an ending, at the beginning of
 * `text`: "Première ronde", "Round two", "3e ronde", "Ronda 3ª". Sets *number to its digits.
 * Returns 0 if there is none. */
size_t an__counted_round_size(an_text text, an_text *number);

#endif
