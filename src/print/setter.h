/* The setter: puts words and blocks of a form to a page, with spaces between words. */
#ifndef AN_PRINT_SETTER_H
#define AN_PRINT_SETTER_H

#include "form.h"

typedef struct an_setter {
    const an_form *form;
    an_buffer *out;
    size_t line;        /* where the line of the source begins in out */
    bool in_line;       /* a paragraph of the main line is open */
    bool in_moves;      /* moves are, in it */
    bool in_variations; /* the variations of a move are open */
    bool needs_space;   /* before the next word */
} an_setter;

void an__setter_open(an_setter *setter, an_part part);
void an__setter_close(an_setter *setter, an_part part);

/* Puts a text in a part of its own. */
void an__setter_put_part(an_setter *setter, an_part part, an_text text);

/* Goes to the main line, in a new paragraph if variations or a diagram came before; in moves or in
 * comments on them. */
void an__setter_enter_line(an_setter *setter, bool in_moves);

/* Ends what is open in the game: for a block, or another variation. */
void an__setter_leave(an_setter *setter);

/* Puts a word behind a space, unless it is the first. A word with a dash stays on its line. */
void an__setter_put_word(an_setter *setter, an_text word);

/* Puts a text behind a space where lines may be broken within it. */
void an__setter_put_prose(an_setter *setter, an_text prose);

/* Puts what could not be read, as it stands, behind a label that says so. */
void an__setter_put_raw(an_setter *setter, const char *label, an_text raw);

/* Puts what is glued to the last word. */
void an__setter_glue(an_setter *setter, const char *text);

#endif
