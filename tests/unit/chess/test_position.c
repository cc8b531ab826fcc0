/* Positions: what they are, and what playing makes of them. */
#include "positions.h"

#include <string.h>

#include "position.h"
#include "text.h"

static bool is_yes(const tsv_row *row, const char *column)
{
    const char *field = tsv_field(row, column);
    assert_true(strcmp(field, "yes") == 0 || strcmp(field, "no") == 0);
    return *field == 'y';
}

static void is_what_it_is(void **state)
{
    const tsv_row *row = *state;
    an_position position = position_of_row(row);
    assert_int_equal(an_position_in_check(&position), is_yes(row, "check"));
    assert_int_equal(an_position_checkers(&position) != 0, is_yes(row, "check"));
    assert_int_equal(an_position_is_mate(&position), is_yes(row, "mate"));
    assert_int_equal(an_position_is_stalemate(&position), is_yes(row, "stalemate"));
    assert_int_equal(an_position_has_move(&position),
                     !is_yes(row, "mate") && !is_yes(row, "stalemate"));
    assert_int_equal(an_position_is_dead(&position), is_yes(row, "dead"));
}

static void plays(void **state)
{
    const tsv_row *row = *state;
    an_position after = position_after(position_of_row(row), tsv_field(row, "moves"));
    char fen[AN_FEN_MAX];
    an_position_to_fen(fen, &after);
    assert_string_equal(fen, tsv_field(row, "after"));
    assert_int_equal(after.key, an__position_key(&after));
}

static void checkers_are_named(void **state)
{
    (void)state;
    an_position position = position_of("4k3/8/3N4/8/8/8/8/4RK2 b - - 0 1", AN_STANDARD);
    assert_int_equal(an_position_checkers(&position), an_bit(an_square_at(3, 5)) | an_bit(4));
}

static void pieces_are_found(void **state)
{
    (void)state;
    an_position start = an_position_start();
    static const an_role back_rank[] = {AN_ROOK, AN_KNIGHT, AN_BISHOP, AN_QUEEN,
                                        AN_KING, AN_BISHOP, AN_KNIGHT, AN_ROOK};
    for (unsigned file = 0; file < 8; file++) {
        assert_int_equal(an_position_role(&start, file), back_rank[file]);
        assert_int_equal(an_position_role(&start, 8 + file), AN_PAWN);
        assert_int_equal(an_position_role(&start, 24 + file), AN_NO_ROLE);
        assert_int_equal(an_position_color(&start, file), AN_WHITE);
        assert_int_equal(an_position_color(&start, 48 + file), AN_BLACK);
    }
}

static void playing_leaves_the_first_position(void **state)
{
    (void)state;
    an_position start = an_position_start();
    uint64_t key = start.key;
    an_position after = an_position_play(&start, move_of(&start, "g1f3"));
    assert_int_equal(start.key, key);
    assert_int_not_equal(after.key, key);
}

/* FIDE 9.2: the same pieces, turn and possible moves, whatever the way and the counters. */
static void equal_positions_have_equal_keys(void **state)
{
    (void)state;
    an_position start = an_position_start();
    an_position back = position_after(start, "g1f3 g8f6 f3g1 f6g8");
    assert_int_equal(back.key, start.key);
    an_position rook_moved = position_after(start, "g1f3 g8f6 h1g1 f6g8 g1h1 g8f6 f3g1 f6g8");
    assert_int_not_equal(rook_moved.key, start.key);

    an_position steps = position_after(start, "e2e4 e7e5");
    an_position small_steps = position_after(start, "e2e3 e7e6 e3e4 e6e5");
    assert_int_equal(small_steps.key, steps.key);
    an_position turned = position_after(start, "e2e3 e7e5 e3e4");
    assert_int_not_equal(turned.key, steps.key);
}

static void null_step_passes_the_turn(void **state)
{
    (void)state;
    an_position before = position_of("4k3/8/8/8/3pP3/8/8/4K3 b - e3 4 9", AN_STANDARD);
    an_move move = {.kind = AN_NULL_STEP};
    an_position after = an_position_play(&before, move);
    char fen[AN_FEN_MAX];
    an_position_to_fen(fen, &after);
    assert_string_equal(fen, "4k3/8/8/8/3pP3/8/8/4K3 w - - 5 10");
    assert_int_equal(after.key, an__position_key(&after));
}

static void moves_are_written_in_uci(void **state)
{
    (void)state;
    static const struct {
        const char *uci;
        an_move move;
        an_variant variant;
    } rows[] = {
        {"g1f3", {6, 21, AN_NO_ROLE, AN_ORDINARY}, AN_STANDARD},
        {"a7a8n", {48, 56, AN_KNIGHT, AN_ORDINARY}, AN_STANDARD},
        {"a7a8b", {48, 56, AN_BISHOP, AN_ORDINARY}, AN_STANDARD},
        {"h2g1r", {15, 6, AN_ROOK, AN_ORDINARY}, AN_STANDARD},
        {"h2g1q", {15, 6, AN_QUEEN, AN_ORDINARY}, AN_STANDARD},
        {"e1g1", {4, 7, AN_NO_ROLE, AN_CASTLING}, AN_STANDARD},
        {"e1c1", {4, 0, AN_NO_ROLE, AN_CASTLING}, AN_STANDARD},
        {"e8c8", {60, 56, AN_NO_ROLE, AN_CASTLING}, AN_STANDARD},
        {"e1h1", {4, 7, AN_NO_ROLE, AN_CASTLING}, AN_CHESS960},
        {"b8a8", {57, 56, AN_NO_ROLE, AN_CASTLING}, AN_CHESS960},
        {"0000", {0, 0, AN_NO_ROLE, AN_NULL_STEP}, AN_STANDARD},
        {"0000", {0, 0, AN_NO_ROLE, AN_NULL_STEP}, AN_CHESS960},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        an_position position = {.variant = (uint8_t)rows[i].variant};
        char uci[AN_UCI_MAX];
        size_t size = an_move_to_uci(uci, &position, rows[i].move);
        assert_string_equal(uci, rows[i].uci);
        assert_int_equal(size, strlen(uci));
    }
}

/* Every legal move is found again by its text; what is not legal has none. */
static void moves_are_read_in_uci(void **state)
{
    static const char *const fens[] = {
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/P6k/8/2pP4/8/8/6p1/K7 w - c6 0 1"};
    (void)state;
    for (size_t i = 0; i < 2; i++)
        for (int is_960 = 0; is_960 < 2; is_960++) {
            an_position position = position_of(fens[i], is_960 ? AN_CHESS960 : AN_STANDARD);
            an_move list[AN_MOVES_MAX], found;
            size_t count = an_position_moves(&position, list);
            assert_true(count > 3);
            for (size_t k = 0; k < count; k++) {
                char uci[AN_UCI_MAX];
                an_move_to_uci(uci, &position, list[k]);
                assert_true(an_move_from_uci(&found, &position, an_text_of(uci)));
                assert_memory_equal(&found, &list[k], sizeof found);
                assert_true(an_move_is_legal(&position, found));
            }
            assert_true(an_move_from_uci(&found, &position, an_text_of("0000")));
            assert_int_equal(found.kind, AN_NULL_STEP);
            assert_true(an_move_is_legal(&position, found));
        }
    static const char *const refused[] = {"", "e2", "e2e5", "e2e4q", "e7e5", "E2E4", "e2e4 "};
    an_position start = an_position_start();
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        an_move move = {1, 2, 3, 4};
        assert_false(an_move_from_uci(&move, &start, an_text_of(refused[i])));
        assert_int_equal(move.from, 1);
    }
    assert_false(an_move_is_legal(&start, (an_move){12, 36, AN_NO_ROLE, AN_ORDINARY}));
    an_position check = position_of("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", AN_STANDARD);
    an_move none;
    assert_false(an_move_from_uci(&none, &check, an_text_of("0000")));
    assert_false(an_move_is_legal(&check, (an_move){.kind = AN_NULL_STEP}));
}

static void castling_ends_on_the_same_files(void **state)
{
    (void)state;
    for (unsigned king = 57; king < 63; king++)
        for (unsigned rook = 56; rook < 64; rook++) {
            an_move castling = {(uint8_t)king, (uint8_t)rook, AN_NO_ROLE, AN_CASTLING};
            if (rook != king)
                assert_int_equal(an_move_destination(castling), rook > king ? 62 : 58);
        }
}

static void castling_is_refused_with_a_reason(void **state)
{
    (void)state;
    static const struct {
        const char *fen;
        unsigned rook;
        an_castling_obstacle detail;
        unsigned square;
    } rows[] = {
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", 7, AN_CASTLING_FREE, 6},
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", 0, AN_CASTLING_FREE, 2},
        {"4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", 7, AN_CASTLING_NO_RIGHT, AN_NO_SQUARE},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 63, AN_CASTLING_NO_RIGHT, AN_NO_SQUARE},
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", AN_NO_SQUARE, AN_CASTLING_NO_RIGHT, AN_NO_SQUARE},
        {"4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", 7, AN_CASTLING_IN_CHECK, 12},
        {"4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1", 7, AN_CASTLING_BLOCKED, 6},
        {"4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", 0, AN_CASTLING_BLOCKED, 1},
        {"4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1", 7, AN_CASTLING_THROUGH, 5},
        {"4k3/8/8/8/8/8/6r1/R3K2R w KQ - 0 1", 7, AN_CASTLING_INTO_CHECK, 6},
        {"4k3/8/8/8/8/8/1r6/R3K2R w KQ - 0 1", 0, AN_CASTLING_FREE, 2},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        an_position position = position_of(rows[i].fen, AN_STANDARD);
        unsigned square;
        assert_int_equal(an__castling_test(&position, rows[i].rook, &square), rows[i].detail);
        assert_int_equal(square, rows[i].square);
        assert_int_equal(an__castling_test(&position, rows[i].rook, NULL), rows[i].detail);
    }
}

/* What is in the way need not stand between king and rook. */
static void castling_is_obstructed_beyond_king_and_rook(void **state)
{
    an_position beyond = position_of("4k3/8/8/8/8/8/8/5RKR w H - 0 1", AN_CHESS960);
    an_position between = position_of("4k3/8/8/8/8/8/8/1RNK4 w B - 0 1", AN_CHESS960);
    an_position aside = position_of("4k3/8/8/8/8/8/8/NRK5 w B - 0 1", AN_CHESS960);
    unsigned square;
    (void)state;
    assert_int_equal(an__castling_test(&beyond, 7, &square), AN_CASTLING_OBSTRUCTED);
    assert_int_equal(square, 5);
    assert_int_equal(an__castling_test(&between, 1, &square), AN_CASTLING_BLOCKED);
    assert_int_equal(square, 2);
    assert_int_equal(an__castling_test(&aside, 1, &square), AN_CASTLING_FREE);
}

static void variants_go_by_many_names(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        an_variant variant;
    } rows[] = {
        {"standard", AN_STANDARD},
        {"Standard", AN_STANDARD},
        {"From Position", AN_STANDARD},
        {"Chess960", AN_CHESS960},
        {"chess 960", AN_CHESS960},
        {"Fischerandom", AN_CHESS960},
        {"Fischer-Random-Chess", AN_CHESS960},
        {"FRC", AN_CHESS960},
        {"", AN_VARIANT_COUNT},
        {" - ", AN_VARIANT_COUNT},
        {"Crazyhouse", AN_VARIANT_COUNT},
        {"chess9", AN_VARIANT_COUNT},
        {"chess9600", AN_VARIANT_COUNT},
        {"King of the Hill", AN_VARIANT_COUNT},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(an_variant_from_name(an_text_of(rows[i].name)), rows[i].variant);
}

static void squares_are_named_and_found(void **state)
{
    (void)state;
    for (unsigned square = 0; square < AN_SQUARE_COUNT; square++) {
        char name[AN_SQUARE_NAME_MAX];
        size_t size = an_square_write(name, square);
        assert_int_equal(strlen(name), size);
        assert_int_equal(an_square_read(an_text_from(name, size)), square);
    }
    const char *const others[] = {"", "e", "e9", "i1", "E4", "4e", "e44"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        assert_int_equal(an_square_read(an_text_of(others[i])), AN_NO_SQUARE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(checkers_are_named),
        cmocka_unit_test(squares_are_named_and_found),
        cmocka_unit_test(pieces_are_found),
        cmocka_unit_test(playing_leaves_the_first_position),
        cmocka_unit_test(equal_positions_have_equal_keys),
        cmocka_unit_test(null_step_passes_the_turn),
        cmocka_unit_test(moves_are_written_in_uci),
        cmocka_unit_test(moves_are_read_in_uci),
        cmocka_unit_test(castling_ends_on_the_same_files),
        cmocka_unit_test(castling_is_refused_with_a_reason),
        cmocka_unit_test(castling_is_obstructed_beyond_king_and_rook),
        cmocka_unit_test(variants_go_by_many_names),
    };
    int failed = tsv_run("tests/data/position.tsv", is_what_it_is);
    failed += tsv_run("tests/data/play.tsv", plays);
    return failed + cmocka_run_group_tests(tests, NULL, NULL) > 0;
}
