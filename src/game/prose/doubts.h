/* What the search for the best reading of a text, and a single reading, tell each other. The search
 * chooses (an_choices); the reading tells where it could have gone another way (an_doubts). */
#ifndef AN_GAME_DOUBTS_H
#define AN_GAME_DOUBTS_H

#include <stdlib.h>

#include "algnot/game.h"

#include "parted.h"

/* What a reading is to do where a text can be read as more than one game. Zero-initialised, it
 * stands for the first reading. */
typedef struct an_choices {
    uint32_t ends_at; /* offset where the next sheet without numbers begins; 0: not known */
    /* offset where the game ends at the latest, as words begin another one there, or as an earlier
     * reading ended there; 0: not known */
    uint32_t another_at;
    bool joins_items; /* a list whose items, each a pair of moves, all have number 1, is one game */
    bool cuts_pairs;  /* "e4e5" is two moves */
    bool in_capitals; /* "E4 E5 CF3" are moves */
    an_joining joins;
    /* Offsets in the game of the numbers and moves that were played, in ascending order; the
     * reading takes no others. NULL: the reading finds them itself. */
    const uint32_t *played;
    size_t played_count;
    uint32_t played_until; /* from this offset on, the reading finds them itself */
    uint32_t lost_at;      /* offset of others that seem to be played; UINT32_MAX: none */
    an_fault doubt;        /* what is to be reported of the reading; size 0: nothing */
} an_choices;

/* Returns true if `offset` is one of the `count` places, which are in ascending order. */
static inline bool an_places_hold(const uint32_t *places, size_t count, uint32_t offset)
{
    while (count > 0) {
        size_t half = count / 2;
        bool is_behind = places[half] < offset;
        if (places[half] == offset)
            return true;
        places += is_behind ? half + 1 : 0;
        count = is_behind ? count - half - 1 : half;
    }
    return false;
}

/* A place where a sheet without numbers may begin. */
typedef struct an_break {
    uint32_t offset; /* in the game */
    uint32_t ply;    /* moves played before it */
} an_break;

/* Where a reading could have gone another way. Call an_doubts_begin before each reading, and
 * an_doubts_free once in the end; it frees `breaks`. */
typedef struct an_doubts {
    an_break *breaks; /* in the order of the text */
    size_t break_count, break_capacity;
    bool may_be_list; /* the game is a pair of moves, and another number 1 follows it */
} an_doubts;

static inline void an_doubts_begin(an_doubts *doubts)
{
    doubts->break_count = 0;
    doubts->may_be_list = false;
}

static inline void an_doubts_free(an_doubts *doubts)
{
    free(doubts->breaks);
}

#endif
