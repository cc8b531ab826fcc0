/* A game played in one language, to see whether it is written in it. */
#ifndef AN_GAME_TRIAL_H
#define AN_GAME_TRIAL_H

#include "bench.h"
#include "lines_of_play.h"

/* Replays the game in a notation and judges nothing. */
an_trial an_arbiter_try(an_arbiter *arbiter, const an_notation *notation);

/* The same from where the guess, which is that notation, broke off. */
an_trial an_arbiter_try_on(an_arbiter *arbiter, const an_notation *notation);

/* Whether the guess has met a pawn that is named by its letter, which is beyond the table. */
static inline bool an_arbiter_guess_names_pawns(const an_arbiter *arbiter)
{
    return arbiter->guess.roles >> AN_PAWN & 1;
}

/* Plies that a language must carry a game further than any does with exact letters. */
enum { AN_CHANCE_PLIES = 4 };

/* A trial that has not met anything; what it meets takes away from it. trial.c */
extern const an_trial an_trial_hopeful;

/* Takes note of a move that was understood. */
void an_trial_note(an_trial *trial, const an_san *san);

/* The same of plain moves that are no pawn's with its letter: rows of their letters, bit by bit. */
void an_trial_note_rows(an_trial *trial, uint32_t rows);

/* And of what is left of its word, if that is not plain. */
void an_trial_note_rest(an_trial *trial, an_text word, const an_san *san);

/* A move that is written plainly, and one of the board; false: it is to be read with care. */
bool an_arbiter_read_plain(const an_arbiter *arbiter, const an_token *token,
                           const an_variation *line, an_san *san, an_move *move);

#endif
