/* Problems in the language of Popeye. */
#include "form_popeye.h"

bool an__is_popeye(an_text input)
{
    (void)input;
    return false;
}

bool an__next_in_popeye(an_problem_reader *r)
{
    (void)r;
    return false;
}
