/* The player of the fast path: a board that has no more than a game without faults needs. */
#ifndef AN_GAME_QUICK_PLAY_H
#define AN_GAME_QUICK_PLAY_H

#include "bytes.h"
#include "packed_move.h"
#include "plain.h"
#include "quick.h"
#include "trial.h"

/* Where kings stand that may castle. */
enum { AN_QUICK_WHITE_KING = 4, AN_QUICK_BLACK_KING = AN_QUICK_WHITE_KING + 56 };

/* has_met is looked at lane by lane. */
enum { AN_QUICK_ROWS = (AN_ROWS + AN_LANES - 1) / AN_LANES * AN_LANES };

/* Where a line of play has come. */
typedef struct an_quick_place {
    an_position position;
    an_squares checkers;
    an_squares unmoved;
    an_squares step;
} an_quick_place;

typedef struct an_quick_player {
    /* Without its key, its clock, its number, who may castle, and the square of an en passant
     * capture: these are filled in when they are needed. Aligned, because every step would take
     * several times as long if the position lay across two pages. */
    _Alignas(64) an_position position;
    an_squares checkers;
    an_squares unmoved; /* kings and rooks that may castle, as far as they have not moved */
    an_squares step;    /* the squares that the last move left and reached */
    /* After this ply of the main line neither side can win, which is a finding only if another move
     * follows. 0: not so. */
    size_t over_after;
    an_detection *detection;
    an_entry *entries; /* one a ply; NULL if nobody asks for packed moves */
    an_plain *plain;   /* the words of the game: coordinates become what they do on the board, and
                          what resets the clock says so */
    const an_plain_letters *letters;
    bool has_met[AN_QUICK_ROWS];
    size_t depth;                            /* of the line in others */
    an_quick_place before[AN_QUICK_DEPTH];   /* by depth, a variation's start, */
    an_quick_place after[AN_QUICK_DEPTH];    /* and where the line that it interrupts goes on */
    an_squares occupied[1 + AN_QUICK_PLIES]; /* after so many plies; written before they are read */
} an_quick_player;

/* Returns the rooks that may still castle. */
static inline an_squares an_quick_rights(const an_quick_player *s)
{
    an_squares ranks = (s->unmoved >> AN_QUICK_WHITE_KING & 1 ? AN_RANK_1 : 0) |
                       (s->unmoved >> AN_QUICK_BLACK_KING & 1 ? AN_RANK_8 : 0);
    return s->unmoved & ranks & s->position.role[AN_ROOK];
}

/* Plays the words from an index on, up to another, until there may be something to say. Returns
 * true if that is behind the last of them. */
bool an__quick_play_moves(an_quick_player *player, size_t ply, size_t end);

/* Fills in the square of an en passant capture, if the last move allows one. */
void an__quick_find_passed(an_quick_player *player);

#endif
