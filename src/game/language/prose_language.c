/* The language of the words around the moves, told by the names of the sides and of the pieces, or
 * by words that stand in every sentence or heading. */
#include "prose_language.h"

#include <string.h>

#include "bitboard.h"
#include "candidates.h"
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

enum { SIDES = 2, PIECES = 6, LANGUAGES_MAX = 64 };

/* Returns one of the lists of words of a language: the names of the sides, and behind them those of
 * the pieces; or the common words alone (`is_common`). Returns NULL if it has no such list. */
static const char *listed(const an_language *language, bool is_common, size_t list)
{
    if (!is_common && list >= SIDES)
        return language->name[AN_PAWN + list - SIDES];
    if (!is_common)
        return an__heading_labels(language->code, list == 0 ? AN_LABELS_WHITE : AN_LABELS_BLACK);
    for (size_t i = 0; i < sizeof common / sizeof *common && list == 0; i++)
        if (strcmp(common[i].language, language->code) == 0)
            return common[i].words;
    return NULL;
}

/* Adds to uses[n] how often `text` has words of the language in row n of an_languages, for the rows
 * with a bit in `languages`: the names of its sides and pieces, or its common words (`is_common`).
 */
static void count_uses(an_text text, uint64_t languages, bool is_common,
                       an_word_use uses[LANGUAGES_MAX])
{
    uint64_t prefixes[AN_PREFIXES] = {0};
    size_t ends[LANGUAGES_MAX] = {0}; /* where the last word of each language ends */
    for (uint64_t rows = languages; rows != 0;) {
        const unsigned row = an_take_first(&rows);
        for (size_t list = 0; list < SIDES + PIECES; list++)
            an__prefixes_add(prefixes, listed(&an_languages[row], is_common, list), row);
    }
    for (size_t at = 0; at < text.size; at++) {
        const an_text rest = an_text_after(text, at);
        if (!an_is_of_word(*rest.at) || !begins_word(text, at))
            continue;
        for (uint64_t rows = prefixes[an__prefix(rest)]; rows != 0;) {
            const unsigned row = an_take_first(&rows);
            size_t size = 0, list = 0;
            for (; list < SIDES + PIECES && size == 0 && at >= ends[row]; list++)
                size = an__listed_size(rest, listed(&an_languages[row], is_common, list));
            if (size == 0)
                continue;
            if (uses[row].weight == 0)
                uses[row].first = an_text_from(rest.at, size);
            uses[row].weight += !is_common && list <= SIDES ? 2 : 1;
            ends[row] = at + size;
        }
    }
}

an_word_use an__word_use(an_text text, const an_notation *notation)
{
    an_word_use uses[LANGUAGES_MAX] = {0};
    const uint64_t row = an__languages_of(notation, 1);
    count_uses(text, row, false, uses);
    return row != 0 ? uses[an_first(row)] : (an_word_use){0};
}

/* Returns the notations of `set` whose words of one kind `text` uses most; all of them if none
 * weigh AN_WORD_USE_TELLS. One common word tells languages with the same letters apart, but not
 * those that read pawns' moves alike, English among them. */
static uint64_t most_used(an_text text, const an_notation *notations, uint64_t set, bool is_common)
{
    an_word_use uses[LANGUAGES_MAX] = {0};
    uint64_t best = set;
    const an_language *first = notations[an_first(set)].language;
    size_t most = is_common && first != &an_languages[0] ? 1 : AN_WORD_USE_TELLS;
    if ((set & (set - 1)) != 0)
        count_uses(text, an__languages_of(notations, set), is_common, uses);
    for (uint64_t left = (set & (set - 1)) != 0 ? set : 0; left != 0;) {
        const size_t i = an_take_first(&left);
        const uint64_t row = an__languages_of(&notations[i], 1);
        const size_t weight = row != 0 ? uses[an_first(row)].weight : 0;
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
