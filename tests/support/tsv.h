/* Tables of tests: a TSV file whose every row is a named cmocka test. */
#ifndef TEST_TSV_H
#define TEST_TSV_H

#include "check.h"

enum { TSV_COLUMNS_MAX = 16 };

typedef struct tsv_row {
    char *fields[TSV_COLUMNS_MAX];
    size_t count;
    const struct tsv_row *header; /* its fields are the names of the columns */
    const char *path;
    unsigned line; /* from 1 */
} tsv_row;

/*
 * UTF-8, one row a line, no quoting. Lines that begin with # and empty lines are skipped; the
 * first other line names the columns. tables own all that their rows point to.
 */
typedef struct tsv {
    char *bytes;
    tsv_row *rows; /* rows[0] is the header */
    size_t count;  /* with the header */
} tsv;

/* Ends the program with a message if the file cannot be read or a row has not its columns: a
 * broken table is no failed test, it is no test at all. */
tsv tsv_load(const char *path);
void tsv_free(tsv *table);

/* The field of a row; a column that the table has not ends the program. */
const char *tsv_field(const tsv_row *row, const char *column);
uint64_t tsv_number(const tsv_row *row, const char *column);

/* Runs a test on each row, which is its initial state, and returns how many failed. A test is
 * named by file, line and first field. */
int tsv_run(const char *path, CMUnitTestFunction test);

#endif
