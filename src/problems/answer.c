/* All that a solver has to say of one problem. */
#include "answer.h"

const char *an__search_stop_name(an_search_stop stop)
{
    static const char *const names[AN_STOP_COUNT] = {
        [AN_STOP_POSITIONS] = "max-nodes",   [AN_STOP_TIME] = "max-time",
        [AN_STOP_INTERRUPT] = "interrupted", [AN_STOP_SOLUTIONS] = "max-solutions",
        [AN_STOP_MEMORY] = "out-of-memory",
    };
    return names[stop];
}

void an__answer_judge(an_answer *answer)
{
    const an_intention *intention = &answer->composition->intention;
    an_stipulation stipulation = answer->problem.stipulation;
    bool is_complete = answer->extent.stop == AN_STOP_NONE;
    answer->facts = an__solution_facts(answer->list, stipulation, intention);
    answer->verdict = an__verdict_of(&answer->facts, stipulation, intention, is_complete);
    answer->difference = (an_difference){AN_DIFFERS_NOT, 0, {.kind = AN_NULL_STEP}};
    if (!answer->compares_line)
        return;
    answer->difference = an__compare_line(answer->composition, answer->list);
    bool is_unsolved = answer->difference.kind == AN_DIFFERS_NO_SOLUTION ||
                       answer->difference.kind == AN_DIFFERS_REFUTED;
    if (answer->verdict == AN_VERDICT_SOUND && is_unsolved)
        answer->verdict = AN_VERDICT_OTHER;
}
