/* What is wrong with a stipulation, as a fault of its problem. */
#include "problem_fault.h"

#include "algnot/solve.h"

an_problem_fault_kind an__problem_of_stipulation(an_text text)
{
    switch (an_stipulation_fault_of(text)) {
    case AN_STIPULATION_SOUND:
        return AN_PROBLEM_SOUND;
    case AN_STIPULATION_UNCOUNTED:
        return AN_PROBLEM_STIPULATION_UNCOUNTED;
    case AN_STIPULATION_HALVED:
        return AN_PROBLEM_STIPULATION_HALVED;
    case AN_STIPULATION_LONG:
        return AN_PROBLEM_STIPULATION_LONG;
    case AN_STIPULATION_STRANGE:
        break;
    }
    return AN_PROBLEM_STIPULATION;
}
