/* Problems solved one after the other, and written. */
#ifndef AN_CLI_PROBLEM_SOLVER_H
#define AN_CLI_PROBLEM_SOLVER_H

#include "output.h"
#include "problem_fault.h"
#include "solve_settings.h"
#include "whole_file.h"

typedef struct problem_solver {
    const cli_settings *settings;
    const solve_settings *solve;
    cli_output output;
    whole_file *file;   /* the one that is being read */
    bool is_file;       /* `file` is a file, not the value of an option */
    an_buffer text;     /* of the answer that is being written */
    uint64_t problems;  /* taken so far, including those with faults */
    bool has_written;   /* an answer was written */
    bool has_failed;    /* memory ran out; that was said */
    bool is_incomplete; /* a file could not be read */
    int status;         /* STATUS_…, so far */
} problem_solver;

/* Solves a problem, its twins, and each of them for the other side if that is asked for. */
void problem_solver_take(problem_solver *solver, const an_composition *composition);

/* Returns whether no further problem is to be taken: memory ran out, or ^C was pressed. */
bool problem_solver_has_ended(const problem_solver *solver);

/* Says what is wrong with a problem. */
void problem_solver_refuse(problem_solver *solver, const an_problem_fault *fault);

#endif
