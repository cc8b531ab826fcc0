/* The words that head a game. Where a function takes `words`, they are a line or a part of one. */
#ifndef AN_GAME_LABELS_H
#define AN_GAME_LABELS_H

#include "prose.h"

enum { AN_HEADING_LINE = 160 }; /* the most bytes of a line that may be part of a heading */

/* Returns true if `words` are two names with a dash and blanks between them: "Martin - Petit". */
bool an__names_two(an_text words);

/* Returns true if `words` are several words, and none of more than three bytes begins with a small
 * letter: "Durand vs Petit, Table 2". Such words are no sentence. */
bool an__are_names(an_text words);

/* Returns true if `words` end with a colon: "Résultat :". */
bool an__is_label(an_text words);

/* Returns true if `words` are the label of a game: "Partie 2 :", "Dupont - Durand, Paris 1999 :".
 */
bool an__heads_game(an_text words);

/* What the words before number 1 on its line say, from the least to the most:
 *
 * AN_WORDS           any words of their own     "Gambit dame 1. d4"
 * AN_LABEL           a label of anything        "Revanche : 1. d4", "II. 1. d4"
 * AN_LABEL_OF_GAME   the label of a game        "Partie 2 : 1. d4", "Martin - Petit 1. d4"
 */
typedef enum an_label { AN_NO_LABEL, AN_WORDS, AN_LABEL, AN_LABEL_OF_GAME } an_label;

/* Returns what the words before `number`, an offset in the game, say. */
an_label an__prose_label_before(const an_prose *p, uint32_t number);

/* Returns true if a colon stands before `at`, behind blanks and marks of bold letters at most. */
bool an__follows_colon(const an_prose *p, const char *at);

/* Returns true if a label such as "Partie 2 :" begins the line of `token` and nothing else stands
 * before the token: "Partie 2 : d4 d5". */
bool an__prose_stands_behind_label(const an_prose *p, const an_token *token);

/* Returns true if words like "Partie 2", with or without a colon, stand before `number` on its
 * line. */
bool an__prose_stands_behind_head(const an_prose *p, const an_token *number);

/* Returns true if `number` is that of a label: the 2 of "Partie 2 :", which numbers no move. */
bool an__is_number_of_label(const an_prose *p, const an_token *number);

/* Returns true if `token` may be part of a heading. A number may, as rounds have numbers. */
bool an__may_be_of_heading(const an_token *token);

#endif
