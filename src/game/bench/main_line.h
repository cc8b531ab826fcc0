/* Walks along a line of play, from token to token. */
#ifndef AN_GAME_MAIN_LINE_H
#define AN_GAME_MAIN_LINE_H

#include "algnot/game.h"

#include "buffer.h"

/* Appends the main line up to its first error in UCI notation, with blanks between moves. The plies
 * of the game, or its packed moves, must have been kept. */
void an__main_line_put_uci(an_buffer *out, const an_judgement *judgement);

/* Appends the numbers, counted from 1, of those half-moves of the main line that were played
 * although they are illegal: "13,27". */
void an__main_line_put_illegal(an_buffer *out, const an_judgement *judgement);

/* A run of packed moves of the main line: those with indices from `from` up to, but not including,
 * `to`. */
typedef struct an_packed_run {
    size_t from, to;
    size_t token; /* the index of the bracket behind the run, or of the result */
} an_packed_run;

/* Replaces *run by the next run; if its members are all 0, by the first one. Returns false if there
 * is none. */
bool an__next_packed_run(const an_judgement *judgement, an_packed_run *run);

/*
 * Returns the index of the next token of kind `kind`, from `index` on, in the line of play that
 * `index` stands in; game->token_count if there is none. To walk along the main line, begin at
 * index 0, and go on one behind each token that was found:
 *
 *     1. e4 (1. d4 d5) e5        moves of the main line: e4, e5
 */
size_t an__line_next(const an_game *game, size_t index, an_token_kind kind);

/* Returns the index of the bracket that closes the line of play that `index` stands in;
 * game->token_count if there is none. */
size_t an__line_end(const an_game *game, size_t index);

/* Returns true if the token `index` is a word among the moves, but no move. */
static inline bool an_is_prose(const an_judgement *judgement, size_t index)
{
    const an_token *token = &judgement->game->tokens[index];
    const an_ply *ply = &judgement->plies[index];
    return token->kind == AN_TOKEN_PROSE ||
           (token->kind == AN_TOKEN_MOVE && !ply->is_played && !ply->is_refused);
}

#endif
