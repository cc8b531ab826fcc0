/* Explanations of an article, the cheapest of which are kept. */
#include "tellings.h"

#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "play.h"

enum { KEPT = 24, LOOKS_BACK = 64 }; /* explanations that are kept; moves that are looked back at */

static bool add_move(an_tellings *tellings, const an_told_move *move)
{
    if (!AN_ARRAY_RESERVE(tellings->moves, tellings->move_capacity, tellings->move_count))
        return false;
    tellings->moves[tellings->move_count++] = *move;
    return true;
}

bool an__tellings_begin(an_tellings *tellings, const an_position *start)
{
    if (tellings->list == NULL)
        tellings->list = malloc(KEPT * sizeof *tellings->list);
    if (tellings->next == NULL)
        tellings->next = malloc(KEPT * sizeof *tellings->next);
    if (tellings->list == NULL || tellings->next == NULL)
        return false;
    tellings->move_count = tellings->next_count = 0;
    tellings->count = 1;
    tellings->list[0] = (an_telling){.may_go_on = UINT32_MAX, .sound = UINT32_MAX};
    return add_move(tellings, &(an_told_move){.position = *start});
}

const an_told_move *an__telling_at(const an_tellings *tellings, const an_telling *telling,
                                   uint32_t ply)
{
    const an_told_move *move = an_telling_last(tellings, telling);
    for (unsigned i = 0; move->ply > ply; i++) {
        if (i == LOOKS_BACK)
            return NULL;
        move = &tellings->moves[move->before];
    }
    return move->ply == ply ? move : NULL;
}

bool an__telling_play(an_tellings *tellings, an_telling *telling, an_move move, uint32_t claim)
{
    an_told_move told = *an_telling_last(tellings, telling);
    an__play(&told.position, move);
    told.move = move;
    told.before = telling->last;
    told.ply++;
    told.claim = claim;
    telling->last = (uint32_t)tellings->move_count;
    return add_move(tellings, &told);
}

/* Returns true if two explanations are equal in everything that matters for what follows. */
static bool are_alike(const an_tellings *tellings, const an_telling *a, const an_telling *b)
{
    const an_told_move *x = an_telling_last(tellings, a), *y = an_telling_last(tellings, b);
    bool same_aside = a->spoken.ply == b->spoken.ply &&
                      (a->spoken.ply == 0 || a->spoken.position.key == b->spoken.position.key);
    return same_aside && a->lost.until == b->lost.until && a->is_broken == b->is_broken &&
           a->took_last == b->took_last && x->ply == y->ply && x->position.key == y->position.key;
}

/* Returns true if `a` comes before `b`: it is cheaper, or, at equal cost, its last move was added
 * earlier. */
static bool comes_before(const an_telling *a, const an_telling *b)
{
    return a->cost < b->cost || (a->cost == b->cost && a->last < b->last);
}

void an__tellings_keep(an_tellings *tellings, const an_telling *telling)
{
    size_t place = 0, last = tellings->next_count;
    if (last == KEPT && !comes_before(telling, &tellings->next[KEPT - 1]))
        return;
    while (place < tellings->next_count && !comes_before(telling, &tellings->next[place]))
        if (are_alike(tellings, &tellings->next[place++], telling))
            return;
    for (size_t i = place; i < tellings->next_count && last == tellings->next_count; i++)
        if (are_alike(tellings, &tellings->next[i], telling))
            last = i;
    if (last == KEPT)
        last--;
    else if (last == tellings->next_count)
        tellings->next_count++;
    memmove(&tellings->next[place + 1], &tellings->next[place],
            (last - place) * sizeof *tellings->next);
    tellings->next[place] = *telling;
}

void an__tellings_advance(an_tellings *tellings)
{
    an_telling *list = tellings->list;
    tellings->list = tellings->next;
    tellings->count = tellings->next_count;
    tellings->next = list;
    tellings->next_count = 0;
}

void an__tellings_free(an_tellings *tellings)
{
    free(tellings->moves);
    free(tellings->list);
    free(tellings->next);
}
