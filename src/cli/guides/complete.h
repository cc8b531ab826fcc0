/* The parts that the scripts of several shells have in common. */
#ifndef AN_CLI_COMPLETE_H
#define AN_CLI_COMPLETE_H

#include <stdio.h>

#include "option_values.h"

/* Returns whether a command takes an option. */
bool complete_offers(command_id command, option_id option);

/* Writes a word in single quotes. `quote` is how the shell writes a single quote inside them. */
void complete_put_quoted(FILE *file, const char *word, const char *quote);

/* A place where values are completed. Scripts call it "COMMAND:--OPTION", or "COMMAND:operand" if
 * it is no option. */
typedef struct complete_place {
    command_id command; /* COMMAND_NONE: any command */
    option_id option;   /* OPTION_COUNT: an operand */
    value_kind kind;
    const char *values[OPTION_VALUES_MAX];
    size_t count;
} complete_place;

/* Calls `put` for each place whose values are names or files. Places of a single command come
 * before those of any command. */
void complete_each_place(FILE *file, void (*put)(FILE *file, const complete_place *place));

/* Writes all names of a place, each between two `quote`, with `between` after the first ones:
 * '*:--from' '*:-f'. */
void complete_put_place(FILE *file, const complete_place *place, const char *quote,
                        const char *between);

/* Returns the name of a kind in scripts: "file", "name" or "names". */
const char *complete_kind_name(value_kind kind);

/* Writes a function for bash and zsh. Called with a place, it sets `kind` and the array
 * `values`. */
void complete_put_values(FILE *file);

#endif
