/* Words that name an event, by language. A word of several languages stands here once. */
#include "event_words.h"

#include "fold.h"
#include "text.h"
#include "utf8.h"

/* clang-format off */
static const char *const words[] = {
    "open", "memorial", "match", "festival", "grand prix", "interclubs",                    /* many */
    "championship", "championships", "tournament", "cup", "league", "olympiad",             /* en */
    "championnat", "championnats", "tournoi", "coupe", "ligue", "nationale", "olympiade",   /* fr */
    "meisterschaft", "vereinsmeisterschaft", "turnier", "pokal", "bundesliga", "liga",      /* de */
    "campeonato", "torneo", "copa", "olimpiada",                                            /* es */
    "campionato", "coppa", "olimpiadi",                                                     /* it */
    "torneio", "taça",                                                                      /* pt */
    "kampioenschap", "toernooi", "competitie",                                              /* nl */
    "чемпионат", "турнир", "кубок", "мемориал", "первенство",                               /* ru */
    "mistrzostwa", "turniej", "puchar",                                                     /* pl */
    "mistrovství", "turnaj", "pohár",                                                       /* cs */
    "bajnokság", "verseny", "kupa",                                                         /* hu */
    "mästerskap", "turnering", "mesterskab", "campionat", "torneig",                        /* sv, da, ca */
};
/* clang-format on */

bool an__is_event_word(an_text word)
{
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (an_folded_size(word, words[i]) == word.size)
            return true;
    return false;
}

/* Returns true if `text` begins with one of `words`. If `begins_word` is false, the text begins
 * within a longer word, as in "Bezirksliga", and short words do not count. */
static bool begins_with_event(an_text text, bool begins_word)
{
    enum { SHORT = 4 };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if ((begins_word || strlen(words[i]) >= SHORT) && an_folded_size(text, words[i]) > 0)
            return true;
    return false;
}

bool an__names_event(an_text text)
{
    bool begins_word = true;
    for (size_t step; text.size > 0; text = an_text_after(text, step)) {
        if (begins_with_event(text, begins_word))
            return true;
        size_t space = an__space_size(text);
        begins_word = space > 0 || *text.at == '-' || *text.at == '\'';
        step = space > 0 ? space : 1;
    }
    return false;
}

bool an__begins_with_event(an_text text)
{
    return begins_with_event(text, true);
}
