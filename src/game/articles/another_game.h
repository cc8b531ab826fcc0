/* Whether an article tells another game behind the one that was found.
 *
 *     The Spanish is 1.e4 e5 2.Nf3 Nc6 3.Bb5. The Italian is 1.e4 e5 2.Nf3 Nc6 3.Bc4. */
#ifndef AN_GAME_ANOTHER_GAME_H
#define AN_GAME_ANOTHER_GAME_H

#include "played.h"

/* Returns the offset of the sentence with which another game begins; 0 if there is none. That game
 * begins at move 1 behind the last move of the cheapest explanation, no words say that it was not
 * played, and it goes at least half as far. Call an__played_find before. */
uint32_t an__another_game_at(const an_played *played);

#endif
