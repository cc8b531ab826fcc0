/* What pages of HTML have in common. */
#ifndef AN_PRINT_HTML_PAGE_H
#define AN_PRINT_HTML_PAGE_H

#include "form.h"
#include "print_words.h"

extern const an_around an__html_around[AN_PART_COUNT];

/* Puts the beginning of a page up to <body>, with the style sheet `sheet`. If the options have no
 * title, `usual_title` is the title. */
void an__html_put_begin(an_buffer *out, const an_print_options *options, const char *language,
                        const char *sheet, an_print_word usual_title);

/* Puts a text of any bytes. Text that runs from right to left, or changes the direction, is
 * isolated from the text around it. */
void an__html_put_text(an_buffer *out, an_text text);

#endif
