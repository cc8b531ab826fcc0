/* Draw facts: repetitions, quiet moves and dead positions of the main line. */
#ifndef AN_GAME_DRAW_FACTS_H
#define AN_GAME_DRAW_FACTS_H

#include "bench.h"
#include "draw_rules.h"
#include "findings.h"

enum { AN_KEYS_MET = 256 };

/* How close the main line is to a draw by the laws. */
typedef struct an_standing {
    uint64_t *keys; /* of its positions: equal for equal ones (FIDE 9.2.3) */
    size_t key_count, key_capacity;
    uint16_t kept;             /* keys that were kept, in all games, modulo 65,536 */
    uint16_t met[AN_KEYS_MET]; /* by the last bits of a key: `kept` when such a key was kept last */
    an_ending ending;          /* what ended the game, if anything did */
    bool is_over;              /* a move behind the end was reported */
} an_standing;

/* Returns true if facts are asked of a line: of the main line, as long as nothing in it was mended.
 */
static inline bool an_has_facts(const an_bench *bench, const an_variation *line)
{
    return bench->lines.count == 1 && !line->is_mended && !bench->rules->without_facts;
}

/* Begins the main line, and states the facts of its start. */
void an__judge_start_facts(const an_bench *bench, an_standing *standing, an_findings *findings);

/* Keeps the key of the position after a move, and states its facts. */
void an__judge_facts(const an_bench *bench, an_standing *standing, an_findings *findings,
                     const an_token *token, const an_ply *ply);

/* States the facts after a move, once an_standing_keep returned true for its position. */
void an__judge_standing(const an_bench *bench, an_standing *standing, an_findings *findings,
                        const an_token *token, const an_ply *ply);

/*
 * Keeps the key of the main line's position. Returns false if no fact can be stated of it, as of
 * most positions: no key with these last bits was kept in its quiet plies, they are fewer than a
 * hundred, and the position is not dead. `takes` says whether the last move was a capture.
 */
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
