/* Offers of a draw that were accepted, in words: "he offered a draw. I took it." */
#ifndef AN_NOTATION_DRAW_OFFERS_H
#define AN_NOTATION_DRAW_OFFERS_H

#include "algnot/notation.h"

/* Returns true if `sentence` says, in one of the languages, that a draw was offered, and its rest
 * or `next`, the sentence behind it, says that the offer was accepted, in words that end their
 * clause: "he accepted the pawn" is something else. No word between the two may take it back, as in
 * "I did not take it". Case, accents and the number of blanks do not matter. */
bool an__tells_accepted_offer(an_text sentence, an_text next);

#endif
