/* The meaning of the codes for problems that cannot be read, in English and French. */
#ifndef AN_SOLUTIONS_PROBLEM_EXPLAINED_H
#define AN_SOLUTIONS_PROBLEM_EXPLAINED_H

#include "algnot/report.h"

/* Sets the meaning, the example, its correction, and the command for a code such as "fairy-piece".
 * Returns false, and leaves *explanation unchanged, if there is no such code for problems. */
bool an__problem_explain(an_explanation *explanation, an_text slug, an_message_language language);

#endif
