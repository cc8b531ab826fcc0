/* A document that is printed: what stands before and behind its games. */
#ifndef AN_CLI_PRINTED_H
#define AN_CLI_PRINTED_H

#include "output.h"
#include "write_options.h"

/* All zeros: nothing is printed. */
typedef struct printed_document {
    an_printer *printer; /* owned */
    bool is_sheet;       /* score sheets: one to write on needs no game */
    bool has_begun;
    bool failed; /* memory ran out */
} printed_document;

/* Opens a document if the layout is one of print. Returns false after a message. Call printed_close
 * in either case. */
bool printed_open(printed_document *document, const cli_writing *writing);
void printed_close(printed_document *document);

/* Writes what the document begins with, once. */
void printed_begin(printed_document *document, cli_output *output);

/* Writes what it ends with, if it has begun. */
void printed_end(printed_document *document, cli_output *output);

#endif
