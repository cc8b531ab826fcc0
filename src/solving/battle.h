/* Battle play: what the attacker can force. */
#ifndef AN_SOLVING_BATTLE_H
#define AN_SOLVING_BATTLE_H

#include "search_core.h"

/* Returns whether the attacker, who is to move, reaches the goal in at most `moves` moves, which
 * are at least 1. */
bool an__attack_works(an_search *search, const an_position *p, unsigned moves);

/* Returns whether the attacker, who has just moved to `after`, reaches the goal in at most `left`
 * more moves. */
bool an__attack_holds(an_search *search, const an_position *after, unsigned left);

/* Returns in how many moves the attacker, who is to move, reaches the goal; 0 if not in `most`. */
unsigned an__attack_length(an_search *search, const an_position *p, unsigned most);

#endif
