/* Findings about one word that are one to its reader. */
#ifndef AN_GAME_RELATIONS_H
#define AN_GAME_RELATIONS_H

#include "findings.h"

/* Takes back findings that follow from another one about the same word, and makes those notes that
 * say more about it. The list is sorted; a note stands behind what it is about. */
void an__findings_relate(an_findings *findings);

#endif
