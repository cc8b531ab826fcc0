/* Repetitions, quiet moves and dead positions. */
#ifndef AN_GAME_DRAW_FACTS_H
#define AN_GAME_DRAW_FACTS_H

#include "bench.h"
#include "lines_of_play.h"

/* Whether facts are asked of a line: of the main one, as long as it is what was written. */
static inline bool an_has_facts(const an_arbiter *arbiter, const an_variation *line)
{
    return arbiter->lines.count == 1 && !line->is_mended && !arbiter->rules->without_facts;
}

/* Facts of the main line: before it begins, and after each of its moves; facts.c. */
void an_judge_start_facts(an_arbiter *arbiter);

void an_judge_facts(an_arbiter *arbiter, const an_token *token, const an_ply *ply);

/* The same when the position's key has been kept. */
void an_judge_standing(an_arbiter *arbiter, const an_token *token, const an_ply *ply);

/* Keeps the key of the main line's position, which is equal for equal ones (FIDE 9.2.3). False if
 * nothing can be said of it, as of most: it has not stood since the last capture or pawn's move, is
 * not dead, and those were not long ago. */
static inline bool an_arbiter_keep_key(an_arbiter *arbiter, const an_position *p, uint64_t key,
                                       bool takes)
{
    enum { LONG_AGO = 100 };
    uint16_t *met = &arbiter->met[key % AN_KEYS_MET], now = ++arbiter->kept;
    unsigned age = (uint16_t)(now - *met), quiet = p->halfmove_clock;
    bool may_be_dead = takes && !(p->role[AN_PAWN] | p->role[AN_ROOK] | p->role[AN_QUEEN]);
    *met = now;
    arbiter->keys[arbiter->key_count++] = key;
    return (age <= quiet) | (quiet >= LONG_AGO) | may_be_dead;
}

#endif
