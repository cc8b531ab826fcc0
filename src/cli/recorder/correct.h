/* Moves that are corrected, and variations that are promoted. */
#ifndef AN_CLI_CORRECT_H
#define AN_CLI_CORRECT_H

#include "handlers.h"

record_handler handle_correct, handle_promote;

#endif
