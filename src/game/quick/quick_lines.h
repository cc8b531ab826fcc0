/* Plays whole games. */
#ifndef AN_GAME_QUICK_LINES_H
#define AN_GAME_QUICK_LINES_H

#include "packed_move.h"
#include "quick.h"
#include "trial.h"

/*
 * Plays the words of a game from its start, in the notation, that are on the bench. One packed move
 * a word is left in entries; NULL if nobody asks for them. *end becomes the last position of the
 * main line, without its key, and the guess of the detection learns which letters were met. Of the
 * words those of the main line are left, and coordinates become such as say what the move does.
 *
 * Returns false if not all moves can be played, or if there may be something to say of the game.
 */
bool an__quick_play(an_quick_words *words, an_detection *detection, an_entry *entries,
                    an_position *end);

#endif
