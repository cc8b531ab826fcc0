/* Line breaks of an article whose paragraphs were wrapped at some width. */
#ifndef AN_GAME_LINE_BREAKS_H
#define AN_GAME_LINE_BREAKS_H

#include "algnot/base.h"

/* What the lines of a text show of the width at which they were wrapped. */
typedef struct an_line_breaks {
    size_t width;   /* the longest line of its wrapped paragraphs, in columns; 0 if there is none */
    bool are_short; /* no line is longer than paper or a message would have it */
} an_line_breaks;

/* Returns what the lines of `text` show. */
an_line_breaks an__line_breaks_of(an_text text);

/* Returns true if the line that ends at `end`, in a text that begins at `begin` and has `rest`
 * behind that line, ends only because it was wrapped, so that its sentence may go on. */
bool an__is_wrapped_at(const an_line_breaks *breaks, const char *begin, const char *end,
                       an_text rest);

#endif
