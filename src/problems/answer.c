/* All that a solver has to say of one problem. */
#include "answer.h"

#include "extremes.h"
#include "intention.h"

const char *an__search_stop_name(an_search_stop stop)
{
    static const char *const names[AN_STOP_COUNT] = {
        [AN_STOP_POSITIONS] = "max-nodes",   [AN_STOP_TIME] = "max-time",
        [AN_STOP_INTERRUPT] = "interrupted", [AN_STOP_SOLUTIONS] = "max-solutions",
        [AN_STOP_MEMORY] = "out-of-memory",
    };
    return names[stop];
}

an_intention an__answer_intention(const an_answer *answer)
{
    enum { GIVEN_MAX = 999 };
    const an_author_claims *author = &answer->composition->author;
    size_t given = an_smaller(author->given_count, GIVEN_MAX);
    if (author->intention.count > 0 || author->is_none || given < 2 || !answer->compares_line)
        return author->intention;
    return (an_intention){.count = 1, .branches = {(uint16_t)given}};
}

const an_given_line *an__answer_wrong_line(const an_answer *answer)
{
    const an_difference *difference = &answer->difference;
    bool is_wrong =
        difference->kind == AN_DIFFERS_NO_SOLUTION || difference->kind == AN_DIFFERS_REFUTED;
    return is_wrong ? &answer->composition->author.given[difference->line] : NULL;
}

void an__answer_put_claim(an_buffer *out, const an_answer *answer)
{
    if (answer->difference.kind == AN_DIFFERS_CLAIM)
        an_buffer_put_char(out, '0');
    else if (answer->intention.count > 0)
        an__intention_put(out, &answer->intention);
    else if (answer->facts.solutions > 1 || an__answer_wrong_line(answer) != NULL)
        an_buffer_put_char(out, '1');
}

/* Returns whether a difference means that something was not found: it may be there still, as long
 * as not all was searched. */
static bool needs_whole_search(an_difference_kind kind)
{
    return kind == AN_DIFFERS_NO_SOLUTION || kind == AN_DIFFERS_INCOMPLETE;
}

void an__answer_judge(an_answer *answer)
{
    const an_intention *intention = &answer->intention;
    an_stipulation stipulation = answer->problem.stipulation;
    bool is_complete = an_extent_is_whole(&answer->extent);
    answer->facts = an__solution_facts(answer->list, stipulation, intention);
    answer->verdict = an__verdict_of(&answer->facts, stipulation, intention, is_complete);
    answer->difference = (an_difference){.kind = AN_DIFFERS_NOT};
    if (!answer->compares_line)
        return;
    answer->difference = an__compare_given(&answer->composition->author,
                                           answer->composition->problem.stipulation, answer->list);
    if (!is_complete && needs_whole_search(answer->difference.kind))
        answer->difference = (an_difference){.kind = AN_DIFFERS_NOT};
    bool is_other = answer->difference.kind != AN_DIFFERS_NOT &&
                    answer->difference.kind != AN_DIFFERS_INCOMPLETE;
    if (answer->verdict == AN_VERDICT_SOUND && is_other)
        answer->verdict = AN_VERDICT_OTHER;
}
