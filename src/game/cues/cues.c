/* Cues found in a text, and its language. Articles in languages without cues are explained without
 * them. */
#include "cues.h"

#include <assert.h>
#include <string.h>

#include "cue_rows.h"
#include "extremes.h"
#include "result_words.h"
#include "text.h"
#include "utf8.h"

/* ---- the index ---- */

static void index_rows(an_cues *cues)
{
    cues->count = 1;
    for (size_t i = 0; i < AN_CUE_LANGUAGES; i++)
        for (int cue = AN_CUE_NOT_PLAYED; cue < AN_CUE_COUNT; cue++)
            for (const char *rest = an__cue_rows[i]->words[cue]; rest != NULL;) {
                const an_text words = an__next_listed(&rest);
                uint16_t *first = &cues->first[i][an__prefix(words)];
                assert(cues->count < AN_CUE_WORDS_MAX);
                cues->words[cues->count] =
                    (an_cue_words){words.at, *first, (uint8_t)words.size, (uint8_t)cue};
                *first = cues->count++;
            }
}

/* Returns true if the letters of ASCII show, up to any other character, that `text` does not begin
 * with `words`. The first letter has to have its accent: Italian "è" is not "e". */
static bool differ(const an_cue_words *words, an_text text)
{
    const size_t size = an_smaller(words->size, text.size);
    if ((unsigned char)*words->at < 0x80 && (unsigned char)*text.at >= 0x80)
        return true;
    for (size_t i = 0; i < size && an_is_letter(text.at[i]); i++) {
        if (i > 0 && !an_is_letter(words->at[i]))
            return false;
        if (an_lower(text.at[i]) != an_lower(words->at[i]))
            return true;
    }
    return false;
}

/* "gab nicht auf": returns true if `word` is no name, but takes back what is said. */
static bool is_negation(an_text word)
{
    static const char words[] = "nicht|niet|inte|ikke|ekki";
    return an__is_listed(word, words);
}

/* Returns the bytes of a player's name and of `word`, the last word of a cue, at the beginning of
 * `text`: "Müller auf" for "auf". Returns 0 if they do not stand there, or if `word` ends no
 * clause: in "gab Müller auf d5 einen Bauern" it belongs to what follows. */
static size_t size_behind_name(an_text text, an_text word)
{
    enum { MOST_WORDS = 3 };
    size_t size = 0;
    for (unsigned i = 0; i < MOST_WORDS; i++) {
        size += an__space_size(an_text_after(text, size));
        size_t begin = size;
        while (size < text.size && an_is_of_word(text.at[size]))
            size++;
        size += size > begin && size < text.size && text.at[size] == '.'; /* "H. Müller" */
        size_t gap = an__space_size(an_text_after(text, size));
        size_t found = an__folded_words_size(an_text_after(text, size + gap), word);
        an_text behind = an_text_after(text, size + gap + found);
        behind = an_text_after(behind, an__space_size(behind));
        if (size == begin || gap == 0 || is_negation(an_text_from(text.at + begin, size - begin)))
            return 0;
        if (found > 0)
            return behind.size == 0 || !an_is_of_word(*behind.at) ? size + gap + found : 0;
    }
    return 0;
}

/* Like an__folded_words_size, for the words of a cue, in which * stands for a name: "gab Müller
 * auf", but not "gab den Bauern auf". */
static size_t cue_size(an_text text, an_text words)
{
    const char *name = memchr(words.at, '*', words.size);
    if (name == NULL)
        return an__folded_words_size(text, words);
    const size_t before = (size_t)(name - words.at) - 1, behind = before + sizeof "* ";
    size_t size = an__folded_words_size(text, an_text_from(words.at, before));
    const an_text object = an_text_after(text, size);
    const bool is_other = an__given_up_size(an_text_after(object, an__space_size(object))) > 0;
    size_t last = size == 0 || is_other
                      ? 0
                      : size_behind_name(an_text_after(text, size), an_text_after(words, behind));
    return last > 0 ? size + last : 0;
}

/* "waren" is not "wären": returns true if `text` begins with `words` letter by letter, behind the
 * first one. */
static bool is_exact(const an_cue_words *words, an_text text)
{
    return text.size >= words->size && memcmp(text.at + 1, words->at + 1, words->size - 1U) == 0;
}

/* Returns the longest cue of `language` at the beginning of `text`, of the kinds that have a bit in
 * `kinds`; of those as long, one with the same letters. Sets `*size` to its bytes; 0 if there is
 * none. */
static an_cue look(const an_cues *cues, size_t language, an_text text, unsigned kinds, size_t *size)
{
    an_cue found = AN_CUE_NONE;
    bool found_exact = false;
    *size = 0;
    if (text.size == 0 || language == AN_CUE_LANGUAGES)
        return found;
    for (uint16_t i = cues->first[language][an__prefix(text)]; i > 0; i = cues->words[i].next) {
        const an_cue_words *words = &cues->words[i];
        if (!(kinds >> words->cue & 1) || differ(words, text))
            continue;
        size_t matched = cue_size(text, an_text_from(words->at, words->size));
        const bool exact = matched > 0 && is_exact(words, text);
        if (matched < *size || matched == 0 || (matched == *size && exact <= found_exact))
            continue;
        *size = matched;
        found_exact = exact;
        found = (an_cue)words->cue;
    }
    return found;
}

/* ---- the language ---- */

/* Sets counts[] to the bytes of the words of `text` that are cues, for the languages from `first`
 * up to, not including, `end`. Stops once counts[first] reaches `enough`. */
static void count_cues(const an_cues *cues, an_text text, size_t first, size_t end, size_t enough,
                       size_t counts[])
{
    bool begins_word = true;
    for (; text.size > 0 && counts[first] < enough; text = an_text_after(text, 1)) {
        const bool is_begin = begins_word && an_is_of_word(*text.at);
        begins_word = !an_is_of_word(*text.at);
        for (size_t i = first, size; i < end && is_begin; i++) {
            look(cues, i, text, ~0u, &size);
            counts[i] += size;
        }
    }
}

void an__cues_find(an_cues *cues, an_text text, const an_language *of_moves)
{
    enum { ENOUGH = 1024, CLEARLY = 12, SURELY = 40 }; /* ENOUGH: bytes of text; others: of cues */
    size_t counts[AN_CUE_LANGUAGES] = {0}, most = 0, own = 0;
    if (cues->count == 0)
        index_rows(cues);
    text.size = an_smaller(text.size, ENOUGH);
    while (own < AN_CUE_LANGUAGES &&
           (of_moves == NULL || strcmp(an__cue_rows[own]->language, of_moves->code) != 0))
        own++;
    cues->language = (uint8_t)own;
    if (own < AN_CUE_LANGUAGES) {
        count_cues(cues, text, own, own + 1, SURELY - CLEARLY, counts);
        most = counts[own] + CLEARLY;
    }
    if (most >= SURELY)
        return;
    memset(counts, 0, sizeof counts);
    count_cues(cues, text, 0, AN_CUE_LANGUAGES, SIZE_MAX, counts);
    for (uint8_t i = 0; i < AN_CUE_LANGUAGES; i++) {
        if (counts[i] <= most)
            continue;
        cues->language = i;
        most = counts[i];
    }
}

/* ---- what words say ---- */

/* Returns the bytes of an article or a pronoun before an apostrophe, as in "l'idée"; 0 if there is
 * none. */
static size_t elided_size(an_text word)
{
    enum { MOST = 2 };
    for (size_t i = 1; i <= MOST && i + 1 < word.size && an__letter_size(word) == 1; i++)
        if (word.at[i] == '\'')
            return i + 1;
    return an_text_starts(an_text_after(word, 1), "’") ? 1 + strlen("’") : 0;
}

an_cue an__cue_read(const an_cues *cues, an_text text, size_t *size)
{
    const unsigned kinds = ~(1U << AN_CUE_BEHIND | 1U << AN_CUE_REFUSED);
    const an_cue cue = look(cues, cues->language, text, kinds, size);
    const size_t elided = cue == AN_CUE_NONE ? elided_size(text) : 0;
    if (elided == 0)
        return cue;
    const an_cue behind = look(cues, cues->language, an_text_after(text, elided), kinds, size);
    *size += elided;
    return behind;
}

/* Returns true if the word at the beginning of `text` has one of the endings of `language`. Verbs
 * have two letters before it or more: "fait" is no imperfect. */
static bool has_ending(size_t language, an_text text)
{
    size_t size = 0;
    while (size < text.size && an_is_of_word(text.at[size]))
        size++;
    for (const char *list = language < AN_CUE_LANGUAGES ? an__cue_rows[language]->endings : NULL;
         list != NULL;) {
        const an_text ending = an__next_listed(&list);
        if (size > ending.size + 1 &&
            memcmp(text.at + size - ending.size, ending.at, ending.size) == 0)
            return true;
    }
    return false;
}

an_cue an__cue_behind(const an_cues *cues, an_text text)
{
    size_t size;
    enum {
        BEHIND =
            1 << AN_CUE_BEHIND | 1 << AN_CUE_UNREAL | 1 << AN_CUE_ELSEWHERE | 1 << AN_CUE_PLAYED
    };
    const an_cue cue = look(cues, cues->language, text, BEHIND, &size);
    return cue == AN_CUE_NONE && has_ending(cues->language, text) ? AN_CUE_BEHIND : cue;
}

bool an__refuses(const an_cues *cues, an_text text)
{
    size_t size;
    if (look(cues, cues->language, text, 1u << AN_CUE_REFUSED, &size) != AN_CUE_REFUSED)
        return false;
    const an_text behind = an_text_after(text, size);
    const an_text sign = an_text_after(behind, an__space_size(behind));
    return sign.size == 0 || an_is_among(*sign.at, ".!");
}

size_t an__letter_size(an_text text)
{
    enum { SIGNS = 0xe2, LATIN_SIGNS = 0xc2 }; /* lead bytes of characters that are no letters */
    if (text.size == 0)
        return 0;
    const unsigned char first = (unsigned char)*text.at;
    if (first < 0x80)
        return an_is_letter(*text.at) || an_is_digit(*text.at) || first == '\'';
    size_t size;
    an_utf8_decode(text, &size);
    return first == SIGNS || first == LATIN_SIGNS || an__space_size(text) > 0 ? 0 : size;
}
