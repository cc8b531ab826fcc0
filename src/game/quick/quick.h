/*
 * The fast path: plain games, and plain stretches of other games, read and played at once.
 *
 * Nearly every game of a database consists of tag pairs, plain moves with their numbers, comments,
 * variations and a result, and raises no finding. Such a game never becomes tokens:
 *
 *   text ── quick_read ──> one packed word a ply ── quick_lines ──> the last position,
 *            quick_commented                         quick_play      and packed moves if asked for
 *                                                    quick_facts
 *
 * Where a profile or a check asks how the words are written, quick_game says whether that is surely
 * as in PGN's export format.
 *
 * If anything else comes, or if a finding may be due, the game is handed over untouched, and read
 * and judged the general way, token by token. There the fast path still takes the plain stretches
 * of a line of play:
 *
 *   text ── quick_tokens ──> tokens ── quick_run ──> plies, in the line of play that is open
 *
 * A whole game is faster than a stretch, because its player does not keep up the key of a position,
 * the clock, the castling rights and the en passant square, but finds them when it needs them. A
 * stretch must keep the whole position, as a variation may begin after each of its moves.
 *
 * Either way the result is that of the general way; test_quick compares them.
 */
#ifndef AN_GAME_QUICK_H
#define AN_GAME_QUICK_H

#include "algnot/game.h"

#include "plain.h"

/* The most plies of a game on the fast path, those of variations included. Hardly any game is
 * longer. */
enum { AN_QUICK_PLIES = 1024 };

/* AN_PLAIN_LONG and AN_PLAIN_PASSING are bits that an_plain does not use. The first says that
 * an_plain_read_short could not read the word, so that it may name the origin of its piece. */
#define AN_PLAIN_LONG (UINT32_C(1) << 26)

/* The second says that "e.p." stands after the word. */
#define AN_PLAIN_PASSING (UINT32_C(1) << 30)

/* Comments, NAGs, brackets, and annotations glued to moves, as tokens whose offsets count from
 * `base`. The value of each is the number of words before it. */
typedef struct an_quick_asides {
    an_token *tokens; /* NULL if they are not kept; not owned */
    size_t count, room;
    const char *base;
} an_quick_asides;

/* A bracket of a variation. */
typedef struct an_quick_bracket {
    uint16_t plies; /* how many words stand before it */
    bool opens;
} an_quick_bracket;

/* The most brackets in a game, and the deepest nesting of variations. */
enum { AN_QUICK_BRACKETS = 512, AN_QUICK_DEPTH = 4 };

/* A game as it is written: one word a ply. Words of variations stand where they are written. */
typedef struct an_quick_words {
    size_t count;
    /* Index of the next word plus `shift` is twice its move number counted from 0, plus 1 for
     * Black. The sum wraps around. */
    size_t shift;
    an_plain plain[AN_QUICK_PLIES];
    size_t bracket_count;
    an_quick_bracket brackets[AN_QUICK_BRACKETS];
    an_result result;
    an_text result_word;  /* the result, as it is written after the moves */
    size_t number_count;  /* of the numbers before the next move */
    bool may_be_exported; /* no number or word is surely other than in PGN's export format */
    an_quick_asides asides;
} an_quick_words;

#endif
