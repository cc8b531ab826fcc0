/* The positions of a search breadth first, in parts: each part belongs to one worker.
 */
#ifndef AN_SOLVING_BREADTH_PARTS_H
#define AN_SOLVING_BREADTH_PARTS_H

#include "frontier.h"
#include "nets.h"
#include "search_core.h"

/* A position of the next layer, before it is in the set of its part. */
typedef struct an_arrival {
    an_place place;
    uint64_t key;
} an_arrival;

/* The arrivals that one part has found for another. */
typedef struct an_arrivals {
    an_arrival *at; /* room for as many as a part takes in a round */
    size_t count;
} an_arrivals;

typedef struct an_part {
    an_search *search;
    an_frontier frontier; /* the positions whose keys fall to this part */
    an_arrivals
        found[AN_WORKERS_MAX]; /* for each part, what is reached from the places of this one */
    size_t next, end;          /* the places of the last layer that have not been worked on */
    bool is_laden;             /* found[] has no room for what is reached from another place */
    an_net_cache *cache;       /* NULL: nets do not matter, or there is no memory for them */
    bool is_full;              /* the set has no room for a position */
    bool has_found;            /* some place was marked */
} an_part;

/* What is done with each place of the last layer. */
typedef struct an_layer_work {
    unsigned left; /* a place is marked if the goal is so many half-moves away; 0: none is marked */
    bool is_grown; /* what is reached from the places goes into the next layer */
    bool has_found; /* some place was marked */
} an_layer_work;

typedef struct an_breadth {
    an_search *search; /* the first of the workers */
    an_stipulation stipulation;
    an_part *parts;
    size_t count;
    unsigned last_moves; /* the last half-moves of lines, which are searched depth first */
    bool is_full;        /* some part is */
    an_layer_work work;
} an_breadth;

/* Makes parts whose only place is that of the root, in layer 0. Returns false when there is no
 * memory for them. */
bool an__parts_open(an_breadth *b, const an_position *root);
void an__parts_close(an_breadth *b);

/* Returns the number of the layer to which positions are added. */
static inline size_t an_last_layer(const an_breadth *b)
{
    return b->parts[0].frontier.layer;
}

/* Returns the number of the part to which a key falls. */
static inline size_t an_part_of(const an_breadth *b, uint64_t key)
{
    return (size_t)((key & UINT32_MAX) * b->count >> 32);
}

static inline an_position an_position_at(const an_breadth *b, const an_place *place)
{
    return an__unpack(&place->packed, &b->search->problem.position, (an_color)place->turn);
}

/* Works on the last layer. The next one is dropped again if a part is full, or if a place was
 * marked. Returns false if the search has ended. */
bool an__work_on_layer(an_breadth *b, an_layer_work *work);

#endif
