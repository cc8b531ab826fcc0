/* algnot solve: composed problems, solved and verified. */
#include "run.h"

#include "platform.h"
#include "problem_solver.h"
#include "say.h"

/* Solves the problem that --fen or --position gives. */
static void solve_option(problem_solver *s, option_id option)
{
    const char *value = s->settings->value[option];
    option_spelling name = option_spelled_of(option);
    whole_file file;
    an_problem_draft draft = {.twins = {.count = 0}};
    an_settled_problem settled;
    an_problem_fault fault;
    if (!whole_file_of(&file, name.text, value)) {
        say(SAY_OUT_OF_MEMORY);
        s->status = STATUS_TROUBLE;
        s->has_failed = true;
        whole_file_free(&file);
        return;
    }
    draft.source = an_buffer_text(&file.text);
    draft.field[option == OPTION_FEN ? AN_FIELD_FEN : AN_FIELD_PIECES] = draft.source;
    s->file = &file;
    s->problems++;
    if (an__draft_settle(&settled, &draft, &s->solve->defaults, &fault))
        problem_solver_take(s, &settled.composition);
    else
        problem_solver_refuse(s, &fault);
    whole_file_free(&file);
}

static void solve_problems(problem_solver *s, an_problem_reader *reader)
{
    an_composition composition;
    an_problem_fault fault;
    an_problem_step step = AN_STEP_PROBLEM;
    while (!problem_solver_has_ended(s) &&
           (step = an__problems_next(reader, &composition, &fault)) != AN_STEP_END) {
        s->problems++;
        if (step == AN_STEP_PROBLEM)
            problem_solver_take(s, &composition);
        else
            problem_solver_refuse(s, &fault);
    }
}

static void solve_file(problem_solver *s, const char *path)
{
    whole_file file;
    uint64_t before = s->problems;
    s->file = &file;
    s->is_file = true;
    if (!whole_file_read(&file, s->settings, s->solve->input.encoding, path)) {
        s->status = STATUS_TROUBLE;
        s->is_incomplete = true;
        whole_file_free(&file);
        return;
    }
    an_problem_reader *reader =
        an__problems_open(an_buffer_text(&file.text), s->solve->form, &s->solve->defaults);
    if (reader == NULL) {
        say(SAY_OUT_OF_MEMORY);
        s->status = STATUS_TROUBLE;
        s->has_failed = true;
    } else {
        platform_catch_interrupt();
        solve_problems(s, reader);
        if (s->problems == before && !problem_solver_has_ended(s)) {
            say(SAY_NO_PROBLEM, file.name);
            s->status = STATUS_TROUBLE;
        }
    }
    an__problems_close(reader);
    whole_file_free(&file);
}

int run_solve(const cli_settings *settings)
{
    solve_settings solve;
    if (!settings_solve(&solve, settings))
        return STATUS_TROUBLE;
    problem_solver s = {.settings = settings, .solve = &solve};
    if (!output_open(&s.output, settings))
        return STATUS_TROUBLE;
    if (settings->value[OPTION_FEN] != NULL || settings->value[OPTION_POSITION] != NULL) {
        platform_catch_interrupt();
        solve_option(&s, settings->value[OPTION_FEN] != NULL ? OPTION_FEN : OPTION_POSITION);
    } else if (settings->file_count == 0) {
        solve_file(&s, "-");
    }
    for (size_t i = 0; i < settings->file_count && !problem_solver_has_ended(&s); i++)
        solve_file(&s, settings->files[i]);
    an__buffer_free(&s.text);
    if (s.has_failed || s.is_incomplete)
        output_abandon(&s.output);
    return output_close(&s.output) ? s.status : STATUS_TROUBLE;
}
