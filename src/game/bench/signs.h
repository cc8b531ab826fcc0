/* The signs of a judged move: glued to it, or in a token of their own behind it. */
#ifndef AN_GAME_SIGNS_H
#define AN_GAME_SIGNS_H

#include "algnot/game.h"

/* Returns how many bytes of `word`, the token of the played move `ply`, name the move. The rest are
 * its signs. */
size_t an__said_size(an_text word, const an_ply *ply, const an_notation *notation);

/* Returns the signs `text` that are glued to the move `ply`. */
static inline an_suffix an_signs_glued(an_text text, const an_ply *ply)
{
    return an_suffix_read(text, ply->sign != AN_NO_SIGN);
}

/* Returns true if a sign of check may stand in a token behind the move `ply`, as none is glued to
 * it: in "Qh5+ +=" the first + says check, and the second belongs to an evaluation. */
static inline bool an_awaits_sign(const an_ply *ply)
{
    return ply->sign != AN_NO_SIGN && !ply->says_check;
}

/* Returns the signs `text` of a token behind a move; `awaits_sign` is what an_awaits_sign says of
 * that move. */
static inline an_suffix an_signs_apart(an_text text, bool awaits_sign)
{
    return an_suffix_read(text, awaits_sign);
}

/* Returns true if the mark {algnot: illegal, played} stands among the signs and comments behind the
 * move of token `index`. */
bool an__is_marked_played(const an_game *game, size_t index);

#endif
