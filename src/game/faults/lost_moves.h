/* Recognises moves that are not written as moves: torn in two, or with a sign in their place. */
#ifndef AN_GAME_LOST_MOVES_H
#define AN_GAME_LOST_MOVES_H

#include "bench.h"
#include "lines_of_play.h"

/* Returns true if a number stands right before token `index`. */
bool an__follows_number(const an_game *game, size_t index);

/* "N f3": returns true if token `index` is a capital by itself, and the next token is the rest of
 * its move. */
bool an__is_torn(const an_bench *bench, size_t index);

/* Returns true if token `index`, which is a sign, was meant as a move, so that the rest of its line
 * cannot be played: "3. ?? ?? 4. Bb5"; "1. e4 N e5"; "2. Nf3 N" at the end of a file that was cut
 * off; "2. ?" at the end of a text. */
bool an__sign_is_lost_move(const an_bench *bench, size_t index, const an_variation *line);

/* "2. Bb": returns true if token `index`, a sign that consists of letters, stands where a move is
 * due. */
bool an__sign_stands_for_move(const an_game *game, size_t index);

#endif
