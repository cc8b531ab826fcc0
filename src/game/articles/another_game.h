/* Where an article tells other games than the one that was found.
 *
 *     The Spanish is 1.e4 e5 2.Nf3 Nc6 3.Bb5. The Italian is 1.e4 e5 2.Nf3 Nc6 3.Bc4.
 *
 * The cheapest explanation plays the moves of one game. The others would be lost. */
#ifndef AN_GAME_ANOTHER_GAME_H
#define AN_GAME_ANOTHER_GAME_H

#include "played.h"

/* Stores in at[] the offsets of the lines or sentences with which the second game and further ones
 * begin, `most` at most, and returns their count. All games begin at move 1, no words say that they
 * were not played, and none is much longer than the one before it. Call an__played_find before. */
size_t an__other_games(const an_played *played, uint32_t *at, size_t most);

/* Returns the index of the claim from which another game may be told, of which the explanation
 * plays nothing, as it has too few half-moves; the count of the claims if there is none. */
size_t an__untold_game(const an_played *played);

#endif
