/* Words that name an event, by language. A word of several languages stands here once. */
#include "event_words.h"

#include "fold.h"
#include "text.h"
#include "utf8.h"

/* clang-format off */
static const char *const words[] = {
    "open", "memorial", "festival", "grand prix",                                           /* many */
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
    "mästerskap", "mästerskapet", "klubbmästerskap", "klubbmästerskapet", "turnering", "mesterskab",
    "campionat", "torneig",                        /* sv, da, ca */
};

/* Words for a match between two clubs, which may be named behind: "Match Metz - Nancy". */
static const char *const meetings[] = {
    "match", "interclubs", "rencontre", "mannschaftskampf", "wettkampf", "vereinskampf",
    "encuentro", "incontro", "encontro", "wedstrijd", "teamwedstrijd", "матч", "mecz", "zápas",
    "mérkőzés", "lagmatch", "holdkamp", "lagkamp",
};
/* clang-format on */

#define COUNT(words) (sizeof(words) / sizeof *(words))

/* Returns the bytes of the first of `count` words that `text` begins with; 0 if it begins with
 * none. If `begins_word` is false, the text begins within a longer word, as in "Bezirksliga", and
 * short words do not count. */
static size_t word_size(an_text text, const char *const *list, size_t count, bool begins_word)
{
    enum { SHORT = 4 };
    size_t size = 0;
    for (size_t i = 0; i < count && size == 0; i++)
        if (begins_word || strlen(list[i]) >= SHORT)
            size = an_folded_size(text, list[i]);
    return size;
}

size_t an__meeting_word_size(an_text text)
{
    return word_size(text, meetings, COUNT(meetings), true);
}

/* Returns true if `text` begins with a word that names an event, as word_size does. */
static bool begins_with_event(an_text text, bool begins_word)
{
    return word_size(text, words, COUNT(words), begins_word) > 0 ||
           word_size(text, meetings, COUNT(meetings), begins_word) > 0;
}

bool an__is_event_word(an_text word)
{
    return an__is_one_of(word, words, COUNT(words)) ||
           an__is_one_of(word, meetings, COUNT(meetings));
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
