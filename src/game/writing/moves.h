/* Moves, and the signs behind them, on the page. */
#ifndef AN_GAME_MOVES_H
#define AN_GAME_MOVES_H

#include "scribe.h"

void an_scribe_put_move(an_scribe *scribe, size_t index);

/* A move of a game that is kept as entries, without its annotations. */
void an_scribe_put_entry(an_scribe *scribe, an_entry entry);

/* Writes a move that is next in the current line, and a NUL, to out[AN_SAN_MAX]. */
size_t an_scribe_write_move(an_scribe *scribe, char *out, an_entry entry);

void an_scribe_put_number(an_scribe *scribe);

void an_scribe_put_nag(an_scribe *scribe, unsigned nag);

bool an_scribe_numbers_nags(const an_scribe *scribe);

void an_scribe_put_offer(an_scribe *scribe);

/* Bytes of a played token that are its move; signs follow. A word that could not be read, but was
 * mended, is a move up to its signs. */
size_t an_scribe_move_size(const an_scribe *scribe, size_t index);

/* Signs that stand after a move, glued or apart. */
void an_scribe_put_signs(an_scribe *scribe, an_text text, bool gives_check);

enum { AN_NAG_MAX = 16 };

/* How a NAG is written where the scribe stands, to out[AN_NAG_MAX]; true if it is glued to its
 * move, which takes no other. */
bool an_scribe_write_nag(char *out, const an_scribe *scribe, unsigned nag);

const char *an_scribe_offer(const an_scribe *scribe);

#endif
