/* Commands that show the game, save it, or leave. */
#ifndef AN_CLI_SHOW_COMMANDS_H
#define AN_CLI_SHOW_COMMANDS_H

#include "handlers.h"

record_handler handle_board, handle_flip, handle_list, handle_moves, handle_save, handle_quit;

#endif
