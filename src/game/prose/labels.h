/* The words that head a game. */
#ifndef AN_GAME_LABELS_H
#define AN_GAME_LABELS_H

#include "prose.h"

/* Where the line of a place begins. Headings are short; of a longer line some of it. */
const char *an__line_begin(const char *begin, const char *at);

/* Two names with a dash between them, which stands apart. */
bool an__names_two(an_text words);

/* Durand Petit, Table 2: several words, and no small one but short ones, as "vs" is: no sentence.
 */
bool an__are_names(an_text words);

/* Résultat : 0-1 */
bool an__is_label(an_text words);

/* Partie 2 :   Dupont - Durand, Paris 1999 : */
bool an__heads_game(an_text words);

/* The words that a line has before number 1, from the least to the most that they say: others that
 * stand apart, "Gambit dame 1. d4"; a label of anything, "Revanche : 1. d4", "II. 1. d4"; that of a
 * game, "Partie 2 : 1. d4", "Martin - Petit 1. d4". */
typedef enum an_label { AN_NO_LABEL, AN_WORDS, AN_LABEL, AN_LABEL_OF_GAME } an_label;

an_label an__prose_label_before(const an_prose *p, uint32_t number);

/* "Partie 2 : d4 d5": returns true if a token stands behind the label of a game, which begins its
 * line. */
bool an__prose_stands_behind_label(const an_prose *p, const an_token *token);

/* Behind "Partie 2" or the like, with a colon or without. */
bool an__prose_stands_behind_head(const an_prose *p, const an_token *number);

/* The 2 of such a label, which numbers no move. */
bool an__is_number_of_label(const an_prose *p, const an_token *number);

/* A number may be that of a round. */
bool an__may_be_of_heading(const an_token *token);

#endif
