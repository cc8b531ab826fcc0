/* Games without tags that follow other games in PGN. */
#ifndef AN_GAME_UNTAGGED_H
#define AN_GAME_UNTAGGED_H

#include "draft.h"

/* Ends the game where the next one begins: at the offset `number` of its first number or move, or
 * at the first of the comments before it that begin the same paragraph or line. */
void an__pgn_give_back_comments(an_draft *draft, uint32_t number);

/* Returns true if the number 1 at offset `number` begins another game, behind one without tags and
 * without a result. It does if a paragraph begins with it, or with the comments before it. */
bool an__pgn_begins_untagged(const an_draft *draft, uint32_t number);

/* Returns the bytes of the parenthesis at `parenthesis` if it holds words; 0 if it may be a
 * variation. */
size_t an__pgn_words_size(an_draft *draft, const char *parenthesis);

#endif
