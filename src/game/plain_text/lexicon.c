/* Words that say how a game ended. */
#include "prose.h"

#include <string.h>

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

static const char *const ended[] = {
    "resign",    "resigns",  "resigned",  "draw",       "drawn",     "mate",      "checkmate",
    "stalemate", "time",     "adjourned", "abandon",    "abandons",  "abandonne", "abandonnent",
    "nul",       "nulle",    "remise",    "mat",        "pat",       "temps",     "forfait",
    "ajourné",   "ajournée", "suspendue", "aufgegeben", "aufgabe",   "remis",     "matt",
    "patt",      "zeit",     "abandona",  "tablas",     "abbandona", "patta",
};

bool an__says_end(const an_prose *p, const an_token *word)
{
    return an__prose_is_one_of(ended, sizeof ended / sizeof *ended,
                               an__prose_bare_word(an__prose_text(p, word)));
}
