/* Runs: plain moves and comments, many at once. */
#ifndef AN_GAME_RUNS_H
#define AN_GAME_RUNS_H

#include "algnot/game.h"

/* Writes plain moves and comments from the token at index on, as long as they follow each other.
 * Returns the index of the first token that is left: what cannot be written at once is. */
size_t an__scribe_put_run(an_scribe *scribe, size_t index);

/* Like an__scribe_put_run, for a game that is kept as packed moves. scribe->packed tells how many
 * of them were written. */
size_t an__scribe_put_packed_run(an_scribe *scribe, size_t index);

/* Returns how many packed moves stand before a token: a comment, a sign, a bracket, or the result.
 */
static inline size_t an_moves_before(const an_judgement *judgement, const an_token *token)
{
    return token->kind == AN_TOKEN_RESULT ? judgement->own.entry_count : token->value;
}

#endif
