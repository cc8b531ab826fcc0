/* The tables of the solver: what is put into them is found again, as long as there is room, and
 * nothing else is. */
#include "check.h"

#include "frontier.h"
#include "play.h"
#include "positions.h"
#include "proofs.h"

/* ---- proofs ---- */

/* A key that looks like those of positions. */
static uint64_t key_of(uint64_t number)
{
    uint64_t z = number * UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static unsigned proof_of_number(uint64_t number)
{
    return (unsigned)(number % 200) + 1;
}

/* Puts so many proofs into a table, and returns how many of them it still has. */
static uint64_t count_kept(size_t memory, uint64_t count, an_proofs *proofs)
{
    uint64_t kept = 0;
    an__proofs_open(proofs, memory);
    for (uint64_t i = 0; i < count; i++) {
        assert_int_equal(an_proof_of(proofs, key_of(i)), 0);
        an__proofs_put(proofs, key_of(i), proof_of_number(i));
    }
    for (uint64_t i = 0; i < count; i++) {
        unsigned proof = an_proof_of(proofs, key_of(i));
        if (proof != 0)
            assert_int_equal(proof, proof_of_number(i));
        kept += proof != 0;
    }
    size_t entries = proofs->entries == NULL ? 0 : (proofs->mask + 1) * AN_PROOF_WAYS;
    assert_true(entries * sizeof *proofs->entries <= memory);
    an__proofs_close(proofs);
    return kept;
}

static void proofs_are_found_again(void **state)
{
    (void)state;
    an_proofs proofs;
    enum { COUNT = 600000 };
    assert_true(count_kept(32 << 20, COUNT, &proofs) > COUNT - COUNT / 50);
    assert_true(count_kept(1 << 20, COUNT, &proofs) > (1 << 20) / 10 / 2);
    assert_int_equal(count_kept(0, 10, &proofs), 0);
}

static void a_later_proof_replaces_an_earlier_one(void **state)
{
    (void)state;
    an_proofs proofs;
    an__proofs_open(&proofs, 1 << 20);
    an__proofs_put(&proofs, 12345, 7);
    an__proofs_put(&proofs, 12345, 3);
    assert_int_equal(an_proof_of(&proofs, 12345), 3);
    an__proofs_close(&proofs);
}

/* A full bucket of the smallest table. */
static void what_took_least_work_gives_way(void **state)
{
    (void)state;
    static const unsigned proof[AN_PROOF_WAYS] = {5, 9, 3, 7, 300, 4, 8, 6};
    an_proofs proofs;
    enum { SMALLEST = 320 };
    an__proofs_open(&proofs, SMALLEST);
    assert_int_equal(proofs.mask, 3);
    for (uint64_t i = 0; i < AN_PROOF_WAYS; i++)
        an__proofs_put(&proofs, (i + 1) << 32, proof[i]);
    an__proofs_put(&proofs, UINT64_C(99) << 32, 2);
    for (uint64_t i = 0; i < AN_PROOF_WAYS; i++)
        assert_int_equal(an_proof_of(&proofs, (i + 1) << 32), proof[i] == 3 ? 0 : proof[i]);
    assert_int_equal(an_proof_of(&proofs, UINT64_C(99) << 32), 2);
    an__proofs_close(&proofs);
}

/* ---- positions ---- */

static const struct {
    const char *fen;
    an_variant variant;
} starts[] = {
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", AN_STANDARD},
    {"8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1", AN_ALPHABETIC},
    {"1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", AN_CHESS960},
    {"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", AN_STANDARD},
};

static void expect_same(const an_position *a, const an_position *b)
{
    assert_memory_equal(a->role, b->role, sizeof a->role);
    assert_memory_equal(a->color, b->color, sizeof a->color);
    assert_int_equal(a->castling, b->castling);
    assert_int_equal(a->en_passant, b->en_passant);
    assert_int_equal(a->key, b->key);
    assert_int_equal(a->turn, b->turn);
    assert_int_equal(a->variant, b->variant);
}

/* Adds all positions up to a depth. Returns false if the set is full before. */
static bool add_all(an_frontier *frontier, const an_position *p, unsigned depth)
{
    an_move moves[AN_MOVES_MAX];
    an_place place = {.packed = an_pack(p), .turn = p->turn};
    if (!an__frontier_add(frontier, &place, p->key))
        return false;
    uint32_t number = an__frontier_find(frontier, p);
    assert_true(number < frontier->count);
    an_position unpacked =
        an__unpack(&frontier->places[number].packed, p, (an_color)frontier->places[number].turn);
    expect_same(&unpacked, p);
    size_t count = depth > 0 ? an_position_moves(p, moves) : 0;
    for (size_t i = 0; i < count; i++) {
        an_position after = an_position_play(p, moves[i]);
        if (!add_all(frontier, &after, depth - 1))
            return false;
    }
    return true;
}

static void positions_are_unpacked_as_they_were(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
        an_frontier frontier;
        an_position start = position_of(starts[i].fen, starts[i].variant), other;
        assert_true(an__frontier_open(&frontier, 4 << 20, 2));
        assert_true(add_all(&frontier, &start, 2));
        size_t count = frontier.count;
        assert_true(add_all(&frontier, &start, 2));
        assert_int_equal(frontier.count, count);
        other = position_of("8/8/8/3k4/8/8/8/K6R b - - 0 1", AN_STANDARD);
        assert_int_equal(an__frontier_find(&frontier, &other), AN_NO_PLACE);
        an__frontier_close(&frontier);
    }
}

static void a_full_set_takes_no_more(void **state)
{
    (void)state;
    an_frontier frontier;
    an_position start = position_of(starts[0].fen, starts[0].variant);
    assert_false(an__frontier_open(&frontier, 100, 2));
    assert_true(an__frontier_open(&frontier, 10000, 2));
    assert_false(add_all(&frontier, &start, 2));
    assert_true(frontier.count >= 64 && frontier.count * sizeof(an_place) <= 10000);
    assert_int_equal(an__frontier_find(&frontier, &start), 0);
    an__frontier_close(&frontier);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(proofs_are_found_again),
        cmocka_unit_test(a_later_proof_replaces_an_earlier_one),
        cmocka_unit_test(what_took_least_work_gives_way),
        cmocka_unit_test(positions_are_unpacked_as_they_were),
        cmocka_unit_test(a_full_set_takes_no_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
