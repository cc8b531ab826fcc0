/* The moment of a game that --at and --game name, found in a file. */
#ifndef AN_CLI_FIND_MOMENT_H
#define AN_CLI_FIND_MOMENT_H

#include "moment.h"
#include "pipeline.h"

typedef struct moment_search {
    const cli_settings *settings;
    const cli_run *run;
    an_report *report; /* that says why the moment is not reached */
    void *context;
    /* What is done at the moment, so many half-moves from the start of a game. */
    void (*take)(void *context, const an_judgement *judgement, uint64_t ply);
    moment at;
    uint64_t game;   /* which of the file */
    bool is_settled; /* the game was found, or it was said why not */
    bool failed;     /* out of memory, which was said */
    an_code refused; /* what speaks against the FEN, which was said */
} moment_search;

/* The moment, the game, and one FILE at most; false after a message. */
bool moment_search_settings(moment_search *v);

/* Takes the moment in the FILE or on standard input, or says why it is not there. False: the input
 * cannot be read. */
bool moment_search_game(moment_search *v);

/* The same in a game without moves, from the position that is given. */
bool moment_search_position(moment_search *v);

#endif
