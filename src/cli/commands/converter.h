/* A conversion: what is asked for, what workers say of their dockets, and what has come of it. */
#ifndef AN_CLI_CONVERTER_H
#define AN_CLI_CONVERTER_H

#include "output.h"
#include "pipeline.h"
#include "write_options.h"

/* What goes into a out: texts, and news of the file. */
typedef enum conversion_piece {
    PIECE_OUTPUT,
    PIECE_TALK,
    PIECE_REJECTS,
    PIECE_MARK,        /* of the encoding, for rejects that begin without */
    PIECE_FOUND,       /* a game could not be converted whole, or would change */
    PIECE_BRACES_LOST, /* the number of the game */
    PIECE_FOREIGN,     /* a move written that is not ASCII */
    PIECE_WORDS_LOST,  /* text without a game was left out */
    PIECE_VALUE_LOST,  /* the name of a tag whose second value was left out */
    PIECE_STRAY,       /* bytes of Windows-1252 were met, and nobody said which encoding */
    PIECE_LACKING      /* a character that the encoding of the file lacks */
} conversion_piece;

typedef struct conversion {
    const cli_settings *settings;
    const cli_run *run;
    /* what is asked for; workers look at nothing else */
    cli_writing writing;
    an_output form;    /* of the findings */
    unsigned columns;  /* of the terminal; 0: it is none */
    bool checks;       /* nothing is written, what would change is listed */
    bool rejects_them; /* games with an error go to a file of their own */
    bool keeps;        /* layout keep: the encoding of the file stays, too */
    /* what has come of it */
    cli_output output;
    cli_output rejects; /* used where rejects_them */
    bool has_findings;  /* a game could not be converted whole, or would change */
    bool has_rejects;   /* something was written there */
    bool output_begins_file, rejects_begin_file; /* the next bytes are of another file */
    bool has_strays;          /* nobody said which encoding, and bytes of Windows-1252 were met */
    bool has_lost_words;      /* text without a game was left out; told once a game follows */
    bool has_lost_values;     /* told of the file that second values of tags were left out */
    char foreign[AN_SAN_MAX]; /* the first move written to the file that is not ASCII, or "" */
    bool is_refused;          /* the file cannot be written in its encoding */
    bool was_refused;         /* a file was */
} conversion;

/* What workers do with games; the context, a conversion, and its delivery are still to be set.
 * converter.c */
extern const cli_consumer conversion_work;

#endif
