/* Any text as problems, in every form: reading ends, what is read is a problem, and what is refused
 * stands in the text and has a sentence. */
#include "fuzz.h"

#include <string.h>

#include "buffer.h"
#include "intention.h"
#include "problem_messages.h"
#include "problem_reader.h"
#include "text.h"

static bool lies_in(an_text part, an_text whole)
{
    return part.at >= whole.at && part.at + part.size <= whole.at + whole.size;
}

static void check_fault(const an_problem_fault *fault, an_text input)
{
    an_buffer english = {0}, french = {0};
    fuzz_expect(fault->kind > AN_PROBLEM_SOUND && fault->kind < AN_PROBLEM_FAULT_COUNT,
                "a fault is one of those that are known");
    fuzz_expect(lies_in(fault->part, input), "a fault lies in the input");
    an__put_problem_fault(&english, fault, AN_MESSAGES_ENGLISH);
    an__put_problem_fault(&french, fault, AN_MESSAGES_FRENCH);
    fuzz_expect(english.size > 0 && french.size > 0, "a fault has its sentences");
    an__buffer_free(&english);
    an__buffer_free(&french);
}

static void check_position(const an_position *position)
{
    char fen[AN_FEN_MAX];
    an_position again;
    an_position_to_fen(fen, position);
    fuzz_expect(an_position_from_problem_fen(&again, an_text_of(fen), (an_variant)position->variant,
                                             NULL) == AN_OK &&
                    memcmp(&again.role, &position->role, sizeof again.role) == 0,
                "a position is legal");
}

static void check_problem(const an_composition *composition, an_text input)
{
    an_problem problem = composition->problem;
    char name[AN_STIPULATION_MAX];
    an_stipulation again;
    check_position(&problem.position);
    size_t size = an_stipulation_write(name, problem.stipulation);
    fuzz_expect(an_stipulation_read(&again, an_text_from(name, size), NULL),
                "a stipulation reads back");
    fuzz_expect(an__intention_total(&composition->author.intention) > 0, "a solution is intended");
    for (size_t i = 0; i < composition->twin_count; i++) {
        an_problem_fault fault = {.kind = AN_PROBLEM_SOUND};
        if (an__twin_apply(&problem, &composition->twins[i], composition->castles_anywhere, &fault))
            check_position(&problem.position);
        else
            fuzz_expect(fault.part.at != NULL, "a twin that cannot be is refused");
    }
    fuzz_expect(lies_in(composition->source, input), "a problem stands in the input");
}

static void read_all(an_text input, an_problem_form form, const an_problem_defaults *defaults)
{
    an_composition composition;
    an_problem_fault fault;
    an_problem_step step;
    size_t problems = 0;
    an_problem_reader *reader = an__problems_open(input, form, defaults);
    while (reader != NULL &&
           (step = an__problems_next(reader, &composition, &fault)) != AN_STEP_END) {
        if (step == AN_STEP_PROBLEM)
            check_problem(&composition, input);
        else
            check_fault(&fault, input);
        fuzz_expect(++problems <= input.size, "reading ends");
    }
    an__problems_close(reader);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    an_text input = {size > 0 ? (const char *)bytes : "", size};
    an_problem_defaults open = {.variant = AN_STANDARD};
    an_problem_defaults given = {.variant = AN_ALPHABETIC, .has_stipulation = true};
    an_stipulation_read(&given.stipulation, an_text_of("h#2.5"), NULL);
    for (int form = AN_FORM_AUTO; form < AN_FORM_COUNT; form++) {
        read_all(input, (an_problem_form)form, &open);
        read_all(input, (an_problem_form)form, &given);
    }
    return 0;
}
