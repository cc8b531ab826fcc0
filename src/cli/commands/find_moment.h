/* Finds the moment of a game that --at and --game name. */
#ifndef AN_CLI_FIND_MOMENT_H
#define AN_CLI_FIND_MOMENT_H

#include "moment.h"
#include "pipeline.h"

typedef struct moment_search {
    const cli_settings *settings;
    const cli_run *run;
    an_report *report; /* reports why the moment is not reached */
    void *context;     /* for `take` */
    /* Called when the moment is found, `ply` half-moves after the start of its game. */
    void (*take)(void *context, const an_judgement *judgement, uint64_t ply);
    moment at;
    uint64_t game;   /* the number of the game in its file */
    bool is_settled; /* the game was found, or it was said why not */
    bool failed;     /* memory ran out; that was said */
    an_code refused; /* what is wrong with the FEN; that was said */
} moment_search;

/* Reads --at and --game. Returns false after a message. */
bool moment_search_settings(moment_search *search);

/* Finds the moment in the file, or on standard input, or says why it is not there. Returns false if
 * the input cannot be read. */
bool moment_search_game(moment_search *search);

/* Finds the moment in a game without moves, which begins at the position of --fen. Returns false
 * after a message. */
bool moment_search_position(moment_search *search);

#endif
