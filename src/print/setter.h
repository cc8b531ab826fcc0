/* The setter: puts words and parts on a page in a form, with spaces between words. */
#ifndef AN_PRINT_SETTER_H
#define AN_PRINT_SETTER_H

#include "form.h"

typedef struct an_setter {
    const an_form *form;
    an_buffer *out;
    size_t line;        /* where the current line of the source begins in `out` */
    bool in_line;       /* a paragraph of the main line is open */
    bool in_moves;      /* AN_PART_MOVES is open in that paragraph */
    bool in_variations; /* the variations of a move are open */
    bool needs_space;   /* a space belongs before the next word */
} an_setter;

void an__setter_open(an_setter *setter, an_part part);
void an__setter_close(an_setter *setter, an_part part);

/* Puts `text` as a part of its own. */
void an__setter_put_part(an_setter *setter, an_part part, an_text text);

/* Enters the main line, in a new paragraph if variations or a diagram came before. `in_moves` says
 * whether moves or comments on them follow. */
void an__setter_enter_line(an_setter *setter, bool in_moves);

/* Closes all open parts of the game. Call it before a block, or before another variation. */
void an__setter_leave(an_setter *setter);

/* Puts a space, unless the word is the first one, then the word. A word with a dash is never
 * broken. */
void an__setter_put_word(an_setter *setter, an_text word);

/* Puts a space, then a text within which lines may be broken. */
void an__setter_put_prose(an_setter *setter, an_text prose);

/* Puts `raw`, which could not be read, unchanged behind `label`, which says so. */
void an__setter_put_raw(an_setter *setter, const char *label, an_text raw);

/* Puts `text` directly behind the last word. */
void an__setter_glue(an_setter *setter, const char *text);

#endif
