/* Line breaks of an article whose paragraphs were wrapped at some width. */
#ifndef AN_GAME_LINE_BREAKS_H
#define AN_GAME_LINE_BREAKS_H

#include "algnot/base.h"

/* What the lines of a text show of the width at which its paragraphs were wrapped. A width is that
 * of the longest line of a paragraph, in columns; 0 if the paragraph was not wrapped. */
typedef struct an_line_breaks {
    size_t of_text;           /* the largest width of a paragraph of the text */
    size_t of_paragraph;      /* that of the paragraph that was asked about last */
    bool is_running;          /* that paragraph is running text, whose lines were not filled … */
    const char *from, *until; /* … and where it begins and ends; NULL before the first one */
    size_t widest; /* the columns of the longest line of the text; 0 if it is longer than lines of
                    * paper or of a message are */
} an_line_breaks;

/* Returns what the lines of `text` show, before a paragraph was asked about. */
an_line_breaks an__line_breaks_of(an_text text);

/* Returns true if the line that ends at `end` was wrapped there, so that its sentence may go on.
 * The text begins at `begin`, and `rest` stands behind the line. Ask about lines in their order:
 * each paragraph is then measured once. */
bool an__is_wrapped_at(an_line_breaks *breaks, const char *begin, const char *end, an_text rest);

#endif
