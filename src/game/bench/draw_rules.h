/* How often a position may stand, and how long a game may be quiet, until the laws make it a draw.
 */
#ifndef AN_GAME_DRAW_RULES_H
#define AN_GAME_DRAW_RULES_H

/* Times that a position has stood when a draw may be claimed (FIDE 9.2), and when the game is over
 * (9.6.1). */
enum { AN_THREEFOLD_TIMES = 3, AN_FIVEFOLD_TIMES = 5 };

/* Plies in which nothing was taken or moved by a pawn, when a draw may be claimed (FIDE 9.3), and
 * when the game is over (9.6.2). */
enum { AN_FIFTY_MOVES_PLIES = 100, AN_SEVENTY_FIVE_MOVES_PLIES = 150 };

#endif
