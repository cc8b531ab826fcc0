/* Walking along a line of play, from token to token. */
#ifndef AN_GAME_MAIN_LINE_H
#define AN_GAME_MAIN_LINE_H

#include "algnot/game.h"

#include "buffer.h"

/* Adds the main line up to its first error as UCI writes it, with a blank between moves. The plies
 * of the game must have been kept, or its packed moves. */
void an__main_line_put_uci(an_buffer *out, const an_judgement *judgement);

/* Adds the numbers, from 1, of the half-moves of the main line that were played though the rules
 * forbid them: "13,27". */
void an__main_line_put_illegal(an_buffer *out, const an_judgement *judgement);

/* Packed moves of the main line that follow one another: those from an index on, up to another. */
typedef struct an_packed_run {
    size_t from, to;
    size_t token; /* the bracket behind them, or the result */
} an_packed_run;

/* Finds the run behind one; the first behind one of zeros. Returns false if there is none. */
bool an__next_packed_run(const an_judgement *judgement, an_packed_run *run);

/*
 * Returns the index of the next token of a kind, from `index` on, in the line of play that `index`
 * stands in; the game's token_count where that line has no other one. A walk along the main line
 * begins at index 0 and goes on behind each token that was found:
 *
 *     1. e4 (1. d4 d5) e5        moves of the main line: e4, e5
 */
size_t an__line_next(const an_game *game, size_t index, an_token_kind kind);

#endif
