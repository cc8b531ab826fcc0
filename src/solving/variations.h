/* The variations of battle play, as problem magazines print them. */
#ifndef AN_SOLVING_VARIATIONS_H
#define AN_SOLVING_VARIATIONS_H

#include "search_core.h"

/* Reports what the attacker's first move is: a key, a try, or nothing. */
void an__solve_first_move(an_search *search, an_move first);

/* Reports the set play: what follows, in one move less, if the defender moves first. */
void an__solve_battle_set_play(an_search *search);

#endif
