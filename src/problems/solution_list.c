/* The solutions of a problem, kept as they were reported. */
#include "solution_list.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "buffer.h"

static bool make_room(an_solution_list *list)
{
    void *at = list->at;
    if (!an_array_reserve(&at, &list->capacity, list->count, sizeof *list->at))
        list->failed = true;
    list->at = at;
    return !list->failed;
}

bool an__solutions_add(an_solution_list *list, const an_solution *solution)
{
    size_t size = solution->count * sizeof *solution->nodes;
    an_solution_node *nodes = make_room(list) ? malloc(size > 0 ? size : 1) : NULL;
    if (nodes == NULL) {
        list->failed = true;
        return false;
    }
    if (size > 0)
        memcpy(nodes, solution->nodes, size);
    list->at[list->count] = *solution;
    list->at[list->count++].nodes = nodes;
    return true;
}

static void free_solution(const an_solution *solution)
{
    free((void *)(uintptr_t)solution->nodes);
}

void an__solutions_take(an_solution_list *list, an_solution_list *more)
{
    list->failed = list->failed || more->failed;
    for (size_t i = 0; i < more->count; i++) {
        if (make_room(list))
            list->at[list->count++] = more->at[i];
        else
            free_solution(&more->at[i]);
    }
    free(more->at);
    *more = (an_solution_list){.at = NULL};
}

void an__solutions_cut_from(an_solution_list *list, size_t index)
{
    for (size_t i = index; i < list->count; i++)
        free_solution(&list->at[i]);
    list->count = index;
}

void an__solutions_free(an_solution_list *list)
{
    an__solutions_cut_from(list, 0);
    free(list->at);
    *list = (an_solution_list){.at = NULL};
}

/* Returns where a solution is sorted: set play, then keys and tries, then lines by length. */
static unsigned rank_of(const an_solution *solution)
{
    switch (solution->kind) {
    case AN_SOLUTION_SET_PLAY:
        return 0;
    case AN_SOLUTION_SHORT_LINE:
    case AN_SOLUTION_LINE:
        return 1 + solution->moves;
    case AN_SOLUTION_KEY:
    case AN_SOLUTION_TRY:
    case AN_SOLUTION_KIND_COUNT:
        break;
    }
    return 1;
}

/* Returns the same where some are left out: the shortest keys come first, tries last. */
static unsigned rank_where_cut(const an_solution *solution)
{
    if (solution->kind == AN_SOLUTION_TRY)
        return UINT_MAX;
    return solution->kind == AN_SOLUTION_KEY ? 1 + solution->moves : rank_of(solution);
}

typedef unsigned solution_rank(const an_solution *solution);

/* A merge of two runs that keeps the order of equals. */
static void merge(an_solution *out, const an_solution *from, size_t half, size_t count,
                  solution_rank *rank)
{
    size_t left = 0, right = half;
    for (size_t i = 0; i < count; i++) {
        bool takes_left =
            right == count || (left < half && rank(&from[left]) <= rank(&from[right]));
        out[i] = from[takes_left ? left++ : right++];
    }
}

static void sort(an_solution *at, an_solution *room, size_t count, solution_rank *rank)
{
    if (count < 2)
        return;
    size_t half = count / 2;
    sort(at, room, half, rank);
    sort(at + half, room, count - half, rank);
    memcpy(room, at, count * sizeof *at);
    merge(at, room, half, count, rank);
}

static void order_by(an_solution_list *list, solution_rank *rank)
{
    an_solution *room = malloc((list->count + 1) * sizeof *room);
    if (room == NULL)
        list->failed = true;
    else
        sort(list->at, room, list->count, rank);
    free(room);
}

void an__solutions_order(an_solution_list *list)
{
    order_by(list, rank_of);
}

/* Drops all set play, or all other solutions, but the first `most`. Returns whether there were
 * more. */
static bool cut(an_solution_list *list, size_t most, bool is_set_play)
{
    size_t kept = 0, counted = 0;
    for (size_t i = 0; i < list->count; i++) {
        bool is_counted = (list->at[i].kind == AN_SOLUTION_SET_PLAY) == is_set_play;
        counted += is_counted;
        if (!is_counted || counted <= most)
            list->at[kept++] = list->at[i];
        else
            free_solution(&list->at[i]);
    }
    list->count = kept;
    return counted > most;
}

static size_t count_set_play(const an_solution_list *list)
{
    size_t count = 0;
    for (size_t i = 0; i < list->count; i++)
        count += list->at[i].kind == AN_SOLUTION_SET_PLAY;
    return count;
}

bool an__solutions_cut(an_solution_list *list, size_t most)
{
    if (list->count - count_set_play(list) > most)
        order_by(list, rank_where_cut);
    return cut(list, most, false);
}

bool an__set_play_cut(an_solution_list *list, size_t most)
{
    return cut(list, most, true);
}

size_t an__end_of_branch(const an_solution *tree, size_t from)
{
    size_t at = from + 1;
    while (at < tree->count && tree->nodes[at].depth > tree->nodes[from].depth)
        at++;
    return at;
}
