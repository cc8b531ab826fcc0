/* What a sentence says of a player who is named in the heading. */
#ifndef AN_GAME_NAMED_SIDE_H
#define AN_GAME_NAMED_SIDE_H

#include "algnot/notation.h"

/* Returns the result if `sentence` says of a player that he wins, loses or resigns, and his name
 * stands in `heading` behind his color or on one side of a pairing: "Dave resigned" behind "Luc -
 * Dave". Otherwise returns AN_NO_RESULT. */
an_result an__result_of_named(an_text heading, an_text sentence);

#endif
