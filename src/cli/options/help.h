/* The help of the program and of its commands, made of the tables. */
#ifndef AN_CLI_HELP_H
#define AN_CLI_HELP_H

#include <stdio.h>

#include "options.h"

void help_put_program(FILE *file);
void help_put_command(FILE *file, command_id command);

#endif
