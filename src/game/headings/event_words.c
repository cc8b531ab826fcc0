/* Words that name an event, by language. A word of several languages stands here once. */
#include "event_words.h"

#include "fold.h"
#include "text.h"
#include "utf8.h"

/* clang-format off */
static const char words[] =
    "open|memorial|festival|grand prix|"                                                  /* many */
    "championship|championships|tournament|league|olympiad|"                              /* en */
    "championnat|championnats|tournoi|coupe|ligue|nationale|olympiade|"                   /* fr */
    "meisterschaft|vereinsmeisterschaft|turnier|pokal|bundesliga|liga|"                   /* de */
    "campeonato|torneo|copa|olimpiada|"                                                   /* es */
    "campionato|coppa|olimpiadi|"                                                         /* it */
    "torneio|taça|"                                                                       /* pt */
    "kampioenschap|toernooi|competitie|"                                                  /* nl */
    "чемпионат|турнир|кубок|мемориал|первенство|"                                         /* ru */
    "mistrzostwa|turniej|puchar|"                                                         /* pl */
    "mistrovství|turnaj|pohár|"                                                           /* cs */
    "bajnokság|verseny|kupa|"                                                             /* hu */
    "mästerskap|mästerskapet|klubbmästerskap|klubbmästerskapet|turnering|mesterskab|"
    "campionat|torneig";                                                                  /* sv, da, ca */

/* Words for a match between two clubs, which may be named behind: "Match Metz - Nancy". */
static const char meetings[] =
    "match|interclubs|rencontre|mannschaftskampf|wettkampf|vereinskampf|"
    "encuentro|incontro|encontro|wedstrijd|teamwedstrijd|матч|mecz|zápas|"
    "mérkőzés|lagmatch|holdkamp|lagkamp";
/* clang-format on */

/* Words that only count as a whole: others may also end a longer one, as in "Bezirksliga". */
static const char short_words[] = "cup";

size_t an__meeting_word_size(an_text text)
{
    return an__listed_size(text, meetings);
}

/* Returns true if `text` begins with a word that names an event, or with the end of such a word
 * unless `begins_word`. */
static bool begins_with_event(an_text text, bool begins_word)
{
    return an__listed_size(text, words) > 0 || an__listed_size(text, meetings) > 0 ||
           (begins_word && an__listed_size(text, short_words) > 0);
}

bool an__begins_with_event(an_text text)
{
    return begins_with_event(text, true);
}

bool an__is_event_word(an_text word)
{
    return an__is_listed(word, words) || an__is_listed(word, meetings) ||
           an__is_listed(word, short_words);
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
