/* Games without tags behind others of PGN. */
#ifndef AN_GAME_UNTAGGED_H
#define AN_GAME_UNTAGGED_H

#include "draft.h"

/* Ends the game where the next one begins: at a number or move behind its result, or at the first
 * of the comments before that which begin its paragraph or its line. */
void an__pgn_give_back_comments(an_draft *draft, uint32_t number);

/* Returns true if a number 1 begins another game behind one without tags and without a result: with
 * the number, or with comments before it, a paragraph begins. */
bool an__pgn_begins_untagged(const an_draft *draft, uint32_t number);

/* Returns the bytes of a parenthesis that holds words; 0 if it may be a variation. */
size_t an__pgn_words_size(an_draft *draft, const char *parenthesis);

#endif
