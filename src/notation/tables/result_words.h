/* Results in words, such as "les Noirs abandonnent" or "draw agreed". */
#ifndef AN_NOTATION_RESULT_WORDS_H
#define AN_NOTATION_RESULT_WORDS_H

#include "algnot/notation.h"

/* Returns the result that `words` say as a whole; AN_NO_RESULT if they are not certain to say one.
 * Case, accents and the number of blanks do not matter. "Resigns" alone does not say who has won.
 */
an_result an__result_in_words(an_text words);

/* Returns the result in figures that a label at the beginning of `words` has, if another label
 * stands behind it on its line: "Résultat : 1-0   Signatures :". Sets *size to the bytes of the
 * label and the result. Otherwise returns AN_NO_RESULT, and sets *size to 0. */
an_result an__result_of_field(an_text words, size_t *size);

/* Returns true if `words` are one of those for a draw: "remis", "nulle par accord". */
bool an__names_draw(an_text words);

/* Returns true if `text` begins with a word that counts moves, as behind "remis im 32.". */
bool an__names_moves(an_text text);

/* Returns true if all of `words` say why a game ended so: "au temps", "(by agreement)". */
bool an__is_reason(an_text words);

/* Returns true if all of `words` say of a player who is named before them that he wins, loses or
 * resigns: "gagne", "won on time". Sets `*wins`. */
bool an__tells_fate(an_text words, bool *wins);

/* The side to move behind the last move that is written, and whether it is certain that no move of
 * the other side is missing: "Resigns" then speaks of it. */
typedef struct an_mover {
    an_color turn;
    bool is_sure;
} an_mover;

/* Returns the result if `words` say, in one of the languages, that the game ended: a side or a
 * player wins, loses or resigns, or a draw was agreed. A player who resigns, or whose flag falls,
 * is the one to move if the words tell nothing else: "Resigns", "Anand resigned". Returns
 * AN_UNFINISHED if nobody knows which side resigns, because that is not sure, or because "I", a
 * pronoun or "my opponent" does. With `may_go_on` the words are the first clause of a sentence, or
 * stand among others: then a noun does not count, as in "Aufgabe: Weiß am Zug". Otherwise returns
 * AN_NO_RESULT. */
an_result an__ending_by(an_text words, an_mover mover, bool may_go_on);

/* Does the same where the player who resigns is to move. */
static inline an_result an__ending_in_words(an_text words, an_color turn, bool may_go_on)
{
    return an__ending_by(words, (an_mover){turn, true}, may_go_on);
}

/* Returns true if `sentence` says, in one of the languages, that a draw was offered, and its rest
 * or `next`, the sentence behind it, says that the offer was accepted, in words that end their
 * clause: "he accepted the pawn" is something else. No word between the two may take it back, as in
 * "I did not take it". Case, accents and the number of blanks do not matter. */
bool an__tells_accepted_offer(an_text sentence, an_text next);

/* Returns the bytes of a piece or the exchange with its article at the beginning of `text`, such as
 * "la qualité"; 0 if there is none. Behind a verb such as "abandonne" it says what a player gives
 * up, so that he does not resign. "A pawn" does not count, as in "resigned a pawn down". */
size_t an__given_up_size(an_text text);

#endif
