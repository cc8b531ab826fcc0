/* Words that say how a game ended, and words without what stands around them. */
#ifndef AN_GAME_LEXICON_H
#define AN_GAME_LEXICON_H

#include "prose.h"

/* A word without the signs, dots and apostrophes that may stand behind any word. */
an_text an__prose_bare_word(an_text word);

/* Returns true if a word is one of some words, whatever the case of its first letter. */
bool an__prose_is_one_of(const char *const *words, size_t count, an_text word);

/* "nulle", "temps": returns true if a word may say the result of a game. */
bool an__may_say_result(const an_prose *p, const an_token *word);

/* "nulle", "mat": returns true if a word says how a game ended. */
bool an__says_end(const an_prose *p, const an_token *word);

#endif
