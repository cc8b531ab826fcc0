/* Says which words validate --fix corrects. */
#ifndef AN_CLI_TOLD_CORRECTIONS_H
#define AN_CLI_TOLD_CORRECTIONS_H

#include "converter.h"

/* Puts a line for each word that is corrected, in the order of the game. */
void tell_corrections(const conversion *c, batch_output *out, const an_judgement *judgement);

#endif
