/* The parts of a line that says who plays whom:
 *
 *     Partie de Yanis B. (blancs) contre Théo L. (noirs)
 *     opening   white    role     word   black   role
 *
 *     Lefèvre - Moulin (12/05/1994)
 *     white     black   rest
 */
#ifndef AN_GAME_PAIRING_PARTS_H
#define AN_GAME_PAIRING_PARTS_H

#include "algnot/base.h"

typedef struct an_pairing_parts {
    an_text white, black;
    an_text code;   /* of an opening; empty if there is none */
    an_text rest;   /* what stands behind a comma or in brackets, such as a place and a date */
    size_t size;    /* bytes of everything before `rest` */
    size_t end;     /* bytes of everything, with `rest` */
    bool has_word;  /* a word stands between the names, no dash */
    bool is_wide;   /* nothing but blanks stands between the names */
    bool has_roles; /* the colors stand behind the names */
    bool has_given; /* given names stand behind the surnames, in brackets: parts of the names */
} an_pairing_parts;

/* Splits `line` at a dash between two players, or at a word such as "contre". If White is written
 * with a comma, "Short,Nigel", Black is, too. Returns false if none stands there. */
bool an__pairing_split(an_text line, bool by_word, an_pairing_parts *all);

/* Splits `line` at several blanks or a tab, if they stand in one place alone. Returns false if they
 * do not. */
bool an__pairing_split_wide(an_text line, an_pairing_parts *all);

/* Returns true if all of `text` is a word or a dash that stands between two players. */
bool an__is_against(an_text text);

/* Takes a bracket with what stands in it off the end of `*name`, and returns what stands in it; an
 * empty text if there is none. */
an_text an__bracket_at_end(an_text *name);

/* Returns where the last word of `text` begins. */
size_t an__last_word(an_text text);

/* Returns the bytes of `text` up to the comma with this index; all of them if it has fewer. Commas
 * in brackets do not count. */
size_t an__size_to_comma(an_text text, size_t index);

#endif
