/* Repetitions, quiet moves and dead positions. */
#ifndef AN_GAME_DRAW_FACTS_H
#define AN_GAME_DRAW_FACTS_H

#include "bench.h"
#include "draw_rules.h"
#include "findings.h"

enum { AN_KEYS_MET = 256 };

/* How the main line stands with what ends a game, or lets it be claimed a draw. */
typedef struct an_standing {
    uint64_t *keys; /* of its positions, which are equal for equal ones (FIDE 9.2.3) */
    size_t key_count, key_capacity;
    uint16_t kept;             /* keys of all games up to now */
    uint16_t met[AN_KEYS_MET]; /* by the end of a key: when one that ends so was kept last */
    an_ending ending;          /* of the main line, without which it goes on */
    bool is_over;              /* a move after it was reported */
} an_standing;

/* Whether facts are asked of a line: of the main one, as long as it is what was written. */
static inline bool an_has_facts(const an_bench *bench, const an_variation *line)
{
    return bench->lines.count == 1 && !line->is_mended && !bench->rules->without_facts;
}

/* Facts of the main line: before it begins, and after each of its moves; facts.c. */
void an_judge_start_facts(const an_bench *bench, an_standing *standing, an_findings *findings);

void an_judge_facts(const an_bench *bench, an_standing *standing, an_findings *findings,
                    const an_token *token, const an_ply *ply);

/* The same when the position's key has been kept. */
void an_judge_standing(const an_bench *bench, an_standing *standing, an_findings *findings,
                       const an_token *token, const an_ply *ply);

/* Keeps the key of the main line's position, which is equal for equal ones (FIDE 9.2.3). False if
 * nothing can be said of it, as of most: it has not stood since the last capture or pawn's move, is
 * not dead, and those were not long ago. */
static inline bool an_standing_keep(an_standing *standing, const an_position *p, uint64_t key,
                                    bool takes)
{
    uint16_t *met = &standing->met[key % AN_KEYS_MET], now = ++standing->kept;
    unsigned age = (uint16_t)(now - *met), quiet = p->halfmove_clock;
    bool may_be_dead = takes && !(p->role[AN_PAWN] | p->role[AN_ROOK] | p->role[AN_QUEEN]);
    *met = now;
    standing->keys[standing->key_count++] = key;
    return (age <= quiet) | (quiet >= AN_FIFTY_MOVES_PLIES) | may_be_dead;
}

#endif
