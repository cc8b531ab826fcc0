/* The line that ends a validation: what was read, and what was found. */
#ifndef AN_CLI_SUMMARY_H
#define AN_CLI_SUMMARY_H

#include <stdio.h>

#include "algnot.h"

/* Counts of some games, of a file, or of all files. */
typedef struct cli_tally {
    an_totals totals;
    const an_language *language; /* of the games; NULL if there are several */
    bool has_language;           /* a game was counted */
    an_case_counts cases;        /* what is told of them as test cases */
    uint64_t unread;             /* games that were left at a finding that is not shown */
    uint64_t left_out;           /* findings that are not shown because there are too many */
} cli_tally;

void tally_language(cli_tally *tally, const an_language *language);

void tally_add(cli_tally *all, const cli_tally *part);

/* Returns whether games were read to their end and nothing is wrong with them. */
bool tally_is_clean(const cli_tally *tally);

/* Writes "38 half-moves". */
void put_plies(FILE *file, uint64_t count);

/* Writes "game.txt: 1 game, 38 half-moves, French: nothing to report" to standard error. If `name`
 * is NULL, the number of files stands in its place. */
void put_summary(const cli_tally *tally, const char *name);

#endif
