/* From a word to a move, whatever its language. */
#ifndef AN_CLI_RECORD_WORD_H
#define AN_CLI_RECORD_WORD_H

#include "recorder_state.h"

/* Returns all that a word may mean at the place of writing; none: it means nothing. *rest is what
 * follows the move in the word: its signs. */
readings recorder_read(const recorder *r, an_text word, an_text *rest);

/* Returns, or sets, the notations that can read all moves up to a node: bit n for notation n. */
uint64_t recorder_readers(const recorder_languages *l, an_node node);
void recorder_set_readers(recorder_languages *l, an_node node, uint64_t readers);

/* Returns the first notation that can read all moves up to the place of writing. */
const an_notation *recorder_leading(const recorder *r);

/* Returns whether no letter has decided between languages yet. */
bool recorder_language_is_open(const recorder *r);

/* Refuses a word that means nothing, with what the arbiter finds wrong with it. Returns true if the
 * word is a move in another language than that of the game, *meant, and the user can be asked
 * whether that is what was meant. */
bool recorder_judge(recorder *r, an_text word, reading *meant);

/* Refuses a word for a reason that does not depend on what it means. */
void recorder_refuse_word(recorder *r, an_code code, an_text word);

#endif
