/* Moves with blanks between their parts: Cf3 x e5, 0 - 0, e2 - e4. */
#ifndef AN_GAME_PARTED_H
#define AN_GAME_PARTED_H

#include "algnot/base.h"

/* Which parts of a move are joined across blanks. AN_JOINS_CAPTURES joins those of "Cf3 x e5" and
 * "0 - 0", which can be nothing else. AN_JOINS_SQUARES also joins "e2 - e4", which may be two moves
 * with a dash between. */
typedef enum an_joining { AN_JOINS_NOTHING, AN_JOINS_CAPTURES, AN_JOINS_SQUARES } an_joining;

/* Returns the bytes of the move with blanks between its parts that `text` begins with; 0 if there
 * is none. */
size_t an__parted_move_size(an_text text, an_joining joins);

/* Returns the bytes of the origin, the sign of capture and the target that `text` begins with, as
 * they stand behind the name of a piece, with blanks between: "g8 x f6". Returns 0 if they do not
 * stand there. */
size_t an__parted_squares_size(an_text text);

#endif
