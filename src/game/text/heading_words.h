/* Words that name what stands behind them in a heading, by language. */
#ifndef AN_GAME_HEADING_WORDS_H
#define AN_GAME_HEADING_WORDS_H

#include "heading_labels.h"

/* The labels of a language. */
typedef struct an_heading_words {
    const char *language;                /* its code */
    const char *labels[AN_LABELS_COUNT]; /* a list for what they name, with | between words */
} an_heading_words;

/* The rows of all languages, up to one without a language. */
extern const an_heading_words an__heading_words[];

#endif
