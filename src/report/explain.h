/* What the codes mean: a row each, in tables by what goes wrong. */
#ifndef AN_REPORT_EXPLAIN_H
#define AN_REPORT_EXPLAIN_H

#include "algnot/report.h"

/* Where a rule is from; clauses are numbered as in the Laws of 2018 and 2023, the PGN of 1994. */
typedef enum an_book {
    AN_BOOK_ALGNOT, /* our own rule */
    AN_BOOK_LAWS,
    AN_BOOK_LAWS_APPENDIX,
    AN_BOOK_PGN,
    AN_BOOK_COUNT
} an_book;

/* A code, and the fields of its an_explanation in both languages; a game without a French text is
 * the same in both. */
typedef struct an_explained {
    an_code code;
    const char *summary[AN_MESSAGE_LANGUAGE_COUNT];
    const char *meaning[AN_MESSAGE_LANGUAGE_COUNT];
    const char *example[AN_MESSAGE_LANGUAGE_COUNT];
    const char *mended[AN_MESSAGE_LANGUAGE_COUNT];
    const char *command;
    an_book book;
    const char *clause;
} an_explained;

/* Each ends with a row of AN_OK, which there is nothing to explain about. */
extern const an_explained an_explained_reading[];
extern const an_explained an_explained_legality[];
extern const an_explained an_explained_game[];
extern const an_explained an_explained_spelling[];
extern const an_explained an_explained_export[];

#endif
