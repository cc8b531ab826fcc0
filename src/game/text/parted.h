/* Moves whose parts stand apart. */
#ifndef AN_GAME_PARTED_H
#define AN_GAME_PARTED_H

#include "algnot/base.h"

/* Which parts of a move that stand apart are one move: Cf3 x e5 and 0 - 0, which are nothing else;
 * e2 - e4, too, which may be two with a dash between. */
typedef enum an_joining { AN_JOINS_NOTHING, AN_JOINS_CAPTURES, AN_JOINS_SQUARES } an_joining;

/* Bytes of a move whose parts stand apart, and are joined; 0 if none begins here. */
size_t an_parted_move_size(an_text text, an_joining joins);

#endif
