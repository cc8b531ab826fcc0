/* The movetext on the page. */
#ifndef AN_GAME_MOVETEXT_H
#define AN_GAME_MOVETEXT_H

#include "scribe.h"

void an_scribe_put_movetext(an_scribe *scribe, const an_arrangement *arrangement);

#endif
