/* Written moves whose squares are left open: a move that differs from one written before in its
 * squares alone costs a copy and four characters, whatever the notation. */
#ifndef AN_GAME_TEMPLATE_H
#define AN_GAME_TEMPLATE_H

#include <string.h>

#include "bytes.h"
#include "packed_move.h"

enum {
    AN_TEMPLATE_WORD = 16,                   /* bytes, at the most */
    AN_TEMPLATE_ROOM = AN_TEMPLATE_WORD + 1, /* that are written, whatever the word's size */
    AN_TEMPLATE_FROM = AN_ENTRY_FROM         /* bits before what is said of where a move begins */
};

/*
 * Where the squares of a move stand in a word: two characters each, the first of them in the low
 * byte, of which those that are its file and its rank count on from the first file and the first
 * rank. Where it goes stands in the lower half of a word, where it comes from in the upper.
 *
 *     Cb1-d2   from: place 1, first "a1", open 0x0707      to: place 4, the same
 *     Cbd2     from: place 1, first "aa", open 0x0007      to: place 2, first "a1", open 0x0707
 */
typedef struct an_template {
    char word[AN_TEMPLATE_WORD];
    uint32_t first;
    uint32_t open; /* the bits that the squares' files and ranks are added to */
    uint16_t from_place, to_place;
    uint16_t size;  /* 0: not known, or no word of that kind */
    uint16_t width; /* in code points */
} an_template;

/* The templates of a notation, made when they are first asked for. */
typedef struct an_templates {
    const an_notation *notation;
    bool is_careful; /* there are none, and nothing else is written at once: for tests */
    an_template of[2][AN_LOOKS_COUNT]; /* by color and looks */
} an_templates;

/* Makes the template of a move; false if it has none: it is too long, more than a word, or does not
 * write all of its like as they should be. */
bool an_template_make(an_template *template, const an_templates *templates, an_entry entry,
                      an_color color);

/* NULL: the move is to be written with care. */
static inline const an_template *an_template_for(an_templates *templates, an_entry entry,
                                                 an_color color)
{
    an_template *template = &templates->of[color][an_entry_looks(entry)];
    bool is_known = template->size > 0 || an_template_make(template, templates, entry, color);
    return is_known ? template : NULL;
}

/* The squares of an entry as the characters of a template. */
static inline uint32_t an_template_squares(const an_template *template, an_entry entry)
{
    uint32_t squares = entry & (63u | 63u << AN_TEMPLATE_FROM);
    return template->first + ((squares | squares << 5) & template->open);
}

/* Writes the move to out[AN_TEMPLATE_ROOM]. */
static inline void an_template_fill(char *out, const an_template *template, an_entry entry)
{
    /* all is read before anything is written, which could be a part of it for what is known */
    uint32_t squares = an_template_squares(template, entry);
    size_t from_place = template->from_place, to_place = template->to_place;
    memcpy(out, template->word, AN_TEMPLATE_WORD);
    an_put_two_bytes(out + from_place, squares >> AN_TEMPLATE_FROM);
    an_put_two_bytes(out + to_place, squares);
}

#endif
