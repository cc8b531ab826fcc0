/* What the command line asks of algnot solve. */
#ifndef AN_CLI_SOLVE_SETTINGS_H
#define AN_CLI_SOLVE_SETTINGS_H

#include "input.h"
#include "problem_reader.h"
#include "solve_team.h"

typedef enum solve_format { SOLVE_TEXT, SOLVE_PGN, SOLVE_JSONL, SOLVE_POPEYE } solve_format;

typedef struct solve_settings {
    cli_input input;              /* must not be moved: the defaults point there */
    an_problem_defaults defaults; /* what holds where a problem says nothing */
    an_problem_form form;
    solve_format format;
    an_notation notation; /* of the moves that are written */
    unsigned width;       /* of a line of moves; 0: no limit */
    bool keys_only;
    bool wants_all;
    solve_limits limits;
} solve_settings;

/* Reads all options. Returns false after a message. */
bool settings_solve(solve_settings *solve, const cli_settings *settings);

#endif
