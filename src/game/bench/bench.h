/* The bench: what every judge of a game has before it. */
#ifndef AN_GAME_BENCH_H
#define AN_GAME_BENCH_H

#include "lines_of_play.h"
#include "plain.h"

typedef struct an_bench {
    const an_judge_options *rules;
    const an_game *game;
    const an_notation *notation;     /* the game is judged in; NULL before that is known */
    const an_plain_letters *letters; /* of the language that is played in */
    an_position usual_start;
    an_position start;
    an_variations lines;
    an_ply *plies; /* by token */
    size_t ply_capacity;
    bool failed; /* memory ran out */
} an_bench;

#endif
