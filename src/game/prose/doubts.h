/* What one reading of a text and the search for the best one tell each other: the search chooses
 * (an_choices), and the reading tells where it could have been read otherwise (an_doubts). */
#ifndef AN_GAME_DOUBTS_H
#define AN_GAME_DOUBTS_H

#include <stdlib.h>

#include "algnot/game.h"

#include "parted.h"

/* What a reading is to do where a text can be read as more than one game. Zero-initialised: the
 * first reading. */
typedef struct an_choices {
    uint32_t ends_at; /* the next sheet without numbers begins there, in the game; 0: not known */
    bool joins_items; /* number 1 before each pair of moves numbers the items of a list */
    bool cuts_pairs;  /* e4e5 is two moves */
    an_joining joins;
    /* where the numbers and moves stand that were played, in order, as offsets in the game; the
     * reading takes no others. NULL: it finds them itself. */
    const uint32_t *played;
    size_t played_count;
    uint32_t played_until; /* from there on it finds them itself */
    uint32_t lost_at;      /* where other moves seem to follow, which are not read; or UINT32_MAX */
    an_fault doubt;        /* what is to be told of the reading; size 0: nothing */
} an_choices;

/* Returns true if `offset` is one of some places, which stand in order. */
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

/* Where a reading could have gone another way. */
typedef struct an_doubts {
    an_break *breaks; /* in the order of the text */
    size_t break_count, break_capacity;
    bool may_be_list; /* the game is a pair of moves, and number 1 stands right behind it */
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
