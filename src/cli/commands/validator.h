/* A validation: what is asked for, what workers say of their dockets, and what was counted. */
#ifndef AN_CLI_VALIDATOR_H
#define AN_CLI_VALIDATOR_H

#include "output.h"
#include "pipeline.h"
#include "summary.h"

/* What JSON Lines are written about, as bits in the order of their names. */
enum { EMIT_FINDINGS = 1, EMIT_GAMES = 2, EMIT_SUMMARY = 4, EMIT_ALL = 7 };

typedef enum showing { SHOW_BY_LEVEL, SHOW_NEVER, SHOW_AS_ERROR } showing;

/* What goes into a out: texts for the output, and cli_tally. */
enum { PIECE_OUTPUT, PIECE_TALLY };

typedef struct validation {
    const cli_settings *settings;
    /* what is asked for; workers look at nothing else */
    an_output form;
    an_tongue message_language; /* of the report */
    unsigned columns;           /* of the terminal; 0: it is none */
    showing showing[AN_CODE_COUNT];
    uint64_t max_errors;
    unsigned emits; /* EMIT_… */
    /* what has come of it */
    cli_output output;
    cli_tally all;         /* of all files */
    cli_tally file;        /* of the one at hand */
    const char *file_name; /* of the last one */
} validation;

/* Whether JSON of a kind is to be written. */
static inline bool validation_emits(const validation *v, unsigned kind)
{
    return v->form == AN_OUTPUT_JSONL && (v->emits & kind) != 0 &&
           v->settings->value[OPTION_QUIET] == NULL;
}

/* For findings, games and totals, in the form and language that are asked for; NULL when there is
 * no memory. */
an_report *validation_report(const validation *v);

/* What workers do with games; the context, a validation, and its delivery are still to be set.
 * validator.c */
extern const cli_consumer validation_work;

#endif
