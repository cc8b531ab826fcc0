/* Handles sheets whose pieces all have small letters. */
#ifndef AN_GAME_SMALL_LETTERS_H
#define AN_GAME_SMALL_LETTERS_H

#include "findings.h"

/* Merges the warnings about small letters into one finding, if every piece of a score sheet has a
 * small letter: sf3, for example, is a knight's move in German, and the sheet can be played as it
 * is. Call it after the game was played, and before its findings are sorted. */
void an__gather_small_letters(an_findings *findings);

#endif
