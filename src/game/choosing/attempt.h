/* One attempt to read and judge a game. */
#ifndef AN_GAME_ATTEMPT_H
#define AN_GAME_ATTEMPT_H

#include "arbiter.h"
#include "reader.h"

/* What reads and judges a game, and where the game and its judgement are stored. Nothing is owned.
 */
typedef struct an_trier {
    an_reader *reader;
    an_arbiter *arbiter;
    an_game *game;
    an_judgement *judgement;
    an_code code;
} an_trier;

/* How far a reading got. */
typedef struct an_reach {
    size_t plies;
    bool is_whole; /* this reading explains all of the text */
} an_reach;

/* Returns the number of moves in the main line. */
size_t an__count_moves(const an_game *game);

/* Reads and judges the game at the place of the reader, with the choices of the reader. Returns how
 * far it got; trier->code tells of failures. */
an_reach an__read_and_judge(an_trier *trier);

/* Like an__read_and_judge, for a game that was read before: its size is deducted from the bytes
 * that may be read again. */
an_reach an__read_again(an_trier *trier);

/* Like an__read_again, for the game at `base`, with `choices`. */
static inline an_reach an_read_from(an_trier *trier, const char *base, const an_choices *choices)
{
    an__reader_return(trier->reader, base, choices);
    return an__read_again(trier);
}

/* Like an_read_from, for the game that was read last. */
static inline an_reach an_read_as(an_trier *trier, const an_choices *choices)
{
    return an_read_from(trier, an_reader_game(trier->reader), choices);
}

/* Returns the first error in the main line; NULL if it has none. */
const an_finding *an__first_error(const an_finding_list *findings);

/* Returns true if nothing failed and there are bytes left that may be read again. */
static inline bool an_may_read_again(const an_trier *trier)
{
    return trier->code == AN_OK && trier->reader->again_left > 0;
}

#endif
