/* Line breaks of an article whose paragraphs were wrapped at some width. */
#ifndef AN_GAME_LINE_BREAKS_H
#define AN_GAME_LINE_BREAKS_H

#include "algnot/base.h"

/* The width at which a paragraph was wrapped, in columns; 0 if it shows none. */
typedef struct an_line_breaks {
    size_t of_text; /* the widest paragraph of the text that shows a width */
    size_t of_paragraph;
    const char *from, *until; /* where that paragraph begins and ends; NULL before the first one */
    bool are_short; /* no line of the text is longer than paper or a message would have it */
} an_line_breaks;

/* Returns what the lines of `text` show of its width. */
an_line_breaks an__line_breaks_of(an_text text);

/* Returns true if the line that ends at `end` ends only because it was wrapped, so that its
 * sentence may go on. The text begins at `begin`, and `rest` stands behind the line. It is fast if
 * lines are asked about in order. */
bool an__is_wrapped_at(an_line_breaks *breaks, const char *begin, const char *end, an_text rest);

#endif
