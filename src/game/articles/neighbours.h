/* How the claims of an article stand to each other: one continues another, or returns to its
 * number, or they are items of a list of moves of which one may be chosen. In what follows, `gap`
 * is the text between the last of `claims` and `claim`, the next one. */
#ifndef AN_GAME_NEIGHBOURS_H
#define AN_GAME_NEIGHBOURS_H

#include "claims.h"

/* Returns the traits that join a claim to the previous one, if nothing but signs stands between
 * them. */
uint32_t an__read_joint(an_text gap, const an_claims *claims, const an_claim *claim);

/* "3. Bb5 rather than 3. Bc4 Bc5, a6 4. Ba4": returns true if a comma ends the line that words call
 * not played, and the claim goes on from the last one before that line instead. */
bool an__returns_to_game(an_text gap, const an_claims *claims, const an_claim *claim);

/* "between 4.Nxd4, 4.Qxd4 and 4.c3", "4.Nxd4 or 4.Qxd4?": adds to `traits` that a claim is an item
 * of a list of moves, if words say that they were not played, or if "and", "or" or two commas show
 * that no more than one of them was; then also to the items before it. */
uint32_t an__read_choice(an_text gap, an_cue last_cue, an_claims *claims, const an_claim *claim,
                         uint32_t traits);

/* "- 2. Nf3", "- 2. c3", "a) 2. Nc3": marks the items of a list under one number as alternatives,
 * like the claims of a sentence that words call so. */
void an__mark_choices(an_claims *claims, const an_game *game);

#endif
