/* Plays whole games. */
#ifndef AN_GAME_QUICK_LINES_H
#define AN_GAME_QUICK_LINES_H

#include "packed_move.h"
#include "quick.h"
#include "trial.h"

/*
 * Plays `words` from the start on the bench, in the notation on the bench. Writes one packed move a
 * word to `entries`, unless that is NULL. Sets *end to the last position of the main line, without
 * its key, and records in the guess of `detection` which letters were met. Afterwards only the
 * words of the main line are left, and words that are coordinates also say what their move does.
 *
 * Returns false if a move cannot be played, or if a finding may be due.
 */
bool an__quick_play(an_quick_words *words, an_detection *detection, an_entry *entries,
                    an_position *end);

#endif
