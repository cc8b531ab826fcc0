/* A set of positions in layers: layer n has those that are reached by n half-moves, and by no
 * fewer. It never takes more than its share of memory. */
#ifndef AN_SOLVING_FRONTIER_H
#define AN_SOLVING_FRONTIER_H

#include <stddef.h>

#include "packed.h"

/* The number of a position that is not in the set. */
#define AN_NO_PLACE UINT32_MAX

typedef struct an_place {
    an_packed packed;
    uint32_t parent;    /* the number of a place of the layer before from which it is reached */
    uint8_t parent_set; /* the number of the parent's set */
    uint8_t turn;
    bool has_other_parents;
    bool is_marked; /* it lies on the way to a solution */
} an_place;

typedef struct an_frontier_slot {
    uint32_t place; /* its number plus 1; 0: the slot is free */
    uint32_t check; /* the upper bits of the key, some of which choose the slot */
} an_frontier_slot;

typedef struct an_frontier {
    an_place *places;
    size_t count;
    size_t capacity;
    an_frontier_slot *slots;
    size_t slot_mask;
    size_t max_memory; /* bytes */
    size_t *layers;    /* the number of the first position of each layer */
    size_t layer;      /* the one to which positions are added */
} an_frontier;

/* Opens an empty set of at most `memory` bytes for `layers` layers. Returns false if that fails. */
bool an__frontier_open(an_frontier *frontier, size_t memory, size_t layers);
void an__frontier_close(an_frontier *frontier);

/* Begins the next layer. */
void an__frontier_begin_layer(an_frontier *frontier);

/* Fetch the memory for a position with `key` that is soon to be added: an_frontier_expect comes
 * first, an__frontier_fetch later. They change nothing but the time that adding takes. */
static inline void an_frontier_expect(const an_frontier *frontier, uint64_t key)
{
    an_fetch(&frontier->slots[key >> 32 & frontier->slot_mask]);
}

void an__frontier_fetch(const an_frontier *frontier, uint64_t key);

/* Adds a position with its key. One that is in the set already is not added. Returns false if the
 * set is full. */
bool an__frontier_add(an_frontier *frontier, const an_place *added, uint64_t key);

/* Returns the number of a position, or AN_NO_PLACE. */
uint32_t an__frontier_find(const an_frontier *frontier, const an_position *p);

/* Returns the number behind the last place of a layer. */
static inline size_t an_layer_end(const an_frontier *frontier, size_t layer)
{
    return layer < frontier->layer ? frontier->layers[layer + 1] : frontier->count;
}

#endif
