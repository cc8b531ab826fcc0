/* What the help of a command tells besides its options: what one should know, and examples. */
#ifndef AN_CLI_HELP_TEXTS_H
#define AN_CLI_HELP_TEXTS_H

#include "options.h"

enum { HELP_EXAMPLES_MAX = 6, HELP_RECIPES_MAX = 3 };

/* A command line, and what it does in one line. */
typedef struct help_example {
    const char *typed[AN_MESSAGE_LANGUAGE_COUNT];
    const char *what[AN_MESSAGE_LANGUAGE_COUNT];
} help_example;

/* Lines for the settings of another program. */
typedef struct help_recipe {
    const char *title[AN_MESSAGE_LANGUAGE_COUNT]; /* where they are to be put */
    const char *lines; /* as they are to be typed, with "\n" behind each */
} help_recipe;

typedef struct help_text {
    const char *about[AN_MESSAGE_LANGUAGE_COUNT]; /* paragraphs with "\n" between them; NULL:
                                                     nothing to add */
    help_example examples[HELP_EXAMPLES_MAX];     /* those that have nothing typed come last */
    help_recipe recipes[HELP_RECIPES_MAX];        /* those that have no lines come last */
} help_text;

const help_text *help_text_of(command_id command);

/* Returns the heading of a group of options. */
const char *help_group_title(an_message_language language, option_group group);

#endif
