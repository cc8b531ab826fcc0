/* Labels of headings, in all languages. */
#include "heading_labels.h"

#include <string.h>

#include "bitboard.h"
#include "extremes.h"
#include "fold.h"
#include "heading_words.h"
#include "labels.inc"
#include "text.h"

size_t an__against_size(an_text text)
{
    static const char against[] =
        "vs.|vs|v.|v|versus|against|contre|gegen|contra|contro|tegen|против|"
        "proti|przeciw|mot";
    return an__listed_size(text, against);
}

/* Returns the size of the longest label in the rows of `set` that `text` begins with,
 * of those that name this; 0 if there is none. */
static size_t label_size(an_text text, uint64_t set, an_heading_label names)
{
    size_t longest = 0;
    while (set != 0) {
        size_t size = an__listed_size(text, an__heading_words[an_take_first(&set)].labels[names]);
        longest = an_larger(size, longest);
    }
    return longest;
}

an_heading_label an__heading_label_read(an_text text, size_t *size)
{
    an_heading_label longest = AN_LABELS_NOTHING;
    const uint64_t set = label_rows[an__prefix(text)];
    *size = 0;
    for (an_heading_label i = AN_LABELS_NOTHING; i <= AN_LABELS_GAME; i++) {
        size_t bytes = label_size(text, set, i);
        if (bytes <= *size)
            continue;
        *size = bytes;
        longest = i;
    }
    return longest;
}

bool an__names_result(an_text text)
{
    return label_size(text, label_rows[an__prefix(text)], AN_LABELS_RESULT) > 0;
}

bool an__names_board(an_text text)
{
    enum { SIGN_MAX = 6 };                                /* bytes of " n° " and its like */
    while (text.size > 0 && an_is_among(*text.at, "*_#")) /* the marks of **Table 2** */
        text = an_text_after(text, 1);
    size_t size = label_size(text, label_rows[an__prefix(text)], AN_LABELS_BOARD);
    an_text rest = an_text_after(text, size);
    while (size > 0 && rest.size > 0 && !an_is_digit(*rest.at) && !an_is_line_end(*rest.at) &&
           rest.at - text.at < (ptrdiff_t)size + SIGN_MAX)
        rest = an_text_after(rest, 1);
    return size > 0 && rest.size > 0 && an_is_digit(*rest.at);
}

const char *an__heading_labels(const char *language, an_heading_label names)
{
    for (const an_heading_words *row = an__heading_words; row->language != NULL; row++)
        if (strcmp(row->language, language) == 0)
            return row->labels[names];
    return NULL;
}
