/* Commands that correct moves and promote variations. */
#ifndef AN_CLI_CORRECT_H
#define AN_CLI_CORRECT_H

#include "handlers.h"

record_handler handle_correct, handle_promote;

#endif
