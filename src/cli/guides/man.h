/* The manual pages, in roff, made from the same tables as the help. */
#ifndef AN_CLI_MAN_H
#define AN_CLI_MAN_H

#include <stdio.h>

#include "options.h"

/* Write a page: algnot(1) for the program, algnot-COMMAND(1) for a command, algnot(3) for the
 * library. Its date is that of SOURCE_DATE_EPOCH, if this variable is set. */
void man_put_program(FILE *file, an_message_language language);
void man_put_command(FILE *file, an_message_language language, command_id command);
void man_put_library(FILE *file, an_message_language language);

#endif
