/* Looking at the game that is taken down, and leaving. */
#ifndef AN_CLI_SHOW_COMMANDS_H
#define AN_CLI_SHOW_COMMANDS_H

#include "handlers.h"

record_act act_board, act_flip, act_list, act_moves, act_save, act_quit;

#endif
