/* How many solutions an author claims, as text. */
#ifndef AN_PROBLEMS_INTENTION_H
#define AN_PROBLEMS_INTENTION_H

#include "buffer.h"
#include "composition.h"

/* Reads "0", "3", "2.1.1", "2.1.1..." or "2.1.1…". Returns false, and leaves *intention untouched,
 * if it is none of these. */
bool an__intention_read(an_intention *intention, an_text text);

/* Puts what an__intention_read reads; nothing if nothing is claimed. */
void an__intention_put(an_buffer *out, const an_intention *intention);

/* Returns the branches at `half_move`, counted from 0. */
unsigned an__intention_branches(const an_intention *intention, size_t half_move);

/* Returns how many solutions are claimed in all. */
uint64_t an__intention_total(const an_intention *intention);

#endif
