/* A validation: what is asked for, what workers leave of their batches, and what was counted. */
#ifndef AN_CLI_VALIDATOR_H
#define AN_CLI_VALIDATOR_H

#include "output.h"
#include "pipeline.h"
#include "summary.h"
#include "validation.h"

/* What is written about: bits, in the order of the names of --emit. EMIT_SUMMARY is the beginning
 * and the end of a document. */
enum { EMIT_FINDINGS = 1, EMIT_GAMES = 2, EMIT_SUMMARY = 4, EMIT_ALL = 7 };

/* The kinds of pieces in the output of a batch: text, and the bytes of a cli_tally. */
enum { PIECE_OUTPUT, PIECE_TALLY };

/* What is asked for. The workers read this and the settings, and nothing else of a validation. */
typedef struct validation_request {
    an_output form;
    an_message_language message_language; /* of the report */
    unsigned columns;                     /* of the terminal; 0: it is none */
    showing showing[AN_CODE_COUNT];
    an_code raised[AN_CODE_COUNT]; /* codes that the rules name */
    uint64_t max_errors;
    unsigned emits; /* EMIT_… */
} validation_request;

typedef struct validation {
    const cli_settings *settings;
    validation_request asked;
    /* what has come of it */
    cli_run *run;
    an_report *report; /* of the caller's thread; the workers have their own */
    cli_output output;
    an_buffer held;    /* what is told of the file that is delivered, if the form holds it back */
    bool has_findings; /* one was written, so that the next one keeps its separator */
    cli_tally all;     /* of all files */
    cli_tally file;    /* of the file that is delivered */
    const char *file_name; /* of the last file */
} validation;

/* Returns whether something of a kind, EMIT_…, is to be written. */
static inline bool validation_emits(const validation *v, unsigned kind)
{
    return (v->asked.emits & kind) != 0 && v->settings->value[OPTION_QUIET] == NULL;
}

/* Opens a report in the form and language that are asked for; NULL if memory runs out. */
an_report *validation_report(const validation *v);

/* What workers do with games. Its context, a validation, and its delivery are set by the command.
 */
extern const cli_consumer validation_work;

#endif
