/* Problems solved one after the other, and written. */
#include "problem_solver.h"

#include "escape.h"
#include "intention.h"
#include "notation.h"
#include "placement.h"
#include "platform.h"
#include "problem_messages.h"
#include "say.h"
#include "solution_json.h"
#include "solution_pgn.h"
#include "solution_popeye.h"
#include "solution_text.h"
#include "twin.h"

/* Says that memory ran out. Nothing is written any more: the output is the beginning of the
 * whole. */
static void fail(problem_solver *s)
{
    say(SAY_OUT_OF_MEMORY);
    s->status = STATUS_TROUBLE;
    s->has_failed = true;
}

static void raise_status(problem_solver *s, int status)
{
    if (status > s->status)
        s->status = status;
}

/* Returns the status that a verdict asks for. A search that a limit or an interrupt ended before
 * anything was decided is trouble, as a wrong input is. */
static int status_of(an_verdict verdict)
{
    if (verdict == AN_VERDICT_UNPROVEN)
        return STATUS_TROUBLE;
    return verdict == AN_VERDICT_SOUND ? STATUS_WELL : STATUS_FINDINGS;
}

/* ---- places ---- */

static bool lies_in(an_text part, an_text whole)
{
    return part.at != NULL && part.at >= whole.at && part.at <= whole.at + whole.size;
}

/* Returns the place of what is at fault: in the file, or in the value of an option. */
static an_place place_of(const problem_solver *s, an_text part)
{
    an_text file = an_buffer_text(&s->file->text);
    an_text twins = s->solve->defaults.twins;
    if (lies_in(part, file) || !lies_in(part, twins))
        return whole_file_place(s->file, part, s->problems);
    an_locator locator = an_locator_of("--twins");
    an_locator_take(&locator, AN_ENCODING_UTF_8, twins, 0);
    return an_locator_place(&locator, part, 0);
}

/* ---- writing ---- */

/* Puts what tells the problem from the others: its name or place, its twin, the side. */
static void put_heading(problem_solver *s, const an_answer *answer)
{
    const an_composition *composition = answer->composition;
    an_buffer *out = &s->text;
    if (s->has_written)
        an_buffer_put_char(out, '\n');
    bool is_first = an_answer_letter(answer) == 'a' && !answer->is_duplex;
    if (is_first && composition->id.at != NULL) {
        an__put_escaped(out, composition->id);
        an_buffer_put_char(out, '\n');
    } else if (is_first && s->is_file && s->problems > 1) {
        an_place place = place_of(s, composition->source);
        an__put_escaped(out, an_text_of(place.file));
        an_buffer_put_char(out, ':');
        an__buffer_put_number(out, place.line);
        an_buffer_put_char(out, '\n');
    }
    if (composition->twin_count > 0 && !answer->is_duplex) {
        an_buffer_put_char(out, an_answer_letter(answer));
        an_buffer_put_char(out, ')');
        const an_twin *twin = answer->twin > 0 ? &composition->twins[answer->twin - 1] : NULL;
        for (size_t i = 0; twin != NULL && i < twin->count; i++) {
            an__buffer_put(out, i > 0 ? ", " : twin->is_continued ? " + " : " ");
            an__put_escaped(out, twin->changes[i].text);
        }
        an_buffer_put_char(out, '\n');
    }
    if (answer->is_duplex)
        AN_PUT_ALL(out, message_text(message_language(), SAY_DUPLEX), "\n");
}

static void put_text(problem_solver *s, const an_answer *answer)
{
    an_solution_style style = {
        .notation = &s->solve->notation, .language = message_language(), .width = s->solve->width};
    put_heading(s, answer);
    an__put_verdict(&s->text, answer, &style);
    an__put_solutions(&s->text, answer, &style);
}

/* Writes what was put into the text. */
static void write_text(problem_solver *s)
{
    if (s->text.failed) {
        fail(s);
        an__buffer_free(&s->text);
        return;
    }
    if (s->settings->value[OPTION_QUIET] == NULL)
        output_write(&s->output, an_buffer_text(&s->text));
    output_flush(&s->output);
    s->has_written = true;
}

static void write_answer(problem_solver *s, const an_answer *answer)
{
    an__buffer_clear(&s->text);
    switch (s->solve->format) {
    case SOLVE_TEXT:
        put_text(s, answer);
        break;
    case SOLVE_PGN:
        an__put_answer_pgn(&s->text, answer, message_language());
        break;
    case SOLVE_JSONL:
        an__put_answer_json(&s->text, answer);
        break;
    case SOLVE_POPEYE:
        an__put_answer_popeye(&s->text, answer);
        break;
    }
    write_text(s);
}

/* ---- faults ---- */

/* Says on standard error what is wrong with a problem. */
static void tell(problem_solver *s, const an_problem_fault *fault, const an_place *place)
{
    an_buffer text = {0};
    an__put_problem_finding(&text, fault, place, message_language(), s->settings->with_color);
    if (text.failed)
        fail(s);
    else
        fwrite(text.at, 1, text.size, stderr);
    an__buffer_free(&text);
}

void problem_solver_refuse(problem_solver *s, const an_problem_fault *fault)
{
    raise_status(s, STATUS_TROUBLE);
    if (fault->kind == AN_PROBLEM_NO_MEMORY) {
        fail(s);
        return;
    }
    an_place place = place_of(s, fault->part);
    if (s->solve->format == SOLVE_JSONL) {
        an__buffer_clear(&s->text);
        an__put_refusal_json(&s->text, fault, &place, message_language());
        write_text(s);
    }
    tell(s, fault, &place);
}

/* ---- solving ---- */

/* Solves what the answer is about, and writes it. */
static void solve(problem_solver *s, an_answer *answer)
{
    const an_composition *composition = answer->composition;
    answer->compares_line = answer->twin == 0 && !answer->is_duplex;
    answer->intention = an__answer_intention(answer);
    solve_order order = {.problem = answer->problem,
                         .expected = an__intention_total(&answer->intention),
                         .wishes = composition->wishes,
                         .keys_only = s->solve->keys_only,
                         .wants_all = s->solve->wants_all};
    an_solution_list list = {.at = NULL};
    if (solve_team_run(&order, &s->solve->limits, &list, &answer->extent)) {
        answer->list = &list;
        answer->keys_only = order.keys_only;
        an__answer_judge(answer);
        bool is_cut = an__solutions_cut(&list, s->solve->limits.max_solutions);
        answer->extent.cuts_set_play = an__set_play_cut(&list, s->solve->limits.max_solutions);
        if (is_cut && answer->extent.stop == AN_STOP_NONE) {
            answer->extent.stop = AN_STOP_SOLUTIONS;
            answer->extent.is_enough = true;
        }
        write_answer(s, answer);
        raise_status(s, status_of(answer->verdict));
    } else {
        fail(s);
    }
    an__solutions_free(&list);
}

bool problem_solver_has_ended(const problem_solver *s)
{
    return s->has_failed || platform_was_interrupted();
}

/* Solves a problem for the other side. */
static void solve_duplex(problem_solver *s, an_answer *answer)
{
    an_problem_fault fault;
    an_fen_fault fen_fault = {AN_FEN_OPPONENT_IN_CHECK, 0, answer->problem.position};
    fen_fault.position.turn ^= 1;
    an_code code = an__position_turn_over(&answer->problem.position);
    if (code != AN_OK) {
        an_problem_refuse(&fault, AN_PROBLEM_DUPLEX, answer->composition->source);
        fault.finding.code = code;
        an_finding_take_fault(&fault.finding, fen_fault);
        problem_solver_refuse(s, &fault);
        return;
    }
    answer->is_duplex = true;
    solve(s, answer);
}

static void solve_both_sides(problem_solver *s, const an_composition *composition,
                             const an_problem *problem, size_t twin)
{
    an_answer answer = {.composition = composition, .problem = *problem, .twin = twin};
    solve(s, &answer);
    if (!composition->wishes.is_duplex || problem_solver_has_ended(s))
        return;
    answer = (an_answer){.composition = composition, .problem = *problem, .twin = twin};
    solve_duplex(s, &answer);
}

void problem_solver_take(problem_solver *s, const an_composition *composition)
{
    an_problem last = composition->problem;
    bool knows_last = true;
    if (composition->doubt.kind != AN_PROBLEM_SOUND) {
        an_place place = place_of(s, composition->doubt.part);
        tell(s, &composition->doubt, &place);
    }
    if (!composition->is_zero_position)
        solve_both_sides(s, composition, &composition->problem, 0);
    for (size_t i = 0; i < composition->twin_count && !problem_solver_has_ended(s); i++) {
        an_problem_fault fault = {.kind = AN_PROBLEM_SOUND};
        const an_twin *twin = &composition->twins[i];
        an_problem problem = twin->is_continued ? last : composition->problem;
        const bool has_base = knows_last || !twin->is_continued;
        if (!has_base)
            an_problem_refuse(&fault, AN_PROBLEM_TWIN_BASE, twin->changes[0].text);
        knows_last =
            has_base && an__twin_apply(&problem, twin, composition->castles_anywhere, &fault);
        if (!knows_last) {
            problem_solver_refuse(s, &fault);
            continue;
        }
        solve_both_sides(s, composition, &problem, i + 1);
        last = problem;
    }
}
