/* Problems as they stand in files: a row of problem-input.tsv says what is read, or what is refused
 * and where. */
#include "tsv.h"

#include <stdio.h>
#include <string.h>

#include "buffer.h"
#include "intention.h"
#include "problem_explained.h"
#include "problem_messages.h"
#include "problem_reader.h"
#include "text.h"
#include "twin.h"

static bool is_met[AN_PROBLEM_FAULT_COUNT];

/* Takes \n and \r of a table for what they stand for. */
static void unescape(an_buffer *out, const char *text)
{
    for (; *text != '\0'; text++) {
        bool is_escape = text[0] == '\\' && (text[1] == 'n' || text[1] == 'r');
        an_buffer_put_char(out, !is_escape ? *text : text[1] == 'n' ? '\n' : '\r');
        text += is_escape;
    }
}

static void describe(an_buffer *out, const an_composition *composition)
{
    char fen[AN_FEN_MAX], stipulation[AN_STIPULATION_MAX], rest[128];
    const an_position *position = &composition->problem.position;
    an_buffer_add(out, fen, an_position_to_fen(fen, position));
    an_stipulation_write(stipulation, composition->problem.stipulation);
    snprintf(rest, sizeof rest, " | %s | %s | %u | %zu | %zu", stipulation,
             an_variant_name((an_variant)position->variant),
             (unsigned)an__intention_total(&composition->author.intention), composition->twin_count,
             composition->author.given_count > 0 ? composition->author.given[0].count : 0);
    an__buffer_put(out, rest);
    an_problem twin = composition->problem;
    an_problem_fault fault;
    if (composition->twin_count > 0) {
        const an_twin *last = &composition->twins[composition->twin_count - 1];
        an__buffer_put(out, " | ");
        if (an__twin_apply(&twin, last, composition->castles_anywhere, &fault))
            an_buffer_add(out, fen, an_position_to_fen(fen, &twin.position));
        else
            an__buffer_put(out, an__problem_fault_slug(fault.kind));
    }
    const an_wishes *wishes = &composition->wishes;
    if (wishes->has_set_play)
        an__buffer_put(out, " | set play");
    if (wishes->is_duplex)
        an__buffer_put(out, " | duplex");
    snprintf(rest, sizeof rest, " | tries %u", (unsigned)wishes->tries);
    if (wishes->tries > 0)
        an__buffer_put(out, rest);
    if (composition->id.at != NULL) {
        an__buffer_put(out, " | ");
        an_buffer_put_text(out, composition->id);
    }
}

static void is_read(void **state)
{
    const tsv_row *row = *state;
    an_buffer input = {0}, read = {0};
    an_problem_defaults defaults = {.variant = AN_STANDARD};
    an_composition composition;
    an_problem_fault fault;
    unescape(&input, tsv_field(row, "input"));
    an_text text = an_text_from(input.at, input.size);
    an_problem_reader *reader = an__problems_open(text, AN_FORM_AUTO, &defaults);
    switch (an__problems_next(reader, &composition, &fault)) {
    case AN_STEP_PROBLEM:
        describe(&read, &composition);
        break;
    case AN_STEP_FAULT:
        is_met[fault.kind] = true;
        assert_true(fault.part.at >= text.at &&
                    fault.part.at + fault.part.size <= text.at + text.size);
        an__buffer_put(&read, an__problem_fault_slug(fault.kind));
        an__buffer_put(&read, ": ");
        an_buffer_put_text(&read, fault.part);
        break;
    case AN_STEP_END:
        an__buffer_put(&read, "end");
        break;
    }
    assert_string_equal(read.at, tsv_field(row, "read"));
    assert_int_equal(an__problems_next(reader, &composition, &fault), AN_STEP_END);
    an__problems_close(reader);
    an__buffer_free(&input);
    an__buffer_free(&read);
}

/* Faults that rows of the table cannot have: they are of another form, of the command line, or of a
 * machine without memory. */
static void every_fault_was_met(void **state)
{
    static const an_problem_fault_kind elsewhere[] = {
        AN_PROBLEM_SOUND,           AN_PROBLEM_FEN_DOUBT,
        AN_PROBLEM_TWO_POSITIONS,   AN_PROBLEM_UNDECIDED_PIECES,
        AN_PROBLEM_OTHER_CONDITION, AN_PROBLEM_INTENDED,
        AN_PROBLEM_TWIN_SQUARE,     AN_PROBLEM_TWIN_OCCUPIED,
        AN_PROBLEM_TWIN_POSITION,   AN_PROBLEM_TOO_MANY_TWINS,
        AN_PROBLEM_DUPLEX,          AN_PROBLEM_NO_MEMORY,
        AN_PROBLEM_NO_COLOR,        AN_PROBLEM_TWIN_OUTSIDE,
        AN_PROBLEM_TWIN_PIECE,      AN_PROBLEM_TWIN_BASE,
        AN_PROBLEM_UNDECIDED_WORDS};
    (void)state;
    for (size_t i = 0; i < sizeof elsewhere / sizeof *elsewhere; i++)
        is_met[elsewhere[i]] = true;
    for (int kind = 0; kind < AN_PROBLEM_FAULT_COUNT; kind++) {
        if (!is_met[kind])
            print_error("no row has the fault %s\n",
                        an__problem_fault_slug((an_problem_fault_kind)kind));
        assert_true(is_met[kind]);
    }
}

/* Each fault has an explanation, but those that are none, and the one that games have, too. */
static void every_fault_is_explained(void **state)
{
    (void)state;
    for (int kind = AN_PROBLEM_SOUND + 1; kind < AN_PROBLEM_FAULT_COUNT; kind++) {
        an_text slug = an_text_of(an__problem_fault_slug((an_problem_fault_kind)kind));
        an_explanation told;
        bool is_elsewhere = kind == AN_PROBLEM_NO_MEMORY || an_code_from_slug(slug) != AN_OK;
        for (int language = 0; language < AN_MESSAGE_LANGUAGE_COUNT; language++)
            assert_true(is_elsewhere ||
                        an__problem_explain(&told, slug, (an_message_language)language));
    }
}

/* A problem that is wrong does not cost the next one. */
static void the_next_one_is_read(void **state)
{
    static const char input[] = "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nCirce\nh#2\n\n"
                                "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#3\n"
                                "; named\n3K4/2B5/8/8/8/8/8/5k1Q b - - stip \"h#4\";\n";
    an_problem_defaults defaults = {.variant = AN_STANDARD};
    an_composition composition;
    an_problem_fault fault;
    (void)state;
    an_problem_reader *reader = an__problems_open(an_text_of(input), AN_FORM_AUTO, &defaults);
    assert_int_equal(an__problems_next(reader, &composition, &fault), AN_STEP_FAULT);
    assert_int_equal(an__problems_next(reader, &composition, &fault), AN_STEP_PROBLEM);
    assert_int_equal(composition.problem.stipulation.moves, 3);
    assert_int_equal(an__problems_next(reader, &composition, &fault), AN_STEP_PROBLEM);
    assert_int_equal(composition.problem.stipulation.moves, 4);
    assert_int_equal(an__problems_next(reader, &composition, &fault), AN_STEP_END);
    an__problems_close(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_fault_was_met),
                                       cmocka_unit_test(every_fault_is_explained),
                                       cmocka_unit_test(the_next_one_is_read)};
    int failed = tsv_run("tests/data/problem-input.tsv", is_read);
    return failed + cmocka_run_group_tests(tests, NULL, NULL);
}
