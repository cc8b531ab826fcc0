/* Looks through a stream for the beginnings of games. */
#ifndef AN_GAME_SCANNER_H
#define AN_GAME_SCANNER_H

#include "splitter.h"

/* From here to the last game that was read, which need not be looked for from its beginning on. No
 * game before it may be too large. */
void an_splitter_leap(an_splitter *s);

/* Scans on to the end of what was read, or of a game that must not share a batch with others. True
 * if the game at hand is too large. */
bool an_splitter_scan(an_splitter *s);

/* Whether the next game is in sight behind one that is too large, where only a tag pair after an
 * empty line is taken for a new beginning. */
bool an_splitter_find_next(an_splitter *s);

#endif
