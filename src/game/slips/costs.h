/*
 * What the steps of a reading cost.
 *
 * A score sheet is a noisy message whose grammar is the game of chess. A reading of it is a path of
 * steps from word to word; the cost of a path is the sum of the costs of its steps, and the best
 * reading is the cheapest. Costs are tenths of a nat: a step that costs 10 more than another one is
 * e = 2.7 times as unlikely. A move that is legal as it is written, where a move is due, is free.
 *
 * To add a kind of slip, add a row to this table, and recognise it in slip.c, expand.c or losses.c.
 */
#ifndef AN_GAME_COSTS_H
#define AN_GAME_COSTS_H

#include "algnot/base.h"

/* The steps, each with its cost. "X for Y": X is written, Y was meant. */
/* clang-format off */
#define AN_STEPS(X) \
    X(AN_STEP_AS_WRITTEN, 0) \
    /* one slip in a word: slip.c recognises them */ \
    X(AN_STEP_ACCENT, 15) /* é4 or E4 for e4: accent or case is wrong, and it reads as no move */ \
    X(AN_STEP_CASE, 30) /* cf3 for Cf3: the case is wrong, but it reads as another move */ \
    X(AN_STEP_LANGUAGE, 35) /* Rc4 for Tc4: the letter is that of English or French */ \
    X(AN_STEP_SCANNED, 30) /* 94 for g4: characters that look alike, and it reads as no move */ \
    X(AN_STEP_LOOK_ALIKE, 40) /* Cf8 for Cf3: the same, but it reads as another move */ \
    X(AN_STEP_LOOK_ALIKES, 45) /* Tflxfb for Tf1xf6: two or three characters that look alike */ \
    X(AN_STEP_PART_MISSING, 45) /* f3 for Cf3, xd5 for exd5, e8 for e8=D: a part is missing */ \
    X(AN_STEP_CASTLING, 50) /* 0-0 for 0-0-0 */ \
    X(AN_STEP_MIRROR, 50) /* c3, f6 or c6 for f3: the board seen from another side */ \
    X(AN_STEP_NEIGHBOUR, 50) /* e3 for f3: an adjacent square */ \
    X(AN_STEP_LETTER, 55) /* Ff3 for Cf3 */ \
    X(AN_STEP_TRANSPOSED, 70) /* c5 for e3: file and rank are swapped */ \
    X(AN_STEP_REVERSED, 45) /* Cf3-g1 for Cg1-f3: the two squares are swapped */ \
    X(AN_STEP_CHARACTER, 60) /* a character too many, too few or changed */ \
    X(AN_STEP_LOOKS_OTHERWISE, 85) /* CgS for Cg1: S looks like another rank */ \
    X(AN_STEP_TOO_MANY, 70) /* Cd4 for d4: a piece letter too many */ \
    X(AN_STEP_FAR, 72) /* one coordinate is wrong by more than one */ \
    X(AN_STEP_ILLEGIBLE, 100) /* any move: the word tells nothing about it */ \
    X(AN_STEP_HOLE, 20) /* any move that fits: the writer marked the word as illegible */ \
    /* added to a slip if the signs do not agree with the move */ \
    X(AN_STEP_CAPTURE_WRONG, 25) /* a capture is written, but nothing is taken */ \
    X(AN_STEP_CAPTURE_UNMARKED, 12) /* something is taken, but no capture is written */ \
    X(AN_STEP_CHECK_WRONG, 40) /* check or mate is written, but not given */ \
    X(AN_STEP_CHECK_UNMARKED, 15) /* check or mate is given, but not written */ \
    X(AN_STEP_ORIGIN, 15) /* the origin is needed but not written, or the reverse */ \
    /* for a word that is legal as it is written */ \
    X(AN_STEP_CHECK_NOT_GIVEN, 40) /* its sign of check or mate is wrong */ \
    X(AN_STEP_TAKES_NOTHING, 75) /* its sign of capture is wrong, which happens less often */ \
    X(AN_STEP_DOUBTED, 10) /* added to a slip, since the word is legal as it stands */ \
    X(AN_STEP_DOUBTED_OF_TWO, 25) /* the same, where two sheets are read together (comparing) */ \
    /* taken off a slip, since only a rule forbids what is written: people do play such moves, \
     * so they hardly show that a word before was misread */ \
    X(AN_STEP_FORBIDDEN, 15) \
    /* habits of a whole sheet: habits.c */ \
    X(AN_STEP_SHEET, 40) /* paid once for the sheet, which is in small letters, for example */ \
    X(AN_STEP_SHOWN, 10) /* the same, where most letters of pieces show it */ \
    X(AN_STEP_HABIT, 2) /* paid for each word of such a sheet that is read by the habit */ \
    /* between words */ \
    X(AN_STEP_TORN, 16) /* C f3: the parts of a move stand apart */ \
    X(AN_STEP_PASSED, 0) /* something does not belong to the game; for words: AN_STEP_EXTRA */ \
    X(AN_STEP_ILLEGIBLE_PASSED, 30) /* a remark such as "illegible" does not stand for a move */ \
    X(AN_STEP_EXTRA, 90) /* a word that is no move */ \
    X(AN_STEP_LOST_NUMBERED, 50) /* a half-move or a pair is missing, as the next number shows */ \
    X(AN_STEP_LOST_LINE, 25) /* a further line is missing there */ \
    X(AN_STEP_LOST_MORE, 35) /* a further half-move is, where two sheets are read (comparing) */ \
    X(AN_STEP_LOST_EMPTY, 20) /* a pair is missing, but its number is there */ \
    X(AN_STEP_LOST_HALF, 75) /* a half-move is missing, but no number shows it */ \
    X(AN_STEP_LOST_PAIR, 90) /* two half-moves are missing, but no number shows it */ \
    X(AN_STEP_FOUND, 20) /* a half-move that was missing before makes a word legal */ \
    X(AN_STEP_FOUND_LIKELY, 8) /* the same, where it castles, or takes back */ \
    X(AN_STEP_DOUBLED, 40) /* a word, or a pair, is written twice */ \
    X(AN_STEP_SWAPPED, 60) /* a pair is written in the reverse order */ \
    X(AN_STEP_SWAPPED_AGAIN, 20) /* so is the pair before it: its cost instead of that above */ \
    X(AN_STEP_SIDE_SWAPPED, 60) /* two moves of one side are in each other's place */ \
    X(AN_STEP_PAIRS_SWAPPED, 75) /* two pairs are in each other's place */ \
    X(AN_STEP_NUMBER_WRONG, 30) /* a number is not the one that is due */ \
    X(AN_STEP_NUMBERS_MOVE, 40) /* the numbers continue from a wrong one */ \
    X(AN_STEP_GIVE_UP, 40) /* the rest of the line is not read */ \
    X(AN_STEP_GIVE_UP_WORD, 25) /* added for each word of that rest */ \
    X(AN_STEP_STOPPED, 30) /* one of two sheets ends before the other (comparing) */
/* clang-format on */

typedef enum an_step {
#define NAME(step, cost) step,
    AN_STEPS(NAME)
#undef NAME
        AN_STEP_COUNT
} an_step;

/* Returns the cost of a step, in tenths of a nat. */
static inline unsigned an_cost_of(an_step step)
{
    static const uint8_t costs[] = {
#define COST(step, cost) cost,
        AN_STEPS(COST)
#undef COST
    };
    return costs[step];
}

enum { AN_SWAPPED_MAX = 4 }; /* the most words that a step reads in another order */

/* Returns how many words a step reads in another order than that in which they are written; 0 if it
 * does not. */
static inline size_t an_words_swapped(an_step step)
{
    return step == AN_STEP_SWAPPED         ? 2
           : step == AN_STEP_SIDE_SWAPPED  ? 3
           : step == AN_STEP_PAIRS_SWAPPED ? AN_SWAPPED_MAX
                                           : 0;
}

/* Returns about 10 ln(number), in tenths of a nat: the cost of one choice among `number` equally
 * likely ones. It counts 7 for each halving. */
static inline uint32_t an_cost_of_one_in(size_t number)
{
    enum { LOG_2 = 7 };
    uint32_t sum = 0;
    for (; number > 1; number /= 2)
        sum += LOG_2;
    return sum;
}

#endif
