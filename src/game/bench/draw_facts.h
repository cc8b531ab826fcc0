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

/* Returns true for the main line, as long as it is what was written, if facts are asked for at all.
 */
static inline bool an_has_facts(const an_bench *bench, const an_variation *line)
{
    return bench->lines.count == 1 && !line->is_mended && !bench->rules->without_facts;
}

/* States what is remarkable about the start of the main line, and about the position after each of
 * its moves. */
void an_judge_start_facts(const an_bench *bench, an_standing *standing, an_findings *findings);

void an_judge_facts(const an_bench *bench, an_standing *standing, an_findings *findings,
                    const an_token *token, const an_ply *ply);

/* Does that after a move whose position an_standing_keep has kept already. */
void an_judge_standing(const an_bench *bench, an_standing *standing, an_findings *findings,
                       const an_token *token, const an_ply *ply);

/* Keeps the key of a position of the main line; equal positions have equal keys (FIDE 9.2.3).
 * Returns false if surely nothing is remarkable about it, which is so of most: it has not stood
 * since the last capture or pawn move, it is not dead, and that move was not long ago. */
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
