/* Damaged moves and numbers of a score sheet, and the holes that stand in the place of a move.
 *
 * The functions with an an_token * replace it by the repaired token and move the lexer behind that;
 * when they return false, they change nothing. */
#ifndef AN_GAME_DAMAGED_H
#define AN_GAME_DAMAGED_H

#include "prose.h"

/* Returns true if `token`, a word or number in an open slot, is a damaged move, as what follows it
 * shows. `*token` then becomes that move, with everything that is glued to it. */
bool an__prose_take_torn(an_prose *p, an_token *token);

/* Returns true if `number`, before any move, is number 1 and a hole follows it, a mark or word in
 * the place of White's first move, and then a move or number: "1. ___ e5", "1. (illisible) e5".
 * `*hole` receives the hole as a move, and the lexer stands behind it. */
bool an__prose_take_hole(an_prose *p, const an_token *number, an_token *hole);

/* Returns true if `number` is a digit that was written for a letter and is glued to a square, where
 * a move is due: "2. Cf3 8c5", "6. 1e1". `*number` then becomes that move. */
bool an__prose_take_letter(an_prose *p, an_token *number);

/* Returns true if `number` is damaged, where a number is due, and a dot or bracket and a move
 * follow it: "1s. Ph4 Dh7", "1O) Fc2". `*number` then covers the whole damaged number. */
bool an__prose_take_torn_number(an_prose *p, an_token *number);

/* Returns true if the number that is due stands in two parts: "1 0. d4 Cbd7". `*number` then covers
 * both and has their value. */
bool an__prose_join_number(an_prose *p, an_token *number);

/* Returns true if the word behind number 1, before any move, is a damaged move, as what follows it
 * shows: "1. dg Nf6 2. c4". The lexer stands behind the number. */
bool an__prose_opens_torn(const an_prose *p);

/* Reports moves that stand in a comment although the game needs them. Call it for a game that
 * begins with number 2: in "\textbf{1.e4 e5} 2.Nf3" the braces hold its opening. */
void an__prose_note_opening(an_prose *p);

#endif
