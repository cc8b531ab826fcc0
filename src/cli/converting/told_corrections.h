/* Corrections, as they are told where only they are written. */
#ifndef AN_CLI_TOLD_CORRECTIONS_H
#define AN_CLI_TOLD_CORRECTIONS_H

#include "converter.h"

/* Tells which words are corrected, in the order of the game. */
void tell_corrections(const conversion *c, batch_output *out, const an_judgement *judgement);

#endif
