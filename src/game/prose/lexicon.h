/* Words that say how a game ended, and words without the punctuation around them. */
#ifndef AN_GAME_LEXICON_H
#define AN_GAME_LEXICON_H

#include "prose.h"

/* Returns `word` without the signs, dots and apostrophes behind it. */
an_text an__prose_bare_word(an_text word);

/* Returns true if `word` is one of the `count` words. The case of its first letter is ignored. */
bool an__prose_is_one_of(const char *const *words, size_t count, an_text word);

/* Returns true if `word` may say the result of a game: "nulle", "temps". */
bool an__may_say_result(const an_prose *p, const an_token *word);

/* Returns true if `word` says how a game ended: "nulle", "mat". */
bool an__says_end(const an_prose *p, const an_token *word);

#endif
