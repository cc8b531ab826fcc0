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
    AN_BOOKS
} an_book;

/* The fields of an_explanation, in both tongues; a game without a French text is the same in both.
 */
typedef struct an_explained {
    const char *summary[AN_TONGUES];
    const char *meaning[AN_TONGUES];
    const char *example[AN_TONGUES];
    const char *mended[AN_TONGUES];
    const char *command;
    an_book book;
    const char *clause;
} an_explained;

/* By code; the rows of other tables are empty. */
extern const an_explained an_explained_reading[AN_CODE_COUNT];
extern const an_explained an_explained_legality[AN_CODE_COUNT];
extern const an_explained an_explained_game[AN_CODE_COUNT];
extern const an_explained an_explained_spelling[AN_CODE_COUNT];
extern const an_explained an_explained_export[AN_CODE_COUNT];

#endif
