/*
 * The fast path: plain games, and plain stretches of other games, read and played at once.
 *
 * Nearly every game of a database is tag pairs, plain moves with their numbers, comments,
 * variations and a result, and there is nothing to say of it. Such a game never becomes tokens:
 *
 *   text ── quick_read ──> one packed word a ply ── quick_lines ──> the last position,
 *            quick_commented                         quick_play      and packed moves if asked for
 *                                                    quick_facts
 *
 * If anything else comes, or if there may be something to say, the game is handed over untouched,
 * and read and judged the general way, token by token. There the fast path takes the stretches
 * between brackets and whatever is not plain:
 *
 *   text ── quick_tokens ──> tokens ── quick_run ──> plies, in the line of play that is open
 *
 * A whole game is faster, because it need not keep what nobody asks for: its player leaves out the
 * key of a position, the clock, who may castle and what may be taken en passant, and finds them
 * when it needs them. A stretch must leave the whole position, as a variation may begin behind each
 * of its moves.
 *
 * Either way the outcome is what the general way gives; test_quick holds them against each other.
 */
#ifndef AN_GAME_QUICK_H
#define AN_GAME_QUICK_H

#include "algnot/game.h"

#include "plain.h"

/* The fast path takes no longer games. Hardly any is. */
enum { AN_QUICK_PLIES = 1024 };

/* Bits of a word that an_plain leaves free. The word was not read by an_plain_read_short, so that
 * it may name the square its piece comes from. */
#define AN_PLAIN_LONG (UINT32_C(1) << 26)

/* "e.p." stands behind the word. */
#define AN_PLAIN_PASSING (UINT32_C(1) << 30)

/* Comments, NAGs, brackets, and annotations glued to moves, as tokens of a game that begins at
 * base. The value of each is the number of words before it. */
typedef struct an_quick_asides {
    an_token *tokens; /* NULL: nobody asks for them */
    size_t count, room;
    const char *base;
} an_quick_asides;

/* A bracket of a variation. */
typedef struct an_quick_bracket {
    uint16_t plies; /* the words before it */
    bool opens;
} an_quick_bracket;

/* Variations in a game, and in one another, at the most. */
enum { AN_QUICK_BRACKETS = 512, AN_QUICK_DEPTH = 4 };

/* A game as it is written, one word a ply, those of variations where they stand. */
typedef struct an_quick_words {
    size_t count;
    size_t shift; /* added to the index of the next word: twice its number from 0 on, and 1 more for
                     Black; wraps around */
    an_plain plain[AN_QUICK_PLIES];
    size_t bracket_count;
    an_quick_bracket brackets[AN_QUICK_BRACKETS];
    an_result result;
    an_text result_word; /* behind the moves */
    an_quick_asides asides;
} an_quick_words;

#endif
