/* Words like a mistyped one. */
#ifndef AN_CLI_SIMILAR_H
#define AN_CLI_SIMILAR_H

#include <stddef.h>

/* The most similar of some names, or NULL if none is similar. */
const char *most_similar(const char *word, const char *const *names, size_t count);

#endif
