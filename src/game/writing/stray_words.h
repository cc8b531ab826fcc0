/* Words among the moves, which become a comment. */
#ifndef AN_GAME_STRAY_WORDS_H
#define AN_GAME_STRAY_WORDS_H

#include "algnot/game.h"

/* A run of words: its tokens, and all of its text. */
typedef struct an_stray_words {
    size_t last;   /* the index of its last token */
    an_token from; /* the first word, with a quotation mark that is glued before it */
    an_token to;   /* the last word, with what is glued behind it: dots, a comma, a mark */
} an_stray_words;

/* Returns the run that begins with the word at `index`. */
an_stray_words an__scribe_words_from(const an_scribe *scribe, size_t index);

#endif
