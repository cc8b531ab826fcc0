/* Whether an article tells another game than the one that was found.
 *
 *     The Spanish is 1.e4 e5 2.Nf3 Nc6 3.Bb5. The Italian is 1.e4 e5 2.Nf3 Nc6 3.Bc4.
 *
 * The cheapest explanation plays the moves of one game. The others would be lost. */
#ifndef AN_GAME_ANOTHER_GAME_H
#define AN_GAME_ANOTHER_GAME_H

#include "played.h"

/* Returns the offset of the line or sentence with which the second game begins; 0 if there is one
 * game at most. Both games begin at move 1, no words say that they were not played, and neither is
 * much longer than the other. Call an__played_find before. */
uint32_t an__another_game_at(const an_played *played);

/* Returns the index of the claim from which another game may be told, of which the explanation
 * plays nothing, as it has too few half-moves; the count of the claims if there is none. */
size_t an__untold_game(const an_played *played);

#endif
