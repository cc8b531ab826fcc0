/* The form of games on the fast path. */
#ifndef AN_GAME_QUICK_FORM_H
#define AN_GAME_QUICK_FORM_H

#include "packed_move.h"
#include "quick.h"

/* Returns true if the moves and numbers of a game are written as in PGN's export format (PGN 8.2),
 * with the letters of its language: "12. Nf3 O-O 13. Qxf7#". `entries` has the packed moves of its
 * words, and its asides were kept. May return false for such a game, above all if there are asides.
 */
bool an__quick_is_exported(const an_quick_words *words, const an_entry *entries,
                           const an_plain_letters *letters);

#endif
