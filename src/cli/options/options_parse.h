/* Reads the command line by the table of options. */
#ifndef AN_CLI_OPTIONS_PARSE_H
#define AN_CLI_OPTIONS_PARSE_H

#include "settings.h"

/* Parses the words after the command: fills settings->value, given and files, and takes the
 * language of messages from --messages. `words` is reordered, and must outlive the settings.
 * Returns false after a message about the first fault, in that language; if the command is
 * COMMAND_NONE, without a message. Call options_free in either case. */
bool options_parse(cli_settings *settings, char **words, size_t count);

void options_free(cli_settings *settings);

#endif
