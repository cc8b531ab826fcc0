/* One attempt to read and judge a game. */
#ifndef AN_GAME_ATTEMPT_H
#define AN_GAME_ATTEMPT_H

#include "arbiter.h"
#include "reader.h"

/* What reads and judges a game, and where the game and its judgement go. */
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
    bool is_whole; /* nothing is left to be explained */
} an_reach;

/* Returns true if there is something to judge in a game. */
bool an__is_judged(const an_game *game);

/* Reads and judges the game at the reader's place, with the reader's choices. */
an_reach an__read_and_judge(an_trier *trier);

/* Reads and judges once more. The size of the game is taken from the bytes that may be read
 * again. */
an_reach an__read_again(an_trier *trier);

/* Returns the first error in the main line; NULL if there is none. */
const an_finding *an__first_error(const an_judgement *judgement);

static inline bool an_may_read_again(const an_trier *trier)
{
    return trier->code == AN_OK && trier->reader->again_left > 0;
}

#endif
