/* Moments of a game as numbers of half-moves after its start. */
#include "plies.h"

#include <stdlib.h>

#include "buffer.h"
#include "remarks.h"

void ply_list_add(ply_list *list, uint64_t ply)
{
    if (AN_ARRAY_RESERVE(list->at, list->capacity, list->count))
        list->at[list->count++] = ply;
    else
        list->failed = true;
}

void ply_list_free(ply_list *list)
{
    free(list->at);
    *list = (ply_list){0};
}

size_t ply_list_add_marked(ply_list *list, const an_judgement *judgement)
{
    size_t token = 0, found = 0;
    for (uint64_t ply = 0;; ply++) {
        bool is_marked = an__remarks_want_diagram(judgement->game, token);
        if (is_marked)
            ply_list_add(list, ply);
        found += is_marked;
        if (an_judgement_next(judgement, &token) == NULL)
            return found;
    }
}

static int by_number(const void *a, const void *b)
{
    uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
    return (left > right) - (left < right);
}

void ply_list_sort(ply_list *list)
{
    size_t kept = 0;
    if (list->count == 0)
        return;
    qsort(list->at, list->count, sizeof *list->at, by_number);
    for (size_t i = 1; i < list->count; i++)
        if (list->at[i] != list->at[kept])
            list->at[++kept] = list->at[i];
    list->count = kept + 1;
}
