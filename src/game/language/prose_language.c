/* The language of the words around the moves, told by the names of the sides and of the pieces, or
 * by words that stand in every sentence or heading. */
#include "prose_language.h"

#include <string.h>

#include "bitboard.h"
#include "fold.h"
#include "glyphs.h"
#include "heading_labels.h"
#include "utf8.h"

/* Returns true if a word may begin at `at`: no letter or digit stands right before it. */
static bool begins_word(an_text text, size_t at)
{
    return at == 0 || !an_is_of_word(text.at[at - 1]);
}

/* Words of nearly every sentence, of languages whose pieces share their letters with another one.
 */
static const struct {
    const char *language, *words;
} common[] = {
    {"en", "the|and|after|with|this|round|board"},
    {"fr", "le|les|et|des|du|une|après|dans|ronde|tournoi"},
    {"de", "der|die|das|und|nach|mit|ist|runde|brett|turnier"},
    {"es", "el|y|los|las|con|aquí|entonces|después|pero|muy|torneo|fecha|mesa|ronda|por|otra|otro|"
           "ahora|fue|mejor|sin"},
    {"it", "il|che|qui|dopo|della|non|gli|è|torneo|turno|scacchiera|partita|poi|nel|nella|ma|fu|"
           "alla|con|anche|più|sono"},
    {"pt", "os|com|uma|não|depois|dos|mas|torneio|rodada|mesa"},
    {"ca", "els|amb|aquí|llavors|després|però|dels|les|torneig|ronda|tauler|el|i|va|més|millor|"
           "ara|sense|partida"},
    {"nl", "het|een|met|niet|na|ronde|bord|partij"},
    {"sv", "och|efter|att|är|inte|det|som|rond|parti"},
    {"da", "og|efter|ikke|det|af|blev|runde|parti"},
    {"nb", "og|etter|ikke|det|av|ble|runde|parti"},
    {"ro", "și|după|este|cu"},
};

enum { WORDS_MAX = 24 };

/* Words of a language, those that name the sides before the others. */
typedef struct vocabulary {
    an_text words[WORDS_MAX];
    size_t sides, count;
    uint32_t first_letters; /* a bit for each; all bits if a word begins beyond ASCII */
} vocabulary;

static void add_words(vocabulary *known, const char *list)
{
    while (list != NULL && *list != '\0' && known->count < WORDS_MAX) {
        const bool is_ascii = (unsigned char)*list < 0x80;
        known->first_letters |= is_ascii ? UINT32_C(1) << (*list & 31) : UINT32_MAX;
        known->words[known->count++] = an__next_listed(&list);
    }
}

/* Returns the names of the sides and pieces, or the common words (`is_common`). */
static vocabulary vocabulary_of(const an_language *language, bool is_common)
{
    vocabulary known = {.count = 0};
    if (!is_common) {
        add_words(&known, an__heading_labels(language->code, AN_LABELS_WHITE));
        add_words(&known, an__heading_labels(language->code, AN_LABELS_BLACK));
        known.sides = known.count;
        for (an_role role = AN_PAWN; role <= AN_KING; role++)
            add_words(&known, language->name[role]);
        return known;
    }
    for (size_t i = 0; i < sizeof common / sizeof *common; i++)
        if (strcmp(common[i].language, language->code) == 0)
            add_words(&known, common[i].words);
    return known;
}

/* Returns the bytes of the first word of `known` that `rest` begins with; 0 if there is none. Sets
 * `*is_side` if it is the name of a side. */
static size_t known_size(const vocabulary *known, an_text rest, bool *is_side)
{
    size_t size = 0;
    if ((unsigned char)*rest.at < 0x80 && !(known->first_letters >> (*rest.at & 31) & 1))
        return 0;
    for (size_t i = 0; i < known->count && size == 0; i++) {
        size = an_may_fold_alike(*rest.at, *known->words[i].at)
                   ? an__folded_words_size(rest, known->words[i])
                   : 0;
        *is_side = i < known->sides;
    }
    return size;
}

static an_word_use use_of(an_text text, const vocabulary *known)
{
    an_word_use use = {0};
    for (size_t at = 0, size; at<text.size; at += size> 0 ? size : 1) {
        const an_text rest = an_text_after(text, at);
        bool is_side = false, may_be = an_is_of_word(*rest.at) && begins_word(text, at);
        size = may_be ? known_size(known, rest, &is_side) : 0;
        if (size > 0 && use.weight == 0)
            use.first = an_text_from(rest.at, size);
        use.weight += is_side && size > 0 ? 2 : size > 0;
    }
    return use;
}

an_word_use an__word_use(an_text text, const an_language *language)
{
    if (language == NULL)
        return (an_word_use){0};
    const vocabulary known = vocabulary_of(language, false);
    return use_of(text, &known);
}

/* Returns the notations of `set` whose words of one kind `text` uses most; all of them if none
 * weigh AN_WORD_USE_TELLS. One common word tells languages with the same letters apart, but not
 * those that read pawns' moves alike, English among them. */
static uint64_t most_used(an_text text, const an_notation *notations, uint64_t set, bool is_common)
{
    uint64_t best = set;
    const an_language *first = notations[an_first(set)].language;
    size_t most = is_common && first != &an_languages[0] ? 1 : AN_WORD_USE_TELLS;
    for (uint64_t left = (set & (set - 1)) != 0 ? set : 0; left != 0;) {
        const size_t i = an_take_first(&left);
        if (notations[i].language == NULL)
            continue;
        const vocabulary known = vocabulary_of(notations[i].language, is_common);
        const size_t weight = use_of(text, &known).weight;
        if (weight >= most)
            best = (weight == most && best != set ? best : 0) | UINT64_C(1) << i;
        most = weight > most ? weight : most;
    }
    return best;
}

/* Languages that come first among those with the same letters, but are written by fewer people than
 * the next of them. A text with words names them only by words of its own. */
static const char rarer[] = "ca|sk";

/* Returns true if `text` has a word that is longer than what stands in a score sheet. */
static bool has_long_word(an_text text)
{
    enum { LONG = 4 };
    size_t letters = 0;
    for (size_t at = 0, size; at < text.size && letters < LONG; at += size) {
        const an_text rest = an_text_after(text, at);
        an_utf8_decode(rest, &size);
        const bool is_letter =
            an_is_of_word(*rest.at) && !an_is_digit(*rest.at) && an__dash_size(rest) == 0;
        letters = is_letter ? letters + 1 : 0;
    }
    return letters == LONG;
}

size_t an__language_named(an_text text, const an_notation *notations, uint64_t set)
{
    enum { BEGINNING = 2000 }; /* bytes */
    text.size = text.size < BEGINNING ? text.size : BEGINNING;
    set = most_used(text, notations, set, false);
    set = most_used(text, notations, set, true);
    const uint64_t others = set & (set - 1);
    const an_language *first = notations[an_first(set)].language;
    bool is_rarer = first != NULL && an__is_listed(an_text_of(first->code), rarer);
    return an_first(others != 0 && is_rarer && has_long_word(text) ? others : set);
}
