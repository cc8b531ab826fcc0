/* The signs of a move that was judged: glued to it, or in a token of their own behind it. */
#ifndef AN_GAME_SIGNS_H
#define AN_GAME_SIGNS_H

#include "algnot/game.h"

/* Returns how many bytes of the token of a played move say the move; its signs are the rest. */
size_t an__said_size(an_text word, const an_ply *ply, const an_notation *notation);

/* Reads the signs glued to a move. */
an_suffix an__signs_glued(an_text signs, const an_ply *ply);

/* Reads a token of signs behind a move. The sign of check that a move may have is expected there
 * only if none is glued to it: the first + of "Qh5+ +=" says check, the second judges the game. */
an_suffix an__signs_apart(an_text signs, const an_ply *ply);

/* Returns true if the mark {algnot: illegal, played} stands behind the move of a token, among its
 * signs and comments. */
bool an__is_marked_played(const an_game *game, size_t index);

#endif
