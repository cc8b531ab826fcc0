/* The commands, each in a file of its name: cmd_validate.c has run_validate. They return the status
 * that the program ends with: STATUS_… */
#ifndef AN_CLI_RUN_H
#define AN_CLI_RUN_H

#include "settings.h"

int run_validate(const cli_settings *settings);
int run_convert(const cli_settings *settings);
int run_compare(const cli_settings *settings);
int run_record(const cli_settings *settings);
int run_show(const cli_settings *settings);
int run_moves(const cli_settings *settings);
int run_perft(const cli_settings *settings);
int run_grade(const cli_settings *settings);
int run_solve(const cli_settings *settings);
int run_languages(const cli_settings *settings);
int run_symbols(const cli_settings *settings);
int run_explain(const cli_settings *settings);
int run_help(const cli_settings *settings);
int run_version(const cli_settings *settings);
int run_lsp(const cli_settings *settings);

#endif
