/* Draw facts: repetitions, quiet moves and dead positions of the main line. */
#ifndef AN_GAME_DRAW_FACTS_H
#define AN_GAME_DRAW_FACTS_H

#include "bench.h"
#include "draw_rules.h"
#include "findings.h"

enum { AN_KEYS_MET = 256 };

/* How close the main line is to a draw by the laws. */
typedef struct an_standing {
    /* of the positions of the main line; equal positions have equal keys (FIDE 9.2.3) */
    uint64_t *keys;
    size_t key_count, key_capacity;
    uint16_t kept; /* how many keys were kept in all games, modulo 65,536 */
    /* by the last bits of a key: the value of `kept` when such a key was last kept */
    uint16_t met[AN_KEYS_MET];
    an_ending ending; /* what ended the game, if anything did */
    bool is_over;     /* a move after the end was reported */
} an_standing;

/* Returns true if facts are to be stated about a line. They are for the main line, until a move of
 * it is mended. */
static inline bool an_has_facts(const an_bench *bench, const an_variation *line)
{
    return bench->lines.count == 1 && !line->state.is_mended && !bench->rules->without_facts;
}

/* Begins the main line, and records findings about the facts of its start. */
void an__judge_start_facts(const an_bench *bench, an_standing *standing, an_findings *findings);

/* Keeps the key of the position after the move `ply`, and records findings about its facts. */
void an__judge_facts(const an_bench *bench, an_standing *standing, an_findings *findings,
                     const an_token *token, const an_ply *ply);

/* Records findings about the facts after the move `ply`. Call it only if an_standing_keep returned
 * true for the position after that move. */
void an__judge_standing(const an_bench *bench, an_standing *standing, an_findings *findings,
                        const an_token *token, const an_ply *ply);

/*
 * Keeps `key`, that of the position `p` of the main line. Returns false if `p` surely has no facts,
 * as most positions have none: no key with the same last bits was kept during its quiet plies,
 * these are fewer than a hundred, and the position is not dead. `takes` says whether the last move
 * was a capture.
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
