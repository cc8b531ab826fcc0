/* Asterisks that are no result. */
#ifndef AN_GAME_ASTERISK_H
#define AN_GAME_ASTERISK_H

#include "prose.h"

/* Takes an asterisk that is no result. False: it may be one, or it stands in the stead of a letter,
 * *f3; then the token is that word. */
bool an__prose_take_asterisk(an_prose *p, an_token *asterisk);

#endif
