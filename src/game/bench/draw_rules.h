/* When the laws let a player claim a draw, and when they end the game. */
#ifndef AN_GAME_DRAW_RULES_H
#define AN_GAME_DRAW_RULES_H

/* How often a position must occur before a player may claim a draw (FIDE 9.2), and before the game
 * is drawn (9.6.1). */
enum { AN_THREEFOLD_TIMES = 3, AN_FIVEFOLD_TIMES = 5 };

/* How many plies without a capture or a pawn move it takes before a player may claim a draw (FIDE
 * 9.3), and before the game is drawn (9.6.2). */
enum { AN_FIFTY_MOVES_PLIES = 100, AN_SEVENTY_FIVE_MOVES_PLIES = 150 };

#endif
