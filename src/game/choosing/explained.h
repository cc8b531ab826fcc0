/* How the reading of a text and the explanation of its claims stand to each other. */
#ifndef AN_GAME_EXPLAINED_H
#define AN_GAME_EXPLAINED_H

#include "attempt.h"
#include "candidates.h"

/* Returns true if words say that a claim was not played, or that the game was over before it. */
bool an__words_speak_against(const an_claims *claims);

/* Returns true if the reading plays exactly the moves that the words of the article call played. */
bool an__plays_as_told(const an_played *played, const an_game *game);

/* Returns true if every move of the reading belongs to a claim, apart from words that are no moves.
 * Otherwise the reading understands the text in another way, for example as columns or as moves
 * without numbers. */
bool an__stands_in_claims(const an_claims *claims, const an_judgement *judgement);

/* Returns true if the reading plays the moves of every number, and no words speak against one of
 * them, or say that the game was over. Then no two numbers claim the same move, and the words have
 * nothing to decide. Lines that begin anew at move 1, and were not played, do not count. */
bool an__has_no_rivals(const an_claims *claims, const an_game *game);

/* Returns the index of the first claim with a number that the reading plays, though it is doubtful:
 * the cheapest explanation leaves it out because of words further off, or because of "after" behind
 * the game, or it may begin what theory has, or it is the last one and words on both sides
 * contradict each other. Returns the number of claims if there is none. */
size_t an__weakly_played(const an_played *played, const an_game *game);

/* Returns true if the explanation `played` has the moves of the judged reading up to its error, and
 * then leaves out the wrong word without getting further. That word is rather a slip. */
bool an__hides_error(const an_judgement *judgement, const an_played *played, const an_reach *reach);

/* Returns true if the judged reading goes wrong at a word that the explanation does not play. */
bool an__passes_error(const an_judgement *judgement, const an_played *played);

/* Returns the first well attested notation that reads all moves of the claims as they were read,
 * and also some that could not be read; NULL if there is none. */
const an_notation *an__reads_more_claims(const an_claims *claims, const an_game *game,
                                         const an_candidates *candidates);

#endif
