/* Positions that stand again, in many games one behind the other: each is found where counting all
 * that stood before finds it. */
#include "check.h"

#include <stdio.h>

#include "passage.h"
#include "random.h"

enum { GAMES = 400, PLIES_MAX = 80, TIMES = 3, LAST_TIMES = 5 };

static uint64_t next_random(void)
{
    static uint64_t state = 3;
    return random_after(&state);
}

/* The plies after which a position stands for the third time, game by game. */
static bool is_due[GAMES][PLIES_MAX + 1];

/* Knights go out and come home; now and then a pawn moves, so that nothing before comes back. */
static void put_game(an_buffer *pgn, bool due[PLIES_MAX + 1])
{
    static const char *const out[] = {"Nc3", "Nf3", "Nc6", "Nf6"};
    static const char *const home[] = {"Nb1", "Ng1", "Nb8", "Ng8"};
    static const char *const pawns[] = {"a3", "a6", "b3", "b6", "h3", "h6", "g3", "g6"};
    unsigned stood[PLIES_MAX + 1] = {0}, now = 0, steps = 0;
    an__buffer_put(pgn, "[Event \"?\"]\n\n1.");
    for (unsigned ply = 1; ply <= PLIES_MAX; ply++) {
        unsigned side = (ply - 1) % 2, knight = side * 2 + next_random() % 2, times = 1;
        bool steps_on = next_random() % 24 == 0 && steps + 1 < sizeof pawns / sizeof *pawns;
        steps += steps_on && steps % 2 != side;
        now = steps_on ? now + 16 : now ^ 1u << knight;
        an_buffer_put_char(pgn, ' ');
        an__buffer_put(pgn, steps_on            ? pawns[steps++]
                            : now >> knight & 1 ? out[knight]
                                                : home[knight]);
        stood[ply] = now;
        for (unsigned earlier = ply % 2; earlier < ply; earlier += 2)
            times += stood[earlier] == now;
        due[ply] = times == TIMES;
        if (times == LAST_TIMES)
            break;
    }
    an__buffer_put(pgn, " *\n\n");
}

typedef struct count {
    size_t games, findings;
} count;

static void check_game(void *context, const an_judgement *judgement)
{
    count *c = context;
    bool found[PLIES_MAX + 1] = {false};
    assert_int_equal(judgement->findings.error_count, 0);
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        c->findings += finding->code == AN_THREEFOLD;
        if (finding->code == AN_THREEFOLD)
            found[finding->where.ply] = true;
    }
    assert_memory_equal(found, is_due[c->games], sizeof found);
    c->games++;
}

static void each_repetition_is_found(void **state)
{
    an_buffer pgn = {0};
    count c = {0, 0};
    (void)state;
    for (size_t i = 0; i < GAMES; i++)
        put_game(&pgn, is_due[i]);
    each_game(text_of(&pgn), NULL, check_game, &c);
    assert_int_equal(c.games, GAMES);
    assert_true(c.findings > GAMES);
    an__buffer_free(&pgn);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(each_repetition_is_found)};
    return cmocka_run_group_tests_name("standing", tests, NULL, NULL);
}
