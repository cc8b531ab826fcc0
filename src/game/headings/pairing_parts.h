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

#include "algnot/chess.h"

/* What stands between two players. A weak joint says little: a comma or "et" joins them only if
 * their colors are told. Wide blanks are the last way. */
typedef enum an_pairing_joint {
    AN_JOINT_DASH,
    AN_JOINT_WORD,
    AN_JOINT_WEAK,
    AN_JOINT_WIDE
} an_pairing_joint;

typedef struct an_pairing_parts {
    an_text white, black;
    an_text elo[2]; /* of both, if they stand beside their colors; `at` NULL: they do not */
    an_text code;   /* of an opening; empty if there is none */
    an_text rest;   /* what stands behind a comma or in brackets, such as a place and a date */
    size_t size;    /* bytes of everything before `rest` */
    size_t end;     /* bytes of everything, with `rest` */
    an_pairing_joint joint;
    bool has_roles; /* the colors stand beside the names */
    bool has_given; /* given names stand behind the surnames, in brackets: parts of the names */
} an_pairing_parts;

/* Splits `line` at what stands between two players. If White is written with a comma,
 * "Short,Nigel", Black is, too. Returns false if nothing of the kind stands there. */
bool an__pairing_split(an_text line, an_pairing_joint joint, an_pairing_parts *all);

/* Returns the bytes of the color before a player at the beginning of `text`, with what parts them:
 * "Blancs Roy" or, short and with a colon, "Bl.: Roy". Sets `*role` to it. Returns 0 if there is
 * none. */
size_t an__role_size(an_text text, an_text *role);

/* Returns true if two texts say who has the white pieces, and who the black ones. One of them may
 * be empty. */
bool an__are_roles(an_text white, an_text black);

/* Returns true if all of `text` is a word or a dash that stands between two players. */
bool an__is_against(an_text text);

/* Takes a bracket with what stands in it off the end of `*name`, and returns what stands in it; an
 * empty text if there is none. */
an_text an__bracket_at_end(an_text *name);

/* Returns where the last word of `text` begins. */
size_t an__last_word(an_text text);

/* Returns the bytes of `text` up to several blanks or a tab. */
size_t an__size_to_gap(an_text text);

/* Returns the bytes of `text` up to the comma with this index; all of them if it has fewer. Commas
 * in brackets do not count. */
size_t an__size_to_comma(an_text text, size_t index);

#endif
