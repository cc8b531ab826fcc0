/* Finds the name that a mistyped word was meant as. */
#ifndef AN_CLI_SIMILAR_H
#define AN_CLI_SIMILAR_H

#include <stddef.h>

/* Returns the name that is most similar to a word; else the first name that begins with the word;
 * else NULL. */
const char *most_similar(const char *word, const char *const *names, size_t count);

#endif
