/* Asterisks that are no result. */
#ifndef AN_GAME_ASTERISK_H
#define AN_GAME_ASTERISK_H

#include "prose.h"

/* Takes `asterisk` and returns true if it is no result. Returns false if it may be one, or if it
 * stands for a letter, as in "*f3": `*asterisk` then becomes that word. */
bool an__prose_take_asterisk(an_prose *p, an_token *asterisk);

#endif
