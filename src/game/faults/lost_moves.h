/* Moves that are written as no move: torn in two, or with a sign in their place. */
#ifndef AN_GAME_LOST_MOVES_H
#define AN_GAME_LOST_MOVES_H

#include "bench.h"
#include "lines_of_play.h"

/* Returns true if a number stands right before the token at `index`. */
bool an__follows_number(const an_game *game, size_t index);

/* "N f3": returns true if a capital stands alone, and what follows it is the rest of its move. */
bool an__is_torn(const an_bench *bench, size_t index);

/* Returns true if a token of signs was meant as a move that costs the rest of its line of play: "3.
 * ??
 * ?? 4. Bb5", "1. e4 N e5", "2. Nf3 N" at the end of a file that is cut off, "2. ?" at that of a
 * text. */
bool an__sign_is_lost_move(const an_bench *bench, size_t index, const an_variation *line);

/* "2. Bb": returns true if a sign of letters stands where a move is due. */
bool an__sign_stands_for_move(const an_game *game, size_t index);

#endif
