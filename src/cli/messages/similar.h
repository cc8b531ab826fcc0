/* Words like a mistyped one. */
#ifndef AN_CLI_SIMILAR_H
#define AN_CLI_SIMILAR_H

#include <stddef.h>

/* The most similar of some names, else the first that begins with the word; NULL: there is none. */
const char *most_similar(const char *word, const char *const *names, size_t count);

#endif
