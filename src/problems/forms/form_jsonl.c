/* Problems as JSON Lines: an object a line. */
#include "extremes.h"
#include "form_fields.h"

#include "json_read.h"
#include "text.h"
#include "verdict.h"

typedef enum json_use {
    JSON_FIELD,    /* a field of the draft: a string, or a number */
    JSON_SET_PLAY, /* true or false */
    JSON_DUPLEX,
    JSON_TRIES,     /* a number is asked for; a list of tries is an answer, which is not read */
    JSON_SOLUTIONS, /* a list of keys or lines: the intended solutions if there is no "given" */
    JSON_GIVEN,     /* a list of the intended solutions; the others are what somebody found */
    JSON_VERDICT,   /* "no-solution" claims that there is none */
    JSON_IGNORED    /* says where the problem is from, or what somebody found */
} json_use;

/* The members of an object; any other one may be a condition that is not understood. */
static const struct {
    const char *key;
    json_use use;
    an_draft_field field;
} members[] = {
    {"id", JSON_FIELD, AN_FIELD_ID},
    {"fen", JSON_FIELD, AN_FIELD_FEN},
    {"pieces", JSON_FIELD, AN_FIELD_PIECES},
    {"position", JSON_FIELD, AN_FIELD_PIECES},
    {"stipulation", JSON_FIELD, AN_FIELD_STIPULATION},
    {"variant", JSON_FIELD, AN_FIELD_VARIANT},
    {"condition", JSON_FIELD, AN_FIELD_VARIANT},
    {"intended", JSON_FIELD, AN_FIELD_INTENDED},
    {"twins", JSON_FIELD, AN_FIELD_TWINS},
    {"set_play", JSON_SET_PLAY, 0},
    {"duplex", JSON_DUPLEX, 0},
    {"tries", JSON_TRIES, 0},
    {"author", JSON_IGNORED, 0},
    {"checked", JSON_IGNORED, 0},
    {"complete", JSON_IGNORED, 0},
    {"given", JSON_GIVEN, 0},
    {"keys", JSON_SOLUTIONS, 0},
    {"mode", JSON_IGNORED, 0},
    {"notes", JSON_IGNORED, 0},
    {"popeye_seconds", JSON_IGNORED, 0},
    {"positions", JSON_IGNORED, 0},
    {"seconds", JSON_IGNORED, 0},
    {"set", JSON_IGNORED, 0},
    {"short", JSON_IGNORED, 0},
    {"solutions", JSON_SOLUTIONS, 0},
    {"soundness", JSON_IGNORED, 0},
    {"source", JSON_IGNORED, 0},
    {"stopped", JSON_IGNORED, 0},
    {"tags", JSON_IGNORED, 0},
    {"title", JSON_IGNORED, 0},
    {"twin", JSON_IGNORED, 0},
    {"verdict", JSON_VERDICT, 0},
};

static bool refuse_value(an_problem_reader *r, an_json value)
{
    an__fault_at(r, AN_PROBLEM_OPTION_VALUE, value.text);
    return false;
}

/* Stores what a string says, and where in the input that stands. A string with escapes is copied to
 * `content`. Returns false, and sets the fault, when memory runs out. */
static bool read_string(an_problem_reader *r, an_json string, an_buffer *content, an_text *said,
                        an_text *place)
{
    *said = *place = an_text_from(string.text.at + 1, string.text.size - 2);
    if (memchr(said->at, '\\', said->size) == NULL)
        return true;
    an__buffer_clear(content);
    an__json_put_content(content, string);
    *said = an_buffer_text(content);
    *place = string.text;
    if (content->failed)
        an__fault_at(r, AN_PROBLEM_NO_MEMORY, *place);
    return !content->failed;
}

/* Takes a string, or a number as it is written. */
static void take_field(an_problem_reader *r, an_draft_field field, an_json value)
{
    if (value.kind == AN_JSON_NULL)
        return;
    if (value.kind == AN_JSON_NUMBER) {
        an__set_field(r, field, value.text);
        return;
    }
    if (value.kind != AN_JSON_STRING) {
        refuse_value(r, value);
        return;
    }
    an_text said, place;
    if (!read_string(r, value, &r->content[field], &said, &place))
        return;
    if (said.at == place.at)
        an__set_field(r, field, said);
    else
        an__set_copy(r, field, said, place);
}

static bool take_yes(an_problem_reader *r, an_json value)
{
    if (value.kind == AN_JSON_TRUE || value.kind == AN_JSON_FALSE || value.kind == AN_JSON_NULL)
        return value.kind == AN_JSON_TRUE;
    return refuse_value(r, value);
}

static void take_tries(an_problem_reader *r, an_json value)
{
    int64_t number;
    if (value.kind == AN_JSON_ARRAY || value.kind == AN_JSON_NULL)
        return;
    if (an__json_integer(&number, value) && number >= 0 && number <= UINT8_MAX)
        r->draft.wishes.tries = (uint8_t)number;
    else
        refuse_value(r, value);
}

/* Takes a list of solutions, of which an object has one under the same use. */
static void take_solutions(an_problem_reader *r, an_json *solutions, an_json value)
{
    if (value.kind == AN_JSON_NULL)
        return;
    if (value.kind != AN_JSON_ARRAY || solutions->kind != AN_JSON_NONE)
        refuse_value(r, value);
    *solutions = value;
}

/* Takes the word for what was found. Only the one that denies any solution is compared: how many
 * there are, the list of them says. */
static void take_verdict(an_problem_reader *r, an_json value)
{
    static const char *const others[] = {"unique", "several"};
    r->draft.claims_none = an__json_is(value, "no-solution");
    bool is_known = value.kind == AN_JSON_NULL;
    for (an_verdict verdict = 0; verdict < AN_VERDICT_COUNT; verdict++)
        is_known = is_known || an__json_is(value, an__verdict_name(verdict));
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        is_known = is_known || an__json_is(value, others[i]);
    if (!is_known)
        refuse_value(r, value);
}

static void take_member(an_problem_reader *r, an_json key, an_json value)
{
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        if (!an__json_is(key, members[i].key))
            continue;
        switch (members[i].use) {
        case JSON_FIELD:
            take_field(r, members[i].field, value);
            break;
        case JSON_SET_PLAY:
            r->draft.wishes.has_set_play = take_yes(r, value);
            break;
        case JSON_DUPLEX:
            r->draft.wishes.is_duplex = take_yes(r, value);
            break;
        case JSON_TRIES:
            take_tries(r, value);
            break;
        case JSON_SOLUTIONS:
            take_solutions(r, &r->solutions, value);
            break;
        case JSON_GIVEN:
            take_solutions(r, &r->given_solutions, value);
            break;
        case JSON_VERDICT:
            take_verdict(r, value);
            break;
        case JSON_IGNORED:
            break;
        }
        return;
    }
    an__fault_at(r, AN_PROBLEM_OPTION, an_text_from(key.text.at + 1, key.text.size - 2));
}

bool an__next_in_jsonl(an_problem_reader *r)
{
    an_text line;
    do {
        if (!an__take_line(r, &line))
            return false;
        line = an_text_trimmed(line);
    } while (line.size == 0);
    r->draft.source = line;
    an_json object, key, value;
    size_t offset, at = 0;
    if (!an__json_read(&object, line, &offset)) {
        size_t last = line.size - 1; /* the end of the line where something is missing */
        an_text part = an_text_from(line.at + an_smaller(offset, last), 1);
        an__fault_at(r, AN_PROBLEM_JSON, part);
        return true;
    }
    if (object.kind != AN_JSON_OBJECT)
        an__fault_at(r, AN_PROBLEM_JSON, line);
    while (object.kind == AN_JSON_OBJECT &&
           (value = an__json_next(object, &at, &key)).kind != AN_JSON_NONE)
        take_member(r, key, value);
    return true;
}

/* Reads a move that ends a series before its time: one of the other side, which begins again. Keeps
 * the fault of the move within the series, if it is none. */
static bool read_answer(an_problem_reader *r, an_move *move, an_position *position, unsigned depth,
                        an_text said)
{
    an_problem_fault fault;
    an_position passed = an_position_play(position, (an_move){.kind = AN_NULL_STEP});
    if (!r->settled.composition.problem.stipulation.is_series || depth == 0 ||
        !an__given_move_read(move, &r->settled, &passed, depth, said, &fault))
        return false;
    *position = passed;
    return true;
}

/* Reads a move of a solution and plays it. */
static bool give_move(an_problem_reader *r, an_position *position, unsigned depth, an_json value)
{
    an_move move;
    if (value.kind == AN_JSON_OBJECT)
        value = an__json_member(value, "move");
    if (value.kind != AN_JSON_STRING)
        return refuse_value(r, value.text.at != NULL ? value : r->solutions);
    an_text said, place;
    if (!read_string(r, value, &r->content[AN_FIELD_KEY], &said, &place))
        return false;
    if (!an__given_move_read(&move, &r->settled, position, depth, said, &r->fault) &&
        !read_answer(r, &move, position, depth, said)) {
        r->fault.part = place;
        return false;
    }
    r->fault.kind = AN_PROBLEM_SOUND;
    an__give_move(r, move);
    an_problem_play(&r->settled.composition.problem, depth, position, move);
    return true;
}

/* Reads a solution: a list of moves; or the key alone, in an object or as it is. */
static bool give_solution(an_problem_reader *r, an_json solution)
{
    const an_problem *problem = &r->settled.composition.problem;
    const unsigned most = an_stipulation_half_moves(problem->stipulation);
    an_position position = problem->position;
    unsigned depth = 0;
    an_json move;
    an__begin_given(r);
    if (solution.kind != AN_JSON_ARRAY) {
        if (!give_move(r, &position, 0, solution))
            return false;
    } else {
        for (size_t at = 0; (move = an__json_next(solution, &at, NULL)).kind != AN_JSON_NONE;)
            if (depth == most || !give_move(r, &position, depth++, move))
                return refuse_value(r, move);
        if (depth == 0)
            return refuse_value(r, solution);
    }
    an__end_given(r, an_stipulation_is_battle(problem->stipulation) ? 1 : most);
    return true;
}

bool an__settle_jsonl(an_problem_reader *r)
{
    an_json solution;
    if (!an__draft_settle(&r->settled, &r->draft, r->defaults, &r->fault))
        return false;
    if (r->given_solutions.kind != AN_JSON_NONE)
        r->solutions = r->given_solutions;
    for (size_t at = 0; (solution = an__json_next(r->solutions, &at, NULL)).kind != AN_JSON_NONE;)
        if (!give_solution(r, solution))
            return false;
    return an__settle_given(r);
}
