/* Problems, one after the other, out of a text in any of the forms that are read. */
#include "problem_reader.h"

#include <stdlib.h>

#include "form_fields.h"
#include "text.h"
#include "utf8.h"

/* How the next problem of a form is read. */
static bool (*const next_in[AN_FORM_COUNT])(an_problem_reader *r) = {
    [AN_FORM_TEXT] = an__next_in_text,   [AN_FORM_PGN] = an__next_in_pgn,
    [AN_FORM_JSONL] = an__next_in_jsonl, [AN_FORM_POPEYE] = an__next_in_popeye,
    [AN_FORM_YAML] = an__next_in_yaml,
};

static bool settle(an_problem_reader *r)
{
    return an__draft_settle(&r->settled, &r->draft, r->defaults, &r->fault);
}

/* How a draft of a form is settled. */
static bool (*const settle_in[AN_FORM_COUNT])(an_problem_reader *r) = {
    [AN_FORM_TEXT] = settle,   [AN_FORM_PGN] = an__settle_pgn, [AN_FORM_JSONL] = an__settle_jsonl,
    [AN_FORM_POPEYE] = settle, [AN_FORM_YAML] = settle,
};

/* Recognises the form by what the input begins with. */
static an_problem_form form_of(an_text input)
{
    input = an_text_after(input, an__space_size(input));
    if (input.size == 0)
        return AN_FORM_TEXT;
    if (*input.at == '{')
        return AN_FORM_JSONL;
    if (*input.at == '[' || (*input.at == '%' && input.size > 1))
        return AN_FORM_PGN;
    if (an__is_yaml(input))
        return AN_FORM_YAML;
    return an__is_popeye(input) ? AN_FORM_POPEYE : AN_FORM_TEXT;
}

an_problem_reader *an__problems_open(an_text input, an_problem_form form,
                                     const an_problem_defaults *defaults)
{
    an_problem_reader *r = calloc(1, sizeof *r);
    if (r == NULL)
        return NULL;
    if (an_text_starts(input, AN_UTF8_MARK))
        r->at = sizeof AN_UTF8_MARK - 1;
    r->input = input;
    r->form = form == AN_FORM_AUTO ? form_of(an_text_after(input, r->at)) : form;
    r->defaults = defaults;
    return r;
}

void an__problems_close(an_problem_reader *r)
{
    if (r == NULL)
        return;
    for (int i = 0; i < AN_FIELD_COUNT; i++)
        an__buffer_free(&r->content[i]);
    an__buffer_free(&r->moves);
    an__buffer_free(&r->given);
    an__buffer_free(&r->pgn.nodes);
    an__buffer_free(&r->pgn.lines);
    an_arbiter_close(r->pgn.arbiter);
    an_reader_close(r->pgn.reader);
    an_splitter_close(r->pgn.splitter);
    free(r);
}

an_problem_step an__problems_next(an_problem_reader *r, an_composition *composition,
                                  an_problem_fault *fault)
{
    r->draft = (an_problem_draft){.twins = {.count = 0}};
    r->fault = (an_problem_fault){.kind = AN_PROBLEM_SOUND};
    r->solutions = r->given_solutions = (an_json){.kind = AN_JSON_NONE};
    an__buffer_clear(&r->moves);
    an__buffer_clear(&r->given);
    if (!next_in[r->form](r))
        return AN_STEP_END;
    if (r->fault.kind != AN_PROBLEM_SOUND || !settle_in[r->form](r)) {
        *fault = r->fault;
        return AN_STEP_FAULT;
    }
    *composition = r->settled.composition;
    return AN_STEP_PROBLEM;
}
