/* Results in words, such as "les Noirs abandonnent" or "draw agreed". */
#ifndef AN_NOTATION_RESULT_WORDS_H
#define AN_NOTATION_RESULT_WORDS_H

#include "algnot/notation.h"

/* Returns the result that `words` say as a whole; AN_NO_RESULT if they are not certain to say one.
 * Case, accents and the number of blanks do not matter. "Resigns" alone does not say who has won.
 */
an_result an__result_in_words(an_text words);

/* Returns true if `words` are one of those for a draw: "remis", "nulle par accord". */
bool an__names_draw(an_text words);

/* Returns true if all of `words` say of a player who is named before them that he wins, loses or
 * resigns: "gagne", "won on time". Sets `*wins`. */
bool an__tells_fate(an_text words, bool *wins);

/* What is known of the sides of players who are not named by their color. */
typedef struct an_known_sides {
    an_color turn;   /* the side to move: whose player resigns, if nothing else is said */
    an_color writer; /* the side of who wrote the text; set if has_writer */
    bool has_writer;
} an_known_sides;

/* Sets known->writer if `text` says so: "I was White", "j'avais les Noirs". If it says both,
 * known->has_writer becomes false. */
void an__find_own_side(an_text text, an_known_sides *known);

/* Returns the result if `words` say, in one of the languages, that the game ended: a side or a
 * player wins, loses or resigns, or a draw was agreed. A player who resigns is the side to move if
 * the words tell nothing else: "Resigns", "Anand resigned". "I" is the writer; a pronoun, or "my
 * opponent", is the other player. Returns AN_UNFINISHED if it is such a player who resigns, and the
 * writer's side is not known. With `may_go_on` the words are the first clause of a sentence, or
 * stand among others: then a noun does not count, as in "Aufgabe: Weiß am Zug". Otherwise returns
 * AN_NO_RESULT. */
an_result an__ending_in_words(an_text words, const an_known_sides *known, bool may_go_on);

#endif
