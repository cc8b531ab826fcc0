/* What compare says of two score sheets, in English and in French. */
#ifndef AN_CLI_COMPARE_WORDS_H
#define AN_CLI_COMPARE_WORDS_H

#include "algnot/report.h"
#include "buffer.h"

/* The text of each stands in compare_words.c. */
typedef enum compare_word {
    /* what stands in a sheet: a hole for the text */
    WORD_PLAIN,
    WORD_ILLEGAL,
    WORD_AMBIGUOUS,
    WORD_NO_MOVE,
    WORD_UNKNOWN_LETTER,
    WORD_HOLE,
    WORD_NOTHING,
    WORD_SWAPPED,
    WORD_SURPLUS,
    WORD_DOUBLED,
    /* whose sheet: a hole for what stands there */
    WORD_WHITE,
    WORD_BLACK,
    /* the whole */
    WORD_BETWEEN,
    WORD_SETTLED,
    WORD_OPEN,
    WORD_UNDECIDED,
    WORD_OR,
    WORD_WHITE_STOPS,
    WORD_BLACK_STOPS,
    WORD_RESULT,
    WORD_TAG,
    WORD_QUOTED,
    /* the dialogue: a hole for a number and one for a move */
    WORD_CHOICE,
    WORD_QUESTION,
    COMPARE_WORD_COUNT
} compare_word;

/* Puts the text of a word; the arguments, an_text, fill its holes, and are escaped. */
void compare_put(an_buffer *out, an_message_language language, compare_word word, ...);

#endif
