/* A conversion: what is asked for, what workers leave of their batches, and what has come of it. */
#ifndef AN_CLI_CONVERTER_H
#define AN_CLI_CONVERTER_H

#include "destination.h"
#include "pipeline.h"
#include "printed.h"
#include "write_options.h"

/* The kinds of pieces in the output of a batch: texts, and facts about the file. */
typedef enum conversion_piece {
    PIECE_OUTPUT,
    PIECE_MESSAGES, /* findings, for standard error */
    PIECE_REJECTS,
    PIECE_MARK,        /* a byte order mark, for rejects that begin without one */
    PIECE_FOUND,       /* a game could not be converted whole, or would change */
    PIECE_BRACES_LOST, /* the number of a game with a comment whose } became ) */
    PIECE_FOREIGN,     /* a move was written that is not ASCII */
    PIECE_WORDS_LOST,  /* text that belongs to no game was left out */
    PIECE_VALUE_LOST,  /* the name of a tag whose second value was left out */
    PIECE_STRAY,       /* bytes of Windows-1252 were met, and --encoding was not given */
    PIECE_MOVE_LEFT,   /* a word among others that may be a move, with --layout=keep */
    PIECE_LACKING      /* a character that the encoding of the file lacks */
} conversion_piece;

/* What is asked for. */
typedef struct conversion_plan {
    cli_writing writing;
    an_output form;    /* of the findings */
    unsigned columns;  /* of the terminal; 0: it is none */
    bool checks;       /* nothing is written: what would change is listed */
    bool rejects_them; /* games with an error go to a file of their own */
    bool corrects;     /* validate --fix: only words are written anew that are corrected */
    bool tells;        /* a line for each such word goes to standard error */
    bool keeps;        /* --layout=keep: the encoding of the file is kept, too */
} conversion_plan;

/* What is known of the file that is delivered. */
typedef struct conversion_file {
    bool output_begins, rejects_begin; /* the next bytes written there are the first of this file */
    bool has_strays;                   /* PIECE_STRAY was delivered */
    bool has_lost_words;      /* PIECE_WORDS_LOST was delivered; it is told once a game follows */
    bool has_lost_values;     /* PIECE_VALUE_LOST was delivered and told */
    unsigned moves_left;      /* how often PIECE_MOVE_LEFT was delivered */
    char foreign[AN_SAN_MAX]; /* the first move written that is not ASCII; "" if there is none */
    bool has_findings;        /* PIECE_FOUND was delivered */
    bool is_refused;          /* the file cannot be written in its encoding */
} conversion_file;

typedef struct conversion {
    const cli_settings *settings;
    const cli_run *run;
    conversion_plan plan; /* workers read this and the settings, and nothing else */
    cli_output output;
    cli_output rejects; /* if plan.rejects_them */
    destination destination;
    printed_document document;
    an_buffer told; /* with validate --fix: what is corrected in the file, until it is written */
    conversion_file file;
    bool has_findings; /* a game of any file could not be converted whole, or would change */
    bool has_rejects;  /* something was written to the rejects */
    bool was_refused;  /* a file could not be written in its encoding */
} conversion;

/* What workers do with games. Its context, a conversion, and its delivery are set by the command.
 */
extern const cli_consumer conversion_work;

#endif
