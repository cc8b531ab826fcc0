/* Written moves whose squares are left open: a move that differs from one written before in its
 * squares alone costs a copy and four characters, whatever the notation. */
#ifndef AN_GAME_TEMPLATE_H
#define AN_GAME_TEMPLATE_H

#include <string.h>

#include "algnot/game.h"

enum {
    AN_TEMPLATE_WORD = 16,                   /* bytes, at the most */
    AN_TEMPLATE_ROOM = AN_TEMPLATE_WORD + 1, /* that are written, whatever the word's size */
    AN_TEMPLATES = 1 << (1 + 1 + 2 + 4 + 3)  /* an_template_index */
};

/* The characters of the squares, in the order of their places. */
enum { AN_FROM_FILE, AN_FROM_RANK, AN_TO_FILE, AN_TO_RANK, AN_PLACES };

typedef struct an_template {
    char word[AN_TEMPLATE_WORD];
    uint32_t size;            /* 0: not known, or no word of that kind */
    uint32_t width;           /* in code points */
    uint8_t place[AN_PLACES]; /* in the word; behind it: not written */
    char first[AN_PLACES];    /* how the first file or rank is written there */
} an_template;

/* The templates of a notation, made when they are first asked for. */
typedef struct an_templates {
    const an_notation *notation;
    bool is_careful; /* there are none, and nothing else is written at once: for tests */
    an_template of[AN_TEMPLATES];
} an_templates;

/* Makes the template of a move; false if it is none: too long, or more than a word. */
bool an_template_make(an_template *template, const an_templates *templates, const an_ply *ply,
                      an_color color);

/* All that is said of a move but its squares. */
static inline unsigned an_template_index(const an_ply *ply, an_color color)
{
    unsigned takes = ply->captured != AN_NO_ROLE;
    return ((((unsigned)color << 1 | takes) << 2 | ply->sign) << 4 | ply->needs) << 3 | ply->role;
}

/* NULL: the move is to be written with care. */
static inline const an_template *an_template_for(an_templates *templates, const an_ply *ply,
                                                 an_color color)
{
    an_template *template = &templates->of[an_template_index(ply, color)];
    bool is_step = ply->move.kind == AN_ORDINARY || ply->move.kind == AN_DOUBLE_STEP;
    if (!is_step || ply->move.promotion != AN_NO_ROLE)
        return NULL;
    bool is_known = template->size > 0 || an_template_make(template, templates, ply, color);
    return is_known ? template : NULL;
}

/* Writes the move to out[AN_TEMPLATE_ROOM]. */
static inline void an_template_fill(char *out, const an_template *template, an_move move)
{
    const unsigned squares[AN_PLACES] = {move.from % 8u, move.from / 8u, move.to % 8u,
                                         move.to / 8u};
    memcpy(out, template->word, AN_TEMPLATE_WORD);
    for (size_t i = 0; i < AN_PLACES; i++)
        out[template->place[i]] = (char)((unsigned char)template->first[i] + squares[i]);
}

#endif
