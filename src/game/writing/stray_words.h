/* Words among the moves. They become a comment. */
#ifndef AN_GAME_STRAY_WORDS_H
#define AN_GAME_STRAY_WORDS_H

#include "algnot/game.h"

/* A run of words: its tokens and its whole text. */
typedef struct an_stray_words {
    size_t last;   /* the index of its last token */
    an_token from; /* the first word, and a quotation mark glued before it */
    an_token to;   /* the last word, and dots, a comma or another mark glued behind it */
} an_stray_words;

/* Returns the run of words that begins with the token `index`. */
an_stray_words an__scribe_words_from(const an_scribe *scribe, size_t index);

#endif
