/* What one reading of a text and the search for the best one tell each other: the search chooses
 * (an_choices), and the reading tells where it could have been read otherwise (an_doubts). */
#ifndef AN_GAME_DOUBTS_H
#define AN_GAME_DOUBTS_H

#include <stdlib.h>

#include "parted.h"

enum { AN_LEFT_OUT_MAX = 128 };

/* What a reading is to do where a text can be read as more than one game. Zero-initialised: the
 * first reading. */
typedef struct an_choices {
    uint32_t left_out[AN_LEFT_OUT_MAX]; /* places that are prose, as offsets in the batch */
    uint8_t left_out_count;
    uint32_t ends_at;  /* the next sheet without numbers begins there, in the game; 0: not known */
    bool joins_items;  /* number 1 before each pair of moves numbers the items of a list */
    bool cuts_pairs;   /* e4e5 is two moves */
    bool marks_spoken; /* goes on amid moves that were left out, to find all that is spoken of */
    an_joining joins;
} an_choices;

/* A place where the main line goes on after prose. */
typedef struct an_resumption {
    uint32_t offset;   /* of the number, in the batch */
    uint32_t ply;      /* moves played before it */
    bool is_contested; /* another number that was taken for prose carries the same ply */
    bool is_spoken;    /* its move is only mentioned: the line goes on from another one there */
    bool is_in_slot;   /* no prose stands before it */
} an_resumption;

/* A place where a sheet without numbers may begin. */
typedef struct an_break {
    uint32_t offset; /* in the game */
    uint32_t ply;    /* moves played before it */
} an_break;

enum { AN_PLACES_KEPT = 24 }; /* the last so many places of a game are asked about */

/* Where a reading could have gone another way. */
typedef struct an_doubts {
    an_resumption *places;
    size_t place_count, place_capacity;
    an_break *breaks; /* in the order of the text */
    size_t break_count, break_capacity;
    bool has_spoken;  /* a place was taken whose move is only mentioned */
    bool ends_astray; /* the game ends behind a move that was left out for a mentioned one */
    /* The reading skipped part of a run of moves, or played a move that the text only mentions. The
     * search prefers any reading that does neither and still explains everything. */
    bool is_unsound;
    bool may_be_list; /* the game is a pair of moves, and number 1 stands right behind it */
} an_doubts;

static inline void an_doubts_begin(an_doubts *doubts)
{
    doubts->place_count = doubts->break_count = 0;
    doubts->has_spoken = doubts->ends_astray = doubts->is_unsound = doubts->may_be_list = false;
}

static inline void an_doubts_free(an_doubts *doubts)
{
    free(doubts->places);
    free(doubts->breaks);
}

#endif
