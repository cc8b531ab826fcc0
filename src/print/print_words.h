/* The words that print adds to games, in English and French. */
#ifndef AN_PRINT_WORDS_H
#define AN_PRINT_WORDS_H

#include "algnot/report.h"
#include "buffer.h"

typedef enum an_print_word {
    AN_WORD_GAMES, /* title of a document that has none */
    AN_WORD_GAME,  /* in place of unknown players */
    AN_WORD_ROUND,
    AN_WORD_NOTES,
    AN_WORD_AFTER, /* before the move in the caption of a diagram */
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
    AN_WORD_ILLEGAL, /* behind an illegal move that was played */
    AN_WORD_COUNT
} an_print_word;

const char *an__print_word(an_print_word word, an_message_language language);

/* Puts a PGN date in words, such as "12 March 2019", or the known part of it. Puts nothing if the
 * year is unknown. A text that is no PGN date is put unchanged. */
void an__print_date(an_buffer *out, an_text date, an_message_language language);

#endif
