/* The search for targets: where the pieces of the hunter end. */
#ifndef AN_SOLVING_TARGET_GUARDS_H
#define AN_SOLVING_TARGET_GUARDS_H

#include "arrangement.h"

/* Finds the places of the hunter's pieces that make an arrangement of the prey's a mate or a
 * stalemate, and adds the targets. */
void an__place_hunters(an_arrangement *a);

#endif
