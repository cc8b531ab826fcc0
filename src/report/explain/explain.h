/* What the codes mean: tables with a row for each code, one table for each kind of trouble. */
#ifndef AN_REPORT_EXPLAIN_H
#define AN_REPORT_EXPLAIN_H

#include "algnot/report.h"

/* The books that rules stand in. */
typedef enum an_book {
    AN_BOOK_ALGNOT, /* a rule of this project */
    AN_BOOK_LAWS,
    AN_BOOK_LAWS_APPENDIX,
    AN_BOOK_PGN,
    AN_BOOK_COUNT
} an_book;

/* Where a rule stands. Clauses are numbered as in the Laws of 2018 and 2023, and in the PGN
 * standard of 1994. */
typedef struct an_rule_source {
    an_book book;
    const char *clause;
} an_rule_source;

/* The members of an an_explanation in both languages of the messages. An example without a French
 * text is the same in both. */
typedef struct an_explained {
    an_code code;
    const char *summary[AN_MESSAGE_LANGUAGE_COUNT];
    const char *meaning[AN_MESSAGE_LANGUAGE_COUNT];
    const char *example[AN_MESSAGE_LANGUAGE_COUNT];
    const char *mended[AN_MESSAGE_LANGUAGE_COUNT];
    const char *command;
    an_rule_source source;
} an_explained;

/* Each table ends with a row for AN_OK, which explains nothing. */
extern const an_explained an__explained_reading[];
extern const an_explained an__explained_legality[];
extern const an_explained an__explained_game[];
extern const an_explained an__explained_spelling[];
extern const an_explained an__explained_export[];

#endif
