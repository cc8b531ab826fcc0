/* The manual pages, in roff, made of the tables from which the help is made. */
#ifndef AN_CLI_MAN_H
#define AN_CLI_MAN_H

#include <stdio.h>

#include "options.h"

/* Write the page of the program, algnot(1); of a command, algnot-COMMAND(1); of the library,
 * algnot(3). The date in them is that of SOURCE_DATE_EPOCH, if the environment has it. */
void man_put_program(FILE *file, an_message_language language);
void man_put_command(FILE *file, an_message_language language, command_id command);
void man_put_library(FILE *file, an_message_language language);

#endif
