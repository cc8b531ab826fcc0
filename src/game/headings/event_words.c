/* Words that name an event or count a round. A word of several languages stands here once. */
#include "event_words.h"

#include "fold.h"
#include "heading_labels.h"
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

/* ---- rounds ---- */

/* "First" to "ninth", in all genders. */
static const char *const ordinals[] = {
    "première|premier|first|erste|primera|primer|prima|primo|eerste|primeira|первый|pierwsza|první",
    "deuxième|second|seconde|zweite|segunda|seconda|secondo|tweede|второй|druga|druhé",
    "troisième|third|dritte|tercera|tercer|terza|terzo|derde|terceira|третий|trzecia|třetí",
    "quatrième|fourth|vierte|cuarta|quarta|quarto|vierde|четвёртый|czwarta|čtvrté",
    "cinquième|fifth|fünfte|quinta|quinto|vijfde|пятый|piąta|páté",
    "sixième|sixth|sechste|sexta|sesta|sesto|zesde|шестой|szósta|šesté",
    "septième|seventh|siebte|séptima|settima|settimo|sétima|zevende|седьмой|siódma|sedmé",
    "huitième|eighth|achte|octava|ottava|ottavo|oitava|achtste|восьмой|ósma|osmé",
    "neuvième|ninth|neunte|novena|nona|nono|negende|девятый|dziewiąta|deváté",
};

/* "One" to "nine". They stand behind the word: "un tour" is something else. */
static const char *const cardinals[] = {
    "un|une|one|eins|uno|una|een|um|uma|один|jeden",
    "deux|two|zwei|dos|due|twee|dois|duas|два|dwa",
    "trois|three|drei|tres|tre|drie|três|три|trzy",
    "quatre|four|vier|cuatro|quattro|quatro|четыре",
    "cinq|five|fünf|cinco|cinque|vijf|пять|pięć",
    "six|sechs|seis|sei|zes|шесть|sześć",
    "sept|seven|sieben|siete|sette|sete|zeven|семь",
    "huit|eight|acht|ocho|otto|oito|восемь|osiem",
    "neuf|nine|neun|nueve|nove|negen|девять|dziewięć",
};

enum { COUNTED = sizeof ordinals / sizeof *ordinals };

/* Returns the bytes of a word that counts at the beginning of `text`, and sets *number to the digit
 * that it stands for; 0 if there is none. */
static size_t counting_word_size(an_text text, const char *const lists[], an_text *number)
{
    static const char digits[] = "123456789";
    for (size_t i = 0; i < COUNTED; i++) {
        const size_t size = an__listed_size(text, lists[i]);
        if (size == 0)
            continue;
        *number = an_text_from(digits + i, 1);
        return size;
    }
    return 0;
}

/* Returns the bytes of a number of at most two digits with its ending, as in "3e", and sets
 * *number to its digits; 0 if there is none. */
static size_t ordinal_size(an_text text, an_text *number)
{
    static const char endings[] = "ème|eme|e|ère|re|st|nd|rd|th|.|ª|º|a|-й";
    const size_t digits = an_digits_size(text);
    *number = an_text_from(text.at, digits);
    return digits == 0 || digits > 2
               ? 0
               : digits + an_text_starts_any(an_text_after(text, digits), endings);
}

static size_t round_word_size(an_text text)
{
    size_t size;
    return an__heading_label_read(text, &size) == AN_LABELS_ROUND ? size : 0;
}

/* Returns the bytes of the number of a round at the beginning of `text`: "3e", "première"; behind
 * the word for a round also "deux". Sets *number to its digits. Returns 0 if there is none. */
static size_t count_size(an_text text, bool is_behind, an_text *number)
{
    size_t size = ordinal_size(text, number);
    size = size > 0 ? size : counting_word_size(text, ordinals, number);
    return size > 0 || !is_behind ? size : counting_word_size(text, cardinals, number);
}

size_t an__counted_round_size(an_text text, an_text *number)
{
    const size_t word = round_word_size(text);
    const size_t first = word > 0 ? word : count_size(text, false, number);
    const size_t gap = an_blanks_size(an_text_after(text, first));
    const an_text rest = an_text_after(text, first + gap);
    const bool is_glued = gap == 0 && (word > 0 || first == an_digits_size(text));
    if (first == 0 || is_glued)
        return 0;
    const size_t second = word > 0 ? count_size(rest, true, number) : round_word_size(rest);
    return second > 0 ? first + gap + second : 0;
}
