/* Signs that stand before their move, or behind its variations. */
#ifndef AN_GAME_STRAY_SIGNS_H
#define AN_GAME_STRAY_SIGNS_H

#include "scribe.h"

/* The first token from one on that is no comment, sign or word, nor the number of a move. */
size_t an_scribe_past_remarks(an_scribe *scribe, size_t index);

/* Whether a line that begins at a token has a move, or what was meant as one, before another one
 * begins in it, or it ends. */
bool an_scribe_begins_with_move(an_scribe *scribe, size_t index);

/* A NAG, or signs that are no draw offer. */
bool an_scribe_is_sign(const an_scribe *scribe, size_t index);

/* A NAG, or signs, where they stand; or else they wait for the first move of their line. */
void an_scribe_put_sign(an_scribe *scribe, size_t index, bool gives_check);

/* Writes what signs stand behind the variations of a move, of which the first begins at a bracket:
 * other readers want them before. */
void an_scribe_put_signs_behind(an_scribe *scribe, size_t index);

/* That move; and the signs that waited, behind its own. */
void an_scribe_put_first_move(an_scribe *scribe, size_t move);

void an_scribe_put_held(an_scribe *scribe);

#endif
