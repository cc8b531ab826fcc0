/* Words that say how a game ended. */
#include "lexicon.h"

#include <string.h>

#include "prose_words.h"

an_text an__prose_bare_word(an_text word)
{
    while (word.size > 1 && an_is_among(word.at[word.size - 1], "+#!?,.:%'-"))
        word.size--;
    return word;
}

bool an__prose_is_one_of(const char *const *words, size_t count, an_text word)
{
    for (size_t i = 0; i < count; i++) {
        size_t size = strlen(words[i]);
        if (word.size == size && an_lower(*word.at) == *words[i] &&
            memcmp(word.at + 1, words[i] + 1, size - 1) == 0)
            return true;
    }
    return false;
}

/* Words that may say who won, or that the game was drawn. */
static const char *const results[] = {
    "resign",  "resigns",  "resigned",  "draw",       "drawn",   "time",
    "abandon", "abandons", "abandonne", "nul",        "nulle",   "abandonnent",
    "remise",  "temps",    "forfait",   "aufgegeben", "aufgabe", "remis",
    "zeit",    "abandona", "tablas",    "abbandona",  "patta",
};

/* Words that say how a game ended, or that it was adjourned. */
static const char *const ends[] = {
    "mate", "checkmate", "stalemate", "adjourned", "mat",       "pat",
    "matt", "patt",      "ajourné",   "ajournée",  "suspendue",
};

bool an__may_say_result(const an_prose *p, const an_token *word)
{
    return an__prose_is_one_of(results, sizeof results / sizeof *results,
                               an__prose_bare_word(an__prose_text(p, word)));
}

bool an__says_end(const an_prose *p, const an_token *word)
{
    return an__may_say_result(p, word) ||
           an__prose_is_one_of(ends, sizeof ends / sizeof *ends,
                               an__prose_bare_word(an__prose_text(p, word)));
}
