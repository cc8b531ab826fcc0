/* Words and signs that stand for a move of which nothing could be read. */
#ifndef AN_GAME_ILLEGIBLE_H
#define AN_GAME_ILLEGIBLE_H

#include "algnot/base.h"

/* "illisible", "coup illisible": returns true if one of few words says so. */
bool an__says_illegible(an_text text);

/* ?, ..., ___, (illegible): returns true if a word, in brackets or not, stands for a move of which
 * nothing could be read. Where no move is missing, ? and its like say something else. */
bool an__is_hole(an_text word);

/* Returns the bytes of such a word, or of brackets that hold one, at the beginning of a text; 0 if
 * there is none. */
size_t an__hole_at(an_text text);

#endif
