/* The scanner looks through a stream for the beginnings of games, without reading their moves. */
#ifndef AN_GAME_SCANNER_H
#define AN_GAME_SCANNER_H

#include "splitter.h"

/* Goes to the last game among the bytes that were read, searching from their end. The games before
 * it are not scanned. Does nothing if one of them may be too large, or if no last game is
 * certain. */
void an__splitter_leap(an_splitter *s);

/* Scans up to the end of what was read, or of a plain text, which is a batch of its own. Returns
 * true if the game at hand is too large. */
bool an__splitter_scan(an_splitter *s);

/* Goes on behind a game that is too large. Returns true if the next game is found, which must begin
 * with a tag pair behind an empty line. */
bool an__splitter_find_next(an_splitter *s);

#endif
