/* Findings about the same word that a reader would see as one. */
#ifndef AN_GAME_RELATIONS_H
#define AN_GAME_RELATIONS_H

#include "findings.h"

/* Removes findings that follow from another one about the same word, and lowers to notes those that
 * add something to it. The list must be sorted; a note stands right behind the finding that it
 * belongs to. */
void an__findings_relate(an_findings *findings);

#endif
