/* Scripts by which shells complete command lines, made of the tables: commands, options, their
 * values, codes and languages. What they tell is in French where the locale is French. */
#ifndef AN_CLI_COMPLETION_H
#define AN_CLI_COMPLETION_H

#include <stdio.h>

void completion_put_bash(FILE *file);
void completion_put_zsh(FILE *file);
void completion_put_fish(FILE *file);

#endif
