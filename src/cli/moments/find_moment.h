/* Finds the moments of a game that --at or --diagrams and --game name. */
#ifndef AN_CLI_FIND_MOMENT_H
#define AN_CLI_FIND_MOMENT_H

#include "moment.h"
#include "pipeline.h"
#include "plies.h"

typedef struct moment_search {
    const cli_settings *settings;
    const cli_run *run;
    const an_text *standard_input; /* what was read of it already; NULL: it is read as it comes */
    an_report *report;             /* reports why a moment is not reached */
    void *context;                 /* for `take` */
    /* Called when moments are found, at least one: so many half-moves after the start of their
     * game, in ascending order. */
    void (*take)(void *context, const an_judgement *judgement, const uint64_t *plies, size_t count);
    moment_list moments;
    ply_list plies;  /* of the moments that were found */
    uint64_t game;   /* the number of the game in its file */
    bool is_settled; /* the game was found, or it was said why not */
    bool is_missed;  /* a moment was not reached; that was said */
    bool failed;     /* memory ran out; that was said */
    an_code refused; /* what is wrong with the FEN; that was said */
} moment_search;

/* Reads --at or --diagrams, and --game. Returns false after a message. Call moment_search_end in
 * either case. */
bool moment_search_settings(moment_search *search);
void moment_search_end(moment_search *search);

/* Finds the moments in the file, or on standard input, or says why they are not there. Returns
 * false if the input cannot be read. */
bool moment_search_game(moment_search *search);

/* Finds the moments in a game without moves, which begins at the position of --fen. Returns false
 * after a message. */
bool moment_search_position(moment_search *search);

#endif
