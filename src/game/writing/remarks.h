/* Comments that say more: draw offers, notes of an earlier conversion. */
#ifndef AN_GAME_REMARKS_H
#define AN_GAME_REMARKS_H

#include "algnot/game.h"

/* A comment, or what was said in one: a draw offer, a note of an earlier conversion. */
void an_scribe_put_remark(an_scribe *scribe, size_t index);

/* Puts the note that the game is not converted from here on, for a reason. */
void an_scribe_put_note(an_scribe *scribe, const char *reason);

/* Returns true if the next move behind a token and the numbers after it was refused: `*move` is
 * then its index. */
bool an_scribe_refuses(const an_scribe *scribe, size_t index, size_t *move);

/* Whether a text that begins so may be one of these. */
static inline bool an_remark_may_be_more(char first)
{
    return first == '(' || first == 'a';
}

#endif
