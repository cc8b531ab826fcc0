/* Moves, and the signs behind them, on the page. */
#ifndef AN_GAME_MOVES_H
#define AN_GAME_MOVES_H

#include "algnot/game.h"

#include "numerals.h"
#include "packed_move.h"

/* Writes the move at a token, with its number where that is due, and the signs glued to it. */
void an__scribe_put_move(an_scribe *scribe, size_t index);

/* Writes a move of which nothing but its packed form is known, with its number where that is
 * due. */
void an__scribe_put_packed_move(an_scribe *scribe, an_entry move);

/* Writes the next move of the current line, and a NUL, to out[AN_SAN_MAX]; returns its size. */
size_t an__scribe_write_move(an_scribe *scribe, char *out, an_entry move);

/* Writes the next move of the current line as its own game would have it, in short notation, and a
 * NUL, to out[AN_SAN_MAX]; returns its size. */
size_t an__scribe_write_meant(const an_scribe *scribe, char *out, const an_ply *ply);

/* Writes the number of the next move of the current line. */
void an__scribe_put_number(an_scribe *scribe);

/* Returns how many bytes of a played token are its move; signs follow. A word that could not be
 * read, but was mended, is a move up to its signs. */
size_t an__scribe_move_size(const an_scribe *scribe, size_t index);

/* Returns true if NAGs are written as numbers: $14. */
bool an__scribe_numbers_nags(const an_scribe *scribe);

/* Writes a NAG, unless NAGs are dropped. between_moves: a move stands right before it and another
 * one behind it. Some signs are written as numbers there: in plain text a sign such as ∆ (with the
 * idea) keeps the move behind it from being played. */
void an__scribe_put_nag(an_scribe *scribe, unsigned nag, bool between_moves);

/* Writes signs that stand after a move, glued to it or apart. */
void an__scribe_put_signs(an_scribe *scribe, an_text text, bool gives_check, bool between_moves);

/* Writes a draw offer: (=), or a comment that holds it. */
void an__scribe_put_offer(an_scribe *scribe);

/* Writes a NAG as an__scribe_put_nag does, but to out[AN_NAG_MAX]. Returns true if it is glued to
 * its move. */
bool an__scribe_write_nag(char *out, const an_scribe *scribe, unsigned nag, bool between_moves);

/* Returns a draw offer as an__scribe_put_offer writes it: "(=)" or "{(=)}". */
const char *an__scribe_offer(const an_scribe *scribe);

#endif
