/* When the laws let a player claim a draw, and when they end the game. */
#ifndef AN_GAME_DRAW_RULES_H
#define AN_GAME_DRAW_RULES_H

/* How often a position must have stood for a claim (FIDE 9.2), and for the end (9.6.1). */
enum { AN_THREEFOLD_TIMES = 3, AN_FIVEFOLD_TIMES = 5 };

/* How many plies must be quiet, without capture or pawn move, for a claim (FIDE 9.3), and for the
 * end (9.6.2). */
enum { AN_FIFTY_MOVES_PLIES = 100, AN_SEVENTY_FIVE_MOVES_PLIES = 150 };

#endif
