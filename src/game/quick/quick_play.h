/* The player of the fast path: a board with only what a game without faults needs. */
#ifndef AN_GAME_QUICK_PLAY_H
#define AN_GAME_QUICK_PLAY_H

#include "bytes.h"
#include "packed_move.h"
#include "plain.h"
#include "quick.h"
#include "trial.h"

/* The squares of kings that may castle. */
enum { AN_QUICK_WHITE_KING = 4, AN_QUICK_BLACK_KING = AN_QUICK_WHITE_KING + 56 };

/* The size of has_met, rounded up to whole lanes, as it is read lane by lane. */
enum { AN_QUICK_ROWS = (AN_ROWS + AN_LANES - 1) / AN_LANES * AN_LANES };

/* How far a line of play has come. The members key, clock, move number, castling rights and en
 * passant square of the position are only filled in when they are needed. */
typedef struct an_quick_place {
    an_position position;
    an_squares checkers;
    an_squares unmoved; /* kings and rooks that may castle and have not moved */
    an_squares step;    /* the two squares of the last move */
} an_quick_place;

typedef struct an_quick_player {
    /* The position is aligned, because each step would take several times as long if it lay across
     * two pages. */
    _Alignas(64) an_quick_place at;
    /* The ply of the main line after which neither side can win; 0 if there is none. That calls for
     * a finding only if another move follows. */
    size_t over_after;
    an_detection *detection;
    an_entry *entries; /* one packed move a ply; NULL if they are not asked for */
    /* The words of the game. Those by coordinates are completed with what the move does; words of
     * moves that reset the clock are marked. */
    an_plain *plain;
    const an_plain_letters *letters;
    bool has_met[AN_QUICK_ROWS];
    size_t depth;                            /* how many lines the current one is nested in */
    an_quick_place before[AN_QUICK_DEPTH];   /* by depth: where the variation begins */
    an_quick_place after[AN_QUICK_DEPTH];    /* by depth: where the interrupted line goes on */
    an_squares occupied[1 + AN_QUICK_PLIES]; /* by number of plies; not initialised */
} an_quick_player;

/* Returns the rooks that may still castle. */
static inline an_squares an_quick_rights(const an_quick_place *at)
{
    an_squares ranks = (at->unmoved >> AN_QUICK_WHITE_KING & 1 ? AN_RANK_1 : 0) |
                       (at->unmoved >> AN_QUICK_BLACK_KING & 1 ? AN_RANK_8 : 0);
    return at->unmoved & ranks & at->position.role[AN_ROOK];
}

/* Plays the words with indices from `ply` up to, but not including, `end`. Returns false if it
 * stops before, because a finding may be due. */
bool an__quick_play_moves(an_quick_player *player, size_t ply, size_t end);

/* Fills in the en passant square, if the last move was a double step after which a capture is
 * possible. */
void an__quick_find_passed(an_quick_place *at);

#endif
