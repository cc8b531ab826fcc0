/* The language of the words around the moves, told by the names of the sides and of the pieces. */
#include "prose_language.h"

#include <string.h>

#include "bitboard.h"
#include "fold.h"
#include "heading_labels.h"

/* Returns true if a word may begin at `at`: no letter or digit stands right before it. */
static bool begins_word(an_text text, size_t at)
{
    return at == 0 || !an_is_of_word(text.at[at - 1]);
}

enum { WORDS_MAX = 24 };

/* The words of a language: the names of the sides, then those of the pieces. */
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

static vocabulary vocabulary_of(const an_language *language)
{
    vocabulary known = {.count = 0};
    add_words(&known, an__heading_labels(language->code, AN_LABELS_WHITE));
    add_words(&known, an__heading_labels(language->code, AN_LABELS_BLACK));
    known.sides = known.count;
    for (an_role role = AN_PAWN; role <= AN_KING; role++)
        add_words(&known, language->name[role]);
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
        size = an__folded_words_size(rest, known->words[i]);
        *is_side = i < known->sides;
    }
    return size;
}

an_word_use an__word_use(an_text text, const an_language *language)
{
    an_word_use use = {0};
    if (language == NULL)
        return use;
    const vocabulary known = vocabulary_of(language);
    for (size_t at = 0, size; at<text.size; at += size> 0 ? size : 1) {
        const an_text rest = an_text_after(text, at);
        bool is_side = false;
        size = begins_word(text, at) ? known_size(&known, rest, &is_side) : 0;
        if (size > 0 && use.weight == 0)
            use.first = an_text_from(rest.at, size);
        use.weight += is_side && size > 0 ? 2 : size > 0;
    }
    return use;
}

size_t an__language_named(an_text text, const an_notation *notations, uint64_t set)
{
    enum { BEGINNING = 600 }; /* bytes */
    size_t best = an_first(set), most = AN_WORD_USE_TELLS - 1;
    text.size = text.size < BEGINNING ? text.size : BEGINNING;
    for (uint64_t left = (set & (set - 1)) != 0 ? set : 0; left != 0;) {
        const size_t i = an_take_first(&left);
        const size_t weight = an__word_use(text, notations[i].language).weight;
        best = weight > most ? i : best;
        most = weight > most ? weight : most;
    }
    return best;
}
