/* Comments on the page. */
#ifndef AN_GAME_COMMENTS_H
#define AN_GAME_COMMENTS_H

#include "scribe.h"

/* Whether comments in braces, that are no remarks, stand in the layout as they do in the game. */
bool an_scribe_copies_comments(const an_scribe *scribe);

/* A comment, with the brackets that its layout calls for and without what is to be dropped. */
void an_scribe_put_comment(an_scribe *scribe, an_text text);

#endif
