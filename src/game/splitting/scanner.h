/* Looks through a stream for the beginnings of games. */
#ifndef AN_GAME_SCANNER_H
#define AN_GAME_SCANNER_H

#include "splitter.h"

/* Goes to the last game that was read, found from the end: games before it are not scanned. None of
 * them may be too large. */
void an__splitter_leap(an_splitter *s);

/* Scans on to the end of what was read, or of a plain text, which shares no batch with others.
 * Returns true if the game at hand is too large. */
bool an__splitter_scan(an_splitter *s);

/* Goes on behind a game that is too large; returns true if the next one is in sight. Only a tag
 * pair after an empty line is taken for one. */
bool an__splitter_find_next(an_splitter *s);

#endif
