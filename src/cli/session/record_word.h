/* From a word to a move, in any language. */
#ifndef AN_CLI_RECORD_WORD_H
#define AN_CLI_RECORD_WORD_H

#include "recorder_state.h"

/* Returns all moves that a word may mean at the place of writing; none if it means nothing. *rest
 * becomes what follows the move in the word, which is its signs. */
readings recorder_read(const recorder *r, an_text word, an_text *rest);

/* Return, or set, the notations that can read all moves up to a node, as a set in which bit n
 * stands for notation n. A bit without a notation means nothing. */
uint64_t recorder_readers(const recorder_languages *l, an_node node);
void recorder_set_readers(recorder_languages *l, an_node node, uint64_t readers);

/* Returns the leading notation: the first that can read all moves up to the place of writing. */
const an_notation *recorder_leading(const recorder *r);

/* Returns whether several languages are still possible, because no letter has decided between
 * them. */
bool recorder_language_is_open(const recorder *r);

/* Refuses a word that means nothing, with the findings of the arbiter. Returns true if the word is
 * a move in another language than that of the game, and a user can be asked whether that move,
 * *meant, is intended. */
bool recorder_judge(recorder *r, an_text word, reading *meant);

/* Refuses a word with the code `code`, for a reason that does not depend on its meaning. */
void recorder_refuse_word(recorder *r, an_code code, an_text word);

#endif
