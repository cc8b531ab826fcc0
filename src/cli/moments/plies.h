/* Moments of a game as numbers of half-moves after its start. */
#ifndef AN_CLI_PLIES_H
#define AN_CLI_PLIES_H

#include "moment.h"

/* An empty list is all zeros. */
typedef struct ply_list {
    uint64_t *at; /* owned */
    size_t count, capacity;
    bool failed; /* memory ran out */
} ply_list;

void ply_list_add(ply_list *list, uint64_t ply);
void ply_list_free(ply_list *list);

/* Adds the moments at which the game itself asks for a diagram. The plies of the game must have
 * been kept. Returns how many they are. */
size_t ply_list_add_marked(ply_list *list, const an_judgement *judgement);

/* Puts the moments in order, each once. */
void ply_list_sort(ply_list *list);

#endif
