/* The moves of a judged game one after the other, variations included, each with its boards. */
#ifndef AN_CLI_EDITOR_REPLAY_H
#define AN_CLI_EDITOR_REPLAY_H

#include "algnot.h"

/* A line of play: the game, or a variation that is open. */
typedef struct editor_line {
    an_board before; /* the last move, which a variation replaces */
    an_board board;
    bool is_refused; /* its last move could not be played: `board` is the one that it stood on */
    bool is_lost;    /* what follows has no board */
} editor_line;

/* Begins with all members zero but `judgement`, whose plies must have been kept. */
typedef struct editor_replay {
    const an_judgement *judgement;
    size_t token;       /* the next one */
    size_t read;        /* how far the likeliest reading of the main line has been played */
    editor_line *lines; /* the variation at hand last */
    size_t line_count, line_capacity;
    bool out_of_memory;
} editor_replay;

void editor_replay_free(editor_replay *replay);

/* Goes on behind the next token that is a move, and returns it; NULL behind the last before the
 * offset `until` in the bytes of the game, or when memory runs out. */
const an_token *editor_replay_next(editor_replay *replay, size_t until);

/* Returns the line at hand; NULL if it has no board, or if memory ran out. Call
 * editor_replay_next before. */
const editor_line *editor_replay_line(const editor_replay *replay);

#endif
