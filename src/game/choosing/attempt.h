/* Readings of one text, tried one after the other. */
#ifndef AN_GAME_ATTEMPT_H
#define AN_GAME_ATTEMPT_H

#include "bench.h"
#include "reader.h"

/* What a game is read and judged with, and becomes. */
typedef struct an_trier {
    an_reader *reader;
    an_arbiter *arbiter;
    an_game *game;
    an_judgement *judgement;
    an_code code;
} an_trier;

/* How far a reading gets. */
typedef struct an_reach {
    size_t plies;
    bool is_whole;  /* nothing is left to be explained */
    bool is_astray; /* a move that is spoken of was taken for one that was left out */
} an_reach;

/* Reads and judges the game at the lexer's place, as the reader's choices are. */
an_reach an_read_and_judge(an_trier *trier);

/* Does that once more: the size of the game is taken from what may still be read again. */
an_reach an_read_again(an_trier *trier);

static inline bool an_may_read_again(const an_trier *trier)
{
    return trier->code == AN_OK && trier->reader->again_left > 0;
}

#endif
