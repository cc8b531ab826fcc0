/* How games are to be written, as the command line says. */
#ifndef AN_CLI_WRITE_OPTIONS_H
#define AN_CLI_WRITE_OPTIONS_H

#include "found_tags.h"
#include "moment.h"
#include "settings.h"

/* What is done with a game that cannot be converted as a whole. */
typedef enum on_error { ON_ERROR_KEEP, ON_ERROR_STOP, ON_ERROR_DROP, ON_ERROR_FIX } on_error;

typedef struct cli_writing {
    an_write_options options;
    on_error on_error;
    bool prints;                /* the layout is one of print */
    an_print_options printing;  /* if it is; its `writing` is set when all options are read */
    moment_list diagrams;       /* in print */
    an_tag *tags;               /* owned; options.tags points here */
    char (*dates)[AN_DATE_MAX]; /* owned: values of tags that are written as PGN has them */
} cli_writing;

/* Returns false after a message. Call writing_free in either case. */
bool settings_writing(const cli_settings *settings, cli_writing *writing);
void writing_free(cli_writing *writing);

/* Says why --tag cannot take a value. Returns false. */
bool settings_refuse_tag(const char *given);

#endif
