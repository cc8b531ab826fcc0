/* The language of the words around the moves, told by the names of the sides and of the pieces. */
#include "prose_language.h"

#include <string.h>

#include "fold.h"
#include "heading_labels.h"

/* Returns true if a word may begin at `at`: no letter or digit stands right before it. */
static bool begins_word(an_text text, size_t at)
{
    char before = at > 0 ? text.at[at - 1] : ' ';
    return !an_is_letter(before) && !an_is_digit(before) && (unsigned char)before < 0x80;
}

/* Returns the bytes of the name of a side that `rest` begins with; 0 if there is none. */
static size_t side_size(an_text rest, const an_language *language)
{
    an_heading_label names = AN_LABELS_NOTHING;
    const char *words;
    for (size_t i = 0; (words = an__heading_label_words(i, &names)) != NULL; i++) {
        bool is_side = names == AN_LABELS_WHITE || names == AN_LABELS_BLACK;
        size_t size = is_side ? an_folded_size(rest, words) : 0;
        if (size > 0 && strcmp(an__heading_label_language(i), language->code) == 0)
            return size;
    }
    return 0;
}

/* Returns the bytes of the name of a piece that `rest` begins with; 0 if there is none. */
static size_t piece_size(an_text rest, const an_language *language)
{
    for (an_role role = AN_PAWN; role <= AN_KING; role++) {
        const char *name = language->name[role];
        size_t size = name != NULL && *name != '\0' ? an_folded_size(rest, name) : 0;
        if (size > 0)
            return size;
    }
    return 0;
}

an_word_use an__word_use(an_text text, const an_language *language)
{
    an_word_use use = {0};
    size_t at = 0;
    while (language != NULL && at < text.size) {
        an_text rest = an_text_after(text, at);
        bool begins = begins_word(text, at);
        size_t side = begins ? side_size(rest, language) : 0;
        size_t size = begins && side == 0 ? piece_size(rest, language) : side;
        if (size > 0 && use.weight == 0)
            use.first = an_text_from(rest.at, size);
        use.weight += side > 0 ? 2 : size > 0;
        at += size > 0 ? size : 1;
    }
    return use;
}
