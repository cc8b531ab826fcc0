/* Reads the command line by the table of options. */
#ifndef AN_CLI_OPTIONS_PARSE_H
#define AN_CLI_OPTIONS_PARSE_H

#include "settings.h"

/*
 * Sorts the words after the command into values and files (words is reordered), and takes the
 * language of messages from them. False after a message about the first word that is neither, in
 * that language; where the command is none (COMMAND_NONE), without one. What the settings then own
 * is freed by options_free.
 */
bool options_parse(cli_settings *settings, char **words, size_t count);

void options_free(cli_settings *settings);

#endif
