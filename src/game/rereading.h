/* Readings of a game in plain text, weighed by how far they get. */
#ifndef AN_GAME_REREADING_H
#define AN_GAME_REREADING_H

#include "arbiter.h"
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

/* Reads and judges the game at the lexer's place as the reader's choices are, once more: it is
 * taken from what may be read again. */
an_reach an_read_again(an_trier *trier);

static inline bool an_may_read_again(const an_trier *trier)
{
    return trier->code == AN_OK && trier->reader->again_left > 0;
}

/* Reads the game that was read last with another end, if the text it takes is two games, or more of
 * the text is this game; is_whole: that nothing was left to be explained. sheet_ends.c */
void an_find_game_end(an_trier *trier, bool is_whole);

#endif
