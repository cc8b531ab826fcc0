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

/* "X for Y": X is written, Y was meant. */
typedef enum an_step {
    AN_STEP_AS_WRITTEN,
    /* one slip in a word: slip.c recognises them */
    AN_STEP_ACCENT,   /* é4 or E4 for e4: only accent or case is wrong, and it reads as no move */
    AN_STEP_CASE,     /* cf3 for Cf3: only the case is wrong, but it reads as another move */
    AN_STEP_LANGUAGE, /* Rc4 for Tc4: the letter is that of English or French */
    AN_STEP_SCANNED,  /* 94 for g4: characters that look alike, and it reads as no move */
    AN_STEP_LOOK_ALIKE,      /* Cf8 for Cf3: the same, but it reads as another move */
    AN_STEP_LOOK_ALIKES,     /* Tflxfb for Tf1xf6: two or three characters that look alike */
    AN_STEP_PART_MISSING,    /* f3 for Cf3, xd5 for exd5, e8 for e8=D: a part is missing */
    AN_STEP_CASTLING,        /* 0-0 for 0-0-0 */
    AN_STEP_MIRROR,          /* c3 for f3, f6 for f3, c6 for f3: the board seen from another side */
    AN_STEP_NEIGHBOUR,       /* e3 for f3: an adjacent square */
    AN_STEP_LETTER,          /* Ff3 for Cf3 */
    AN_STEP_TRANSPOSED,      /* c5 for e3: file and rank are swapped */
    AN_STEP_REVERSED,        /* Cf3-g1 for Cg1-f3: the two squares are swapped */
    AN_STEP_CHARACTER,       /* a character too many, too few or changed */
    AN_STEP_LOOKS_OTHERWISE, /* CgS for Cg1: S looks like another rank */
    AN_STEP_TOO_MANY,        /* Cd4 for d4: a piece letter too many */
    AN_STEP_FAR,             /* one coordinate is wrong by more than one */
    AN_STEP_ILLEGIBLE,       /* any move: the word tells nothing about it */
    AN_STEP_HOLE,            /* any move that fits: the writer marked the word as illegible */
    /* added to a slip if the signs do not agree with the move */
    AN_STEP_CAPTURE_WRONG,    /* a capture is written, but nothing is taken */
    AN_STEP_CAPTURE_UNMARKED, /* something is taken, but no capture is written */
    AN_STEP_CHECK_WRONG,      /* check or mate is written, but not given */
    AN_STEP_CHECK_UNMARKED,   /* check or mate is given, but not written */
    AN_STEP_ORIGIN,           /* the origin is needed but not written, or the reverse */
    /* for a word that is legal as it is written */
    AN_STEP_CHECK_NOT_GIVEN, /* its sign of check or mate is wrong */
    AN_STEP_TAKES_NOTHING,   /* its sign of capture is wrong, which happens less often */
    AN_STEP_DOUBTED,         /* added to a slip, since the word is legal as it stands */
    AN_STEP_DOUBTED_OF_TWO,  /* the same, where two sheets are read together (comparing) */
    /* taken off a slip, since only a rule forbids what is written: people do play such moves, so
     * they hardly show that a word before was misread */
    AN_STEP_FORBIDDEN,
    /* habits of a whole sheet: habits.c */
    AN_STEP_SHEET, /* paid once for the sheet, which is written in small letters, for example */
    AN_STEP_HABIT, /* paid for each word of such a sheet that is read by the habit */
    /* between words */
    AN_STEP_TORN,             /* C f3: the parts of a move stand apart */
    AN_STEP_PASSED,           /* something does not belong to the game; for words: AN_STEP_EXTRA */
    AN_STEP_ILLEGIBLE_PASSED, /* a remark such as "illegible" does not stand for a move */
    AN_STEP_EXTRA,            /* a word that is no move */
    AN_STEP_LOST_NUMBERED,    /* a half-move is missing, and the next number shows it */
    AN_STEP_LOST_MORE,        /* a further half-move is missing there */
    AN_STEP_LOST_EMPTY,       /* a pair is missing, but its number is there */
    AN_STEP_LOST_HALF,        /* a half-move is missing, but no number shows it */
    AN_STEP_LOST_PAIR,        /* two half-moves are missing, but no number shows it */
    AN_STEP_FOUND,            /* a half-move that was missing before makes a word legal */
    AN_STEP_DOUBLED,          /* a word, or a pair, is written twice */
    AN_STEP_SWAPPED,          /* a pair is written in the reverse order */
    AN_STEP_SIDE_SWAPPED,     /* two moves of one side are in each other's place */
    AN_STEP_PAIRS_SWAPPED,    /* two pairs are in each other's place */
    AN_STEP_NUMBER_WRONG,     /* a number is not the one that is due */
    AN_STEP_NUMBERS_MOVE,     /* the numbers continue from a wrong one */
    AN_STEP_GIVE_UP,          /* the rest of the line is not read */
    AN_STEP_GIVE_UP_WORD,     /* added for each word of that rest */
    AN_STEP_STOPPED,          /* one of two sheets ends before the other (comparing) */
    AN_STEP_COUNT
} an_step;

typedef struct an_step_row {
    unsigned cost;
    const char *example; /* what is written, and what was meant */
} an_step_row;

extern const an_step_row an__steps[AN_STEP_COUNT];

/* Returns the cost of a step, in tenths of a nat. */
static inline unsigned an_cost_of(an_step step)
{
    return an__steps[step].cost;
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
