/* The library against the slow rules, in random games from every row of perft.tsv. */
#include "positions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mailbox.h"
#include "play.h"
#include "random.h"

static const char starts[] = "tests/data/perft.tsv";

static size_t positions_per_row;

/* What the games have met, to know that nothing was left out. */
static struct {
    size_t positions, checks, double_checks, mates, stalemates;
    size_t kinds[AN_NULL_STEP], promotions[AN_ROLE_COUNT], moves_960;
} met;

/* A candidate of the slow rules as the library's move. */
static an_move library_move(const mailbox *m, mailbox_move move)
{
    bool is_double_step = strchr("Pp", m->board[move.from.rank][move.from.file]) != NULL &&
                          abs(move.to.rank - move.from.rank) == 2;
    an_move result = {.from = (uint8_t)(move.from.rank * 8 + move.from.file),
                      .to = (uint8_t)(move.to.rank * 8 + move.to.file)};
    if (move.promotion != '\0')
        result.promotion = (uint8_t)(strchr("nbrq", move.promotion) - "nbrq" + AN_KNIGHT);
    result.kind = mailbox_is_castling(m, move)     ? AN_CASTLING
                  : mailbox_is_en_passant(m, move) ? AN_EN_PASSANT
                  : is_double_step                 ? AN_DOUBLE_STEP
                                                   : AN_ORDINARY;
    return result;
}

/* The short ways of the hot path: whether a piece may go, and the check it gives then. */
static void compare_shortcuts(const an_position *p, const mailbox *m, mailbox_move slow,
                              bool is_safe)
{
    an_move move = library_move(m, slow);
    an_role role = an_role_at(p, move.from);
    an_color us = (an_color)p->turn;
    assert_int_equal(an_keeps_king_safe(p, move, role, an_checkers(p)), is_safe);
    bool is_step = move.kind == AN_ORDINARY || move.kind == AN_DOUBLE_STEP;
    if (!is_step || move.promotion)
        return;
    an_position after = *p;
    an_play_ordinary(&after, move);
    bool may_hang = an_may_leave_king_attacked(&after, us, move.from, role, an_checkers(p) != 0);
    assert_int_equal(may_hang && an__position_leaves_king_attacked(&after), !is_safe);
    if (!is_safe)
        return;
    const an_squares sliders[] = {an_sliders(&after), an_sliders(p)},
                     checkers = an_checkers(&after);
    for (size_t i = 0; i < sizeof sliders / sizeof *sliders; i++)
        assert_int_equal(an_checkers_after(&after, us, move.from, move.to, role, sliders[i]),
                         checkers);
}

/* Lists the legal moves of the slow rules, and asks the library the same of every candidate. */
static size_t slow_moves(const an_position *p, const mailbox *m, mailbox_move *legal)
{
    mailbox_move candidates[MAILBOX_MOVES_MAX];
    size_t count = mailbox_candidates(m, candidates), kept = 0;
    for (size_t i = 0; i < count; i++) {
        bool is_safe = mailbox_leaves_king_safe(m, candidates[i]);
        an_move move = library_move(m, candidates[i]);
        if (move.kind != AN_CASTLING) {
            assert_int_equal(an_leaves_king_safe(p, move), is_safe);
            compare_shortcuts(p, m, candidates[i], is_safe);
        }
        if (is_safe)
            legal[kept++] = candidates[i];
    }
    return kept;
}

static void compare_moves(const an_position *p, const mailbox *m, const mailbox_move *legal,
                          size_t count)
{
    char expected[UCI_LIST_MAX], got[UCI_LIST_MAX], names[AN_MOVES_MAX][AN_UCI_MAX];
    assert_in_range(count, 0, AN_MOVES_MAX);
    for (size_t i = 0; i < count; i++)
        mailbox_uci(names[i], m, legal[i]);
    uci_join(expected, names, count);
    uci_list(got, p);
    assert_string_equal(got, expected);
}

static void compare_status(const an_position *p, const mailbox *m, size_t count)
{
    bool in_check = mailbox_in_check(m);
    assert_int_equal(an_position_count_moves(p), count);
    assert_int_equal(an_position_has_move(p), count > 0);
    assert_int_equal(an_position_in_check(p), in_check);
    assert_int_equal(an_position_is_mate(p), in_check && count == 0);
    assert_int_equal(an_position_is_stalemate(p), !in_check && count == 0);
    met.checks += in_check;
    met.double_checks += an_has_many(an_position_checkers(p));
    met.mates += in_check && count == 0;
    met.stalemates += !in_check && count == 0;
}

/* The key kept move by move is the key from scratch, and the FEN loses nothing. */
static void compare_fen(const an_position *p, const mailbox *m)
{
    char expected[MAILBOX_FEN_MAX], got[AN_FEN_MAX];
    mailbox_write(expected, m);
    size_t size = an_position_to_fen(got, p);
    assert_int_equal(strlen(got), size);
    assert_string_equal(got, expected);

    an_position again = position_of(got, (an_variant)p->variant);
    assert_memory_equal(again.role, p->role, sizeof p->role);
    assert_memory_equal(again.color, p->color, sizeof p->color);
    assert_int_equal(again.castling, p->castling);
    assert_int_equal(again.en_passant, p->en_passant);
    assert_int_equal(again.turn, p->turn);
    assert_int_equal(again.key, p->key);
    assert_int_equal(an__position_key(p), p->key);
}

/* Half of the time a move that is no ordinary step, if there is one: else castling, en passant and
 * promotions would hardly be met. */
static mailbox_move choose(const mailbox *m, const mailbox_move *legal, size_t count,
                           uint64_t *random)
{
    mailbox_move special[MAILBOX_MOVES_MAX];
    size_t specials = 0;
    for (size_t i = 0; i < count; i++)
        if (legal[i].promotion != '\0' || library_move(m, legal[i]).kind != AN_ORDINARY)
            special[specials++] = legal[i];
    uint64_t number = random_after(random);
    return specials > 0 && number % 2 == 0 ? special[number / 2 % specials]
                                           : legal[number / 2 % count];
}

static void record(const an_position *p, an_move move)
{
    met.kinds[move.kind]++;
    met.promotions[move.promotion]++;
    met.moves_960 += p->variant == AN_CHESS960;
}

static size_t play_game(an_position p, mailbox m, uint64_t *random, size_t positions_left)
{
    enum { PLIES_MAX = 200 };
    for (size_t ply = 0;; ply++) {
        mailbox_move legal[MAILBOX_MOVES_MAX];
        size_t count = slow_moves(&p, &m, legal);
        compare_moves(&p, &m, legal, count);
        compare_status(&p, &m, count);
        compare_fen(&p, &m);
        met.positions++;
        if (ply + 1 == positions_left || ply == PLIES_MAX || count == 0)
            return ply + 1;
        mailbox_move move = choose(&m, legal, count, random);
        an_move same = library_move(&m, move);
        record(&p, same);
        p = an_position_play(&p, same);
        m = mailbox_play(&m, move);
    }
}

static void plays_by_the_rules(void **state)
{
    const tsv_row *row = *state;
    an_position start = position_of_row(row);
    char fen[AN_FEN_MAX];
    an_position_to_fen(fen, &start);
    mailbox slow;
    assert_true(mailbox_read(&slow, fen, start.variant == AN_CHESS960));

    uint64_t random = row->line;
    for (size_t left = positions_per_row; left > 0;)
        left -= play_game(start, slow, &random, left);
}

static void everything_was_met(void **state)
{
    (void)state;
    printf("%zu positions: %zu checks, %zu double, %zu mates, %zu stalemates, %zu castlings, "
           "%zu en passant, promotions to N %zu, B %zu, R %zu, Q %zu, %zu moves of Chess960\n",
           met.positions, met.checks, met.double_checks, met.mates, met.stalemates,
           met.kinds[AN_CASTLING], met.kinds[AN_EN_PASSANT], met.promotions[AN_KNIGHT],
           met.promotions[AN_BISHOP], met.promotions[AN_ROOK], met.promotions[AN_QUEEN],
           met.moves_960);
    assert_true(met.checks > 0 && met.double_checks > 0 && met.mates > 0 && met.stalemates > 0);
    for (an_move_kind kind = AN_ORDINARY; kind < AN_NULL_STEP; kind++)
        assert_int_not_equal(met.kinds[kind], 0);
    for (an_role role = AN_KNIGHT; role <= AN_QUEEN; role++)
        assert_int_not_equal(met.promotions[role], 0);
    assert_int_not_equal(met.moves_960, 0);
}

/* test_differential [POSITIONS] */
int main(int argc, char **argv)
{
    size_t positions = argc > 1 ? strtoul(argv[1], NULL, 10) : 10000;
    tsv table = tsv_load(starts);
    positions_per_row = positions / (table.count - 1) + 1;
    tsv_free(&table);

    const struct CMUnitTest tests[] = {cmocka_unit_test(everything_was_met)};
    int failed = tsv_run(starts, plays_by_the_rules);
    return failed + cmocka_run_group_tests(tests, NULL, NULL) > 0;
}
