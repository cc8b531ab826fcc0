/* Sheets whose pieces all have small letters. */
#ifndef AN_GAME_SMALL_LETTERS_H
#define AN_GAME_SMALL_LETTERS_H

#include "findings.h"

/* Makes one finding of the warnings about small letters, if every piece of a score sheet has one:
 * sf3 is a knight in German, and the sheet plays through as it stands. Call it when the game was
 * played, and before its findings are sorted. */
void an__gather_small_letters(an_findings *findings);

#endif
