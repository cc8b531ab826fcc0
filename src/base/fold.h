/* Letters compared without case and accents, for names that people type. */
#ifndef AN_BASE_FOLD_H
#define AN_BASE_FOLD_H

#include "algnot/base.h"

/* The lower-case letter without accents; Latin, Greek and Cyrillic, others as they are. */
uint32_t an_fold(uint32_t point);

/* The lower-case letter with its accents; Latin, Greek, Cyrillic and Armenian, others as they are.
 */
uint32_t an_small_letter(uint32_t point);

/* Bytes of marks at the beginning of a text that combine with the letter before them. */
size_t an_marks_size(an_text text);

/* Whether two texts differ in case and accents at most. */
bool an_folded_equal(an_text a, an_text b);

/* Bytes at the beginning of a text that are some words, but for case and accents, with one blank or
 * several between them; 0 if it begins otherwise, or a letter or digit follows. */
size_t an_folded_words_size(an_text text, an_text words);

#endif
