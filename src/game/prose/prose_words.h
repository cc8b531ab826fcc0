/* What a word or number of plain text may be: a move, a number that fits, the end of a sentence.
 *
 * The functions look at the tokens behind the lexer's place; only an__prose_next takes one. */
#ifndef AN_GAME_PROSE_WORDS_H
#define AN_GAME_PROSE_WORDS_H

#include "prose.h"

/* Returns the text from `token` up to the lexer's end. */
an_text an__prose_text_from(const an_prose *p, const an_token *token);

/* Returns the next token without taking it. The result is kept, so that asking again costs nothing.
 */
an_token an__prose_peek(const an_prose *p);

/* Takes the next token and returns it. */
an_token an__prose_next(an_prose *p);

/* Returns true if `token` has the shape of a move. Digits such as 5254 count only as the first move
 * of a game, or if the first move was written so. */
bool an__looks_like_move(const an_prose *p, const an_token *token);

/* Returns true if the next token looks like a move. */
bool an__move_follows(const an_prose *p);

/* Returns true if the next token of the lexer `ahead` looks like a move. */
bool an__move_is_next(const an_prose *p, an_lexer ahead);

/* Returns true if `token` is a number with its move. The lexer `behind` stands behind the token. */
bool an__has_move(const an_prose *p, const an_token *token, an_lexer behind);

/* What a look ahead passes over, as bits. */
enum {
    AN_PASS_FIGURES = 1 << 0, /* clock times, evaluations, dates */
    AN_PASS_SIGNS = 1 << 1,   /* signs and NAGs */
    AN_PASS_COMMENTS = 1 << 2,
    AN_PASS_CLOSES = 1 << 3, /* parentheses that close */
    AN_PASS_STOPS = 1 << 4,  /* the ends of sentences */
    AN_PASS_NUMBERS = 1 << 5
};

/* Returns the next token of the lexer `ahead` that is none of `passes`, and moves the lexer behind
 * it. */
an_token an__look(const an_prose *p, an_lexer *ahead, unsigned passes);

/* Moves the lexer `ahead` over at most two moves in a row, and over what `passes` says. Returns how
 * many there are. `*next` receives the token behind them; the lexer stands behind that. */
uint32_t an__look_over_moves(const an_prose *p, an_lexer *ahead, unsigned passes, an_token *next);

/* Returns true if `token`, which stands where a move is due, is a damaged move that cannot be
 * prose: "Cf9", "Bb55", the C of "C f3". */
bool an__is_broken_move(const an_prose *p, const an_token *token);

/* Returns true if `token` is a move that begins with a file or a sign of capture, as the rest of a
 * move does whose piece stands apart: the f3 of "C f3". */
bool an__goes_to_square(const an_prose *p, const an_token *token);

/* Returns true if `word` is the code of an opening, such as "C65". */
bool an__is_opening_code(an_text word);

/* Returns true if the word behind the first number of a game is a move or a damaged one: it holds a
 * square ("1. E4", "1. ¤f3"), or the game goes on behind it ("1. é4 Nf6"). */
bool an__attempt_follows(const an_prose *p);

/* Returns true if any word and then a move follow a number on its line: "4. T36 Cf6". */
bool an__torn_pair_follows(const an_prose *p);

/* Returns how many moves follow a number: 0, 1 or 2. Clock times and the like among them are
 * skipped. */
uint32_t an__plies_that_follow(const an_prose *p);

/* "6. Nf3 … 6.-Nbd7": returns true if the dash behind `number` stands for White's move, as Black's
 * is due under that number. */
bool an__dash_says_black(const an_prose *p, const an_token *number);

/* Returns true if `number` is that of the half-move that is due. */
bool an__number_fits(const an_prose *p, const an_token *number);

/* Returns true if `number` is that of a half-move already played. */
bool an__number_is_past(const an_prose *p, const an_token *number);

/* Returns `word` without the signs, dots and apostrophes behind it. */
an_text an__prose_bare_word(an_text word);

/* Returns true if `word` may say the result of a game: "nulle", "temps". */
bool an__may_say_result(const an_prose *p, const an_token *word);

/* Returns true if `word` says how a game ended: "nulle", "mat". */
bool an__says_end(const an_prose *p, const an_token *word);

/* Returns true if `word` stands for the moves that a sheet leaves out: "etc". */
bool an__says_more(const an_prose *p, const an_token *word);

/* Returns `word` without the signs of capture, check and annotation that are glued behind it. */
an_text an__without_signs(an_text word);

/* Returns true if `number` is a dot alone: the end of a sentence, which numbers nothing. */
bool an__is_full_stop(const an_prose *p, const an_token *number);

/* Returns true if `word` is the same move as `move`, apart from its signs. */
bool an__is_same_move(const an_prose *p, const an_token *move, const an_token *word);

/* Returns true if `number` is that of the last move, and the same move follows it again. */
bool an__repeats_last_move(const an_prose *p, const an_token *number);

/* Returns true if digits are glued to the dot of `number` that are neither a move nor a result:
 * "1.12", "0.5". The lexer `behind` stands behind the number. */
bool an__is_decimal(const an_prose *p, const an_token *number, an_lexer behind);

/* Returns true if a clock time, an evaluation or a date begins at `token`. */
bool an__prose_begins_figure(const an_prose *p, const an_token *token);

#endif
