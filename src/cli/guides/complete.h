/* What the scripts of several shells have in common. */
#ifndef AN_CLI_COMPLETE_H
#define AN_CLI_COMPLETE_H

#include <stdio.h>

#include "option_values.h"

/* Returns whether a command takes an option. */
bool complete_offers(command_id command, option_id option);

/* Writes a word in single quotes. `quote` is how the shell has a quote inside. */
void complete_put_quoted(FILE *file, const char *word, const char *quote);

/* A place where values are completed, which the scripts call "COMMAND:--OPTION", or
 * "COMMAND:operand" where no option stands. */
typedef struct complete_place {
    command_id command; /* COMMAND_NONE: any */
    option_id option;   /* OPTION_COUNT: no option */
    value_kind kind;
    const char *values[OPTION_VALUES_MAX];
    size_t count;
} complete_place;

/* Calls `put` for each place whose values are names or files. Those of a single command come before
 * those of any. */
void complete_each_place(FILE *file, void (*put)(FILE *file, const complete_place *place));

/* Writes all names of a place, each in `quote`, with `between` them: '*:--from' '*:-f'. */
void complete_put_place(FILE *file, const complete_place *place, const char *quote,
                        const char *between);

/* Returns how scripts call a kind: "file", "name" or "names". */
const char *complete_kind_name(value_kind kind);

/* Writes a function for bash and zsh that sets `kind` and the array `values` for the place that it
 * is called with. */
void complete_put_values(FILE *file);

#endif
