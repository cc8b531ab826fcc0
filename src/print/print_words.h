/* The words that print adds to games, in English and French. */
#ifndef AN_PRINT_WORDS_H
#define AN_PRINT_WORDS_H

#include "algnot/report.h"
#include "buffer.h"

typedef enum an_print_word {
    AN_WORD_GAMES, /* the title of a document without one */
    AN_WORD_GAME,  /* stands for players who are not known */
    AN_WORD_ROUND,
    AN_WORD_NOTES,
    AN_WORD_AFTER, /* before the move below a diagram */
    AN_WORD_NOT_READ,
    AN_WORD_SCORE_SHEET,
    AN_WORD_ROUND_LABEL,
    AN_WORD_EVENT,
    AN_WORD_DATE,
    AN_WORD_BOARD,
    AN_WORD_WHITE,
    AN_WORD_BLACK,
    AN_WORD_RATING,
    AN_WORD_RESULT,
    AN_WORD_SIGNATURE,
    AN_WORD_ILLEGAL, /* behind a move that was played though the rules forbid it */
    AN_WORD_COUNT
} an_print_word;

const char *an__print_word(an_print_word word, an_message_language language);

/* Puts a date of PGN in words, "12 March 2019", or as much of it as is known; nothing of a date
 * without a year. What is no date of PGN stands as it is. */
void an__print_date(an_buffer *out, an_text date, an_message_language language);

#endif
