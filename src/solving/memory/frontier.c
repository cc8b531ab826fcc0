/* A set of positions in layers. */
#include "frontier.h"

#include <stdlib.h>

enum { FIRST_CAPACITY = 1 << 6, SLOTS_A_PLACE = 2 };

static size_t bytes_for(size_t capacity)
{
    return capacity * (sizeof(an_place) + SLOTS_A_PLACE * sizeof(an_frontier_slot));
}

bool an__frontier_open(an_frontier *frontier, size_t memory, size_t layers)
{
    size_t slots = (size_t)FIRST_CAPACITY * SLOTS_A_PLACE;
    *frontier = (an_frontier){.max_memory = memory, .capacity = FIRST_CAPACITY};
    if (bytes_for(FIRST_CAPACITY) > memory)
        return false;
    frontier->places = malloc(FIRST_CAPACITY * sizeof *frontier->places);
    frontier->slots = calloc(slots, sizeof *frontier->slots);
    frontier->layers = calloc(layers, sizeof *frontier->layers);
    frontier->slot_mask = slots - 1;
    if (frontier->places != NULL && frontier->slots != NULL && frontier->layers != NULL)
        return true;
    an__frontier_close(frontier);
    return false;
}

void an__frontier_close(an_frontier *frontier)
{
    free(frontier->places);
    free(frontier->slots);
    free(frontier->layers);
    *frontier = (an_frontier){0};
}

void an__frontier_begin_layer(an_frontier *frontier)
{
    frontier->layers[++frontier->layer] = frontier->count;
}

/* Returns the bits of a key that its slot keeps; the lower ones of them choose the slot. */
static uint32_t check_of(uint64_t key)
{
    return (uint32_t)(key >> 32);
}

void an__frontier_fetch(const an_frontier *frontier, uint64_t key)
{
    const an_frontier_slot *slot = &frontier->slots[check_of(key) & frontier->slot_mask];
    if (slot->place != 0)
        an_fetch(&frontier->places[slot->place - 1]);
}

/* Returns the slot of a position, or the free one where it would be. */
static an_frontier_slot *slot_of(const an_frontier *frontier, uint64_t key, const an_packed *packed,
                                 unsigned turn)
{
    uint32_t check = check_of(key);
    for (size_t i = check & frontier->slot_mask;; i = (i + 1) & frontier->slot_mask) {
        an_frontier_slot *slot = &frontier->slots[i];
        if (slot->place == 0)
            return slot;
        const an_place *place = &frontier->places[slot->place - 1];
        if (slot->check == check && place->turn == turn && an_packed_equal(&place->packed, packed))
            return slot;
    }
}

/* Moves the slots that are taken to a larger table. */
static void spread_slots(an_frontier *frontier, an_frontier_slot *larger, size_t count)
{
    for (size_t i = 0; i <= frontier->slot_mask; i++) {
        an_frontier_slot slot = frontier->slots[i];
        size_t to = slot.check & (count - 1);
        if (slot.place == 0)
            continue;
        while (larger[to].place != 0)
            to = (to + 1) & (count - 1);
        larger[to] = slot;
    }
    free(frontier->slots);
    frontier->slots = larger;
    frontier->slot_mask = count - 1;
}

static bool grow(an_frontier *frontier)
{
    size_t capacity = frontier->capacity * 2, slots = capacity * SLOTS_A_PLACE;
    if (bytes_for(capacity) > frontier->max_memory || capacity >= AN_NO_PLACE / SLOTS_A_PLACE)
        return false;
    void *places = realloc(frontier->places, capacity * sizeof *frontier->places);
    if (places == NULL)
        return false;
    frontier->places = places;
    an_frontier_slot *larger = calloc(slots, sizeof *larger);
    if (larger == NULL)
        return false;
    spread_slots(frontier, larger, slots);
    frontier->capacity = capacity;
    return true;
}

bool an__frontier_add(an_frontier *frontier, const an_place *added, uint64_t key)
{
    an_frontier_slot *slot = slot_of(frontier, key, &added->packed, added->turn);
    if (slot->place != 0) {
        an_place *known = &frontier->places[slot->place - 1];
        bool is_in_layer = slot->place - 1 >= frontier->layers[frontier->layer];
        bool is_other = known->parent != added->parent || known->parent_set != added->parent_set;
        known->has_other_parents = known->has_other_parents || (is_in_layer && is_other);
        return true;
    }
    if (frontier->count == frontier->capacity) {
        if (!grow(frontier))
            return false;
        slot = slot_of(frontier, key, &added->packed, added->turn);
    }
    frontier->places[frontier->count++] = *added;
    *slot = (an_frontier_slot){(uint32_t)frontier->count, check_of(key)};
    return true;
}

uint32_t an__frontier_find(const an_frontier *frontier, const an_position *p)
{
    an_packed packed = an_pack(p);
    return slot_of(frontier, p->key, &packed, p->turn)->place - 1;
}
