/* What a word may be: a move, a number, the end of a sentence. */
#ifndef AN_GAME_PROSE_WORDS_H
#define AN_GAME_PROSE_WORDS_H

#include "prose.h"

/* The text of a token; and from it up to where the lexer ends. */
an_text an__prose_text(const an_prose *p, const an_token *token);

an_text an__prose_text_from(const an_prose *p, const an_token *token);

/* Returns true if there is a letter or a digit in it: signs and brackets that stand alone are no
 * words. */
bool an__is_word(an_text text);

/* The token behind the last one: looked at, which costs but once, and taken. */
an_token an__prose_peek(const an_prose *p);

an_token an__prose_next(an_prose *p);

/* A number is a move only where the first one is. */
bool an__looks_like_move(const an_prose *p, const an_token *token);

/* Returns true if the token behind the last one looks like a move; and whether a lexer's next one
 * does. */
bool an__move_follows(const an_prose *p);

bool an__move_is_next(const an_prose *p, an_lexer ahead);

/* What stands where a move is due and cannot be prose: Cf9, Bb55, the C of "C f3". */
bool an__is_broken_move(const an_prose *p, const an_token *token);

/* C65: the code of an opening, by the letter of its volume and two digits. */
bool an__is_opening_code(an_text word);

/* "1. E4", "1. ¤f3", "1. é4 Nf6": behind the first number of all what holds a square was meant to
 * be a move, and what looks like one where a game goes on behind it. */
bool an__attempt_follows(const an_prose *p);

/* "4. T36 Cf6": returns true if any word follows a number, and a move behind it on the same
 * line. */
bool an__torn_pair_follows(const an_prose *p);

/* Moves that follow a number: two, one or none. */
uint32_t an__plies_that_follow(const an_prose *p);

/* Returns true if a number is that of the ply that is due, or of one played before. */
bool an__number_fits(const an_prose *p, const an_token *number);

bool an__number_is_past(const an_prose *p, const an_token *number);

/* A move without the signs of capture, check and annotation that are glued behind it. */
an_text an__without_signs(an_text word);

/* A dot that numbers nothing: the end of a sentence. */
bool an__is_full_stop(const an_prose *p, const an_token *number);

/* Returns true if a word is a move that was met before, signs apart. */
bool an__is_same_move(const an_prose *p, const an_token *move, const an_token *word);

/* Returns true if the last move stands again behind its number. */
bool an__repeats_last_move(const an_prose *p, const an_token *number);

/* 1.12, 0.5: digits glued to the dot of a number that are neither a move nor a result. The lexer
 * behind the number looks ahead. */
bool an__is_decimal(const an_prose *p, const an_token *number, an_lexer behind);

bool an__prose_begins_figure(const an_prose *p, const an_token *token);

/* The lexer's next token that begins no figure. */
an_token an__prose_look_past_figures(const an_prose *p, an_lexer *ahead);

#endif
