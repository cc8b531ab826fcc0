/* Templates: written moves with gaps for their squares. A move that differs from an earlier one
 * only in its squares costs a copy and four characters, in any notation. */
#ifndef AN_GAME_TEMPLATE_H
#define AN_GAME_TEMPLATE_H

#include <string.h>

#include "bytes.h"
#include "packed_move.h"

enum {
    AN_TEMPLATE_WORD = 16,                   /* maximal bytes of a word */
    AN_TEMPLATE_ROOM = AN_TEMPLATE_WORD + 1, /* bytes written, even if the word is shorter */
    AN_TEMPLATE_FROM = AN_ENTRY_FROM         /* lowest bit of the square of origin */
};

/*
 * Where the squares of a move stand in its word. Each square takes two characters at its place, of
 * which one or both are open: they are the file or rank of the square, counted from the character
 * in `first`. The lower half of `first` and `open` is for the square the move goes to, the upper
 * half for the one it comes from; in each half the first character is the low byte.
 *
 *     Cb1-d2   from: place 1, first "a1", open 0x0707      to: place 4, the same
 *     Cbd2     from: place 1, first "aa", open 0x0007      to: place 2, first "a1", open 0x0707
 */
typedef struct an_template {
    char word[AN_TEMPLATE_WORD];
    uint32_t first;
    uint32_t open; /* the bits of `first` to which files and ranks are added */
    uint16_t from_place, to_place;
    uint16_t size;  /* in bytes; 0: not known yet, or moves of this kind have no template */
    uint16_t width; /* in code points */
} an_template;

/* The templates of a notation. Each is made when it is first needed. */
typedef struct an_templates {
    const an_notation *notation;
    bool is_careful; /* set by tests: no template is used, and every word is written separately */
    an_template of[2][AN_LOOKS_COUNT]; /* by color and by looks (an_entry_looks) */
} an_templates;

/* Makes the template for `move` and all moves that look like it. Returns false if there is none:
 * the written move is too long, is more than one word, or other moves of its kind are written
 * otherwise. */
bool an__template_make(an_template *template, const an_templates *templates, an_entry move,
                       an_color color);

/* Returns the template of `move`. NULL means that it has none: write it with an_san_write. */
static inline const an_template *an_template_for(an_templates *templates, an_entry move,
                                                 an_color color)
{
    an_template *template = &templates->of[color][an_entry_looks(move)];
    bool is_known = template->size > 0 || an__template_make(template, templates, move, color);
    return is_known ? template : NULL;
}

/* Returns the four characters of the move's squares, in the order of template->first. */
static inline uint32_t an_template_squares(const an_template *template, an_entry move)
{
    uint32_t squares = move & (63u | 63u << AN_TEMPLATE_FROM);
    return template->first + ((squares | squares << 5) & template->open);
}

/* Returns a word of up to eight bytes, the first of which is the lowest, with the two lower bytes
 * of `two` at `place`. */
static inline uint64_t an_with_two(uint64_t word, size_t place, uint32_t two)
{
    const size_t shift = 8 * place;
    return (word & ~(UINT64_C(0xffff) << shift)) | (uint64_t)(two & 0xffff) << shift;
}

/* Returns true if `move` is surely written as the word of `size` bytes that begins with the bytes
 * `eight`, of which the first is the lowest. False may also mean that the word is longer. */
static inline bool an_template_is(const an_template *template, an_entry move, uint64_t eight,
                                  size_t size)
{
    if (template->size != size || size > AN_EIGHT)
        return false;
    uint32_t squares = an_template_squares(template, move);
    uint64_t due = an_eight_bytes(template->word);
    due = an_with_two(due, template->from_place, squares >> AN_TEMPLATE_FROM);
    due = an_with_two(due, template->to_place, squares);
    return (due ^ eight) << 8 * (AN_EIGHT - size) == 0;
}

/* Writes a move to out[AN_TEMPLATE_ROOM]. */
static inline void an_template_fill(char *out, const an_template *template, an_entry move)
{
    /* All of `template` is read before anything is written, as `out` may overlap it for all that
     * the compiler knows. */
    uint32_t squares = an_template_squares(template, move);
    size_t from_place = template->from_place, to_place = template->to_place;
    memcpy(out, template->word, AN_TEMPLATE_WORD);
    an_put_two_bytes(out + from_place, squares >> AN_TEMPLATE_FROM);
    an_put_two_bytes(out + to_place, squares);
}

#endif
