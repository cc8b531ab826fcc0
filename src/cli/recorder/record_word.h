/* From a word to a move, whatever its language. */
#ifndef AN_CLI_RECORD_WORD_H
#define AN_CLI_RECORD_WORD_H

#include "recorder_state.h"

/* All that a word may mean at the place of writing; none: it is refused. rest: what stands behind
 * the move, its signs. */
readings recorder_read(const recorder *r, an_text word, an_text *rest);

/* The notations that read all moves so far, and the first of them. */
uint64_t recorder_readers(const recorder *r, an_node node);
void recorder_set_readers(recorder *r, an_node node, uint64_t readers);
const an_notation *recorder_leading(const recorder *r);

/* Refuses a word that means nothing, for what the arbiter finds wrong with it. */
void recorder_judge(recorder *r, an_text word);
/* Refuses a word for a reason that no move has to be judged for. */
void recorder_refuse_word(recorder *r, an_code code, an_text word);

#endif
