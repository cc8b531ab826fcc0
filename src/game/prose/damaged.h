/* What a sheet has in the stead of a move. */
#ifndef AN_GAME_DAMAGED_H
#define AN_GAME_DAMAGED_H

#include "prose.h"

/* Returns true if a word or number in an open slot was meant as a move, by what stands behind it.
 * Then the token is that move, with what is glued to it, and is taken. */
bool an__prose_take_torn(an_prose *p, an_token *token);

/* "1. ___ e5", "1. (illisible) e5": returns true if a word that stands for White's first move opens
 * a game behind number 1; and takes it. */
bool an__prose_opens_with_hole(const an_prose *p, const an_token *number);

an_token an__prose_take_hole(an_prose *p);

/* "2. Cf3 8c5", "6. 1e1": returns true if a number is a digit in the stead of a letter, glued to a
 * square where a move is due and no such number. Then the token is that move, which is taken. */
bool an__prose_take_letter(an_prose *p, an_token *number);

/* "1s. Ph4 Dh7", "1O) Fc2": returns true if a number, where one is due, has lost a digit, by the
 * dot and the move behind it. Then the token is all of that number, which is taken. */
bool an__prose_take_torn_number(an_prose *p, an_token *number);

/* "1 0. d4 Cbd7": returns true if the number that is due stands in two parts. Then the token is all
 * of it, which is taken. */
bool an__prose_join_number(an_prose *p, an_token *number);

/* "1. dg Nf6 2. c4": returns true if the word behind number 1, before any move, was meant as a move
 * by what stands behind it. */
bool an__prose_opens_torn(const an_prose *p);

/* A game that begins with number 2 may have its first moves in a comment: \textbf{1.e4 e5} 2.Nf3.
 */
void an__prose_note_opening(an_prose *p);

#endif
