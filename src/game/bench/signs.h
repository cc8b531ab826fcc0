/* The signs of a judged move: glued to it, or in a token of their own behind it. */
#ifndef AN_GAME_SIGNS_H
#define AN_GAME_SIGNS_H

#include "algnot/game.h"

/* Returns how many bytes of `word`, the token of the played move `ply`, name the move. The rest are
 * its signs. */
size_t an__said_size(an_text word, const an_ply *ply, const an_notation *notation);

/* Returns the signs that are glued to the move `ply`. */
an_suffix an__signs_glued(an_text signs, const an_ply *ply);

/* Returns the signs of a token behind the move `ply`. A sign of check is expected there only if
 * none is glued to the move: in "Qh5+ +=" the first + says check, and the second belongs to an
 * evaluation. */
an_suffix an__signs_apart(an_text signs, const an_ply *ply);

/* Returns true if the mark {algnot: illegal, played} stands among the signs and comments behind the
 * move of token `index`. */
bool an__is_marked_played(const an_game *game, size_t index);

#endif
