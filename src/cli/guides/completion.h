/* Scripts for the completion of command lines, made from the tables of commands, options, values,
 * codes and languages. Their descriptions are in French if the locale is French. */
#ifndef AN_CLI_COMPLETION_H
#define AN_CLI_COMPLETION_H

#include <stdio.h>

void completion_put_bash(FILE *file);
void completion_put_zsh(FILE *file);
void completion_put_fish(FILE *file);

#endif
