/* Runs: many plain moves and comments, written at once. */
#ifndef AN_GAME_RUNS_H
#define AN_GAME_RUNS_H

#include "algnot/game.h"

/* Writes plain moves and comments from the token `index` on, as long as they follow each other.
 * Returns the index of the first token that is not written. */
size_t an__scribe_put_run(an_scribe *scribe, size_t index);

/* Does what an__scribe_put_run does for a game that is kept as packed moves, and returns the same.
 * scribe->packed counts the moves that were written. */
size_t an__scribe_put_packed_run(an_scribe *scribe, size_t index);

/* Returns how many packed moves stand before `token`, which is a comment, a sign, a bracket, or the
 * result. */
static inline size_t an_moves_before(const an_judgement *judgement, const an_token *token)
{
    return token->kind == AN_TOKEN_RESULT ? judgement->own.entry_count : token->value;
}

#endif
