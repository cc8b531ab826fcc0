/* FEN in and out: a row of fen.tsv says what is read, what is wrong and where. */
#include "positions.h"

#include <string.h>

#include "priority.h"

/* As fen.tsv names them. */
static const char *const defect_names[] = {
    [AN_FEN_SOUND] = "sound",
    [AN_FEN_EMPTY] = "empty",
    [AN_FEN_LETTER] = "letter",
    [AN_FEN_RANK_SHORT] = "rank-short",
    [AN_FEN_RANK_LONG] = "rank-long",
    [AN_FEN_RANK_COUNT] = "rank-count",
    [AN_FEN_TURN] = "turn",
    [AN_FEN_CASTLING] = "castling",
    [AN_FEN_CASTLING_FILE] = "castling-file",
    [AN_FEN_EN_PASSANT] = "en-passant",
    [AN_FEN_CLOCK] = "clock",
    [AN_FEN_MOVE_NUMBER] = "move-number",
    [AN_FEN_TRAILING] = "trailing",
    [AN_FEN_KINGS] = "kings",
    [AN_FEN_LAST_RANK_PAWN] = "last-rank-pawn",
    [AN_FEN_OPPONENT_IN_CHECK] = "opponent-in-check",
    [AN_FEN_CASTLING_RIGHT] = "castling-right",
    [AN_FEN_EN_PASSANT_RIGHT] = "en-passant-right",
    [AN_FEN_KINGS_ADJACENT] = "kings-adjacent",
};

enum { DEFECTS = sizeof defect_names / sizeof *defect_names };

static bool is_met[DEFECTS];

static void reads_and_writes(void **state)
{
    const tsv_row *row = *state;
    an_text fen = an_text_of(tsv_field(row, "fen"));
    an_variant variant = an_variant_from_name(an_text_of(tsv_field(row, "variant")));
    an_position position;
    an_fen_fault fault;
    an_code code = an_position_from_fen(&position, fen, variant, &fault);
    assert_string_equal(an_code_slug(code), tsv_field(row, "code"));
    assert_in_range(fault.defect, 0, DEFECTS - 1);
    assert_non_null(defect_names[fault.defect]);
    assert_string_equal(defect_names[fault.defect], tsv_field(row, "defect"));
    assert_int_equal(fault.offset, tsv_number(row, "offset"));
    is_met[fault.defect] = true;
    if (code != AN_OK)
        return;

    char out[AN_FEN_MAX];
    size_t size = an_position_to_fen(out, &position);
    assert_string_equal(out, tsv_field(row, "canonical"));
    assert_int_equal(size, strlen(out));
    an_position again = position_of(out, variant);
    /* but for rights that the variant cannot use */
    assert_int_equal(an__priority_key(&again), an__priority_key(&position));
}

static void every_defect_was_met(void **state)
{
    (void)state;
    for (size_t i = 0; i < DEFECTS; i++) {
        assert_non_null(defect_names[i]);
        if (!is_met[i])
            print_error("no row has the defect %s\n", defect_names[i]);
        assert_true(is_met[i]);
    }
}

static void refusal_leaves_the_position(void **state)
{
    (void)state;
    an_position position = an_position_start();
    uint64_t key = position.key;
    an_text fen = an_text_of("4k3/8/8/8/8/8/8/4K3 b - - x 1");
    assert_int_equal(an_position_from_fen(&position, fen, AN_CHESS960, NULL), AN_BAD_FEN);
    assert_int_equal(position.key, key);
    assert_int_equal(position.variant, AN_STANDARD);
}

static void reading_ends_where_the_text_does(void **state)
{
    (void)state;
    static const char line[] = "4k3/8/8/8/8/8/8/4K3 b - - 12 345";
    an_position position;
    an_text cut = {line, sizeof line - 3};
    assert_int_equal(an_position_from_fen(&position, cut, AN_STANDARD, NULL), AN_OK);
    assert_int_equal(position.halfmove_clock, 12);
    assert_int_equal(position.move_number, 3);
}

static void any_space_parts_fields(void **state)
{
    (void)state;
    an_position tabs = position_of("4k3/8/8/8/8/8/8/4K3\tb\t-\t-\t12\t34\r\n", AN_STANDARD);
    an_position spaces = position_of("4k3/8/8/8/8/8/8/4K3 b - - 12 34", AN_STANDARD);
    assert_int_equal(tabs.key, spaces.key);
    assert_int_equal(tabs.move_number, 34);
}

static void nul_is_no_piece(void **state)
{
    (void)state;
    an_position position;
    an_fen_fault fault;
    static const char bytes[] = "4k3/8\0/8/8/8/8/8/4K3 w - - 0 1";
    an_text fen = {bytes, sizeof bytes - 1};
    assert_int_equal(an_position_from_fen(&position, fen, AN_STANDARD, &fault), AN_BAD_FEN);
    assert_int_equal(fault.defect, AN_FEN_LETTER);
    assert_int_equal(fault.offset, 5);
}

static void start_is_the_start(void **state)
{
    (void)state;
    char fen[AN_FEN_MAX];
    an_position start = an_position_start();
    an_position_to_fen(fen, &start);
    assert_string_equal(fen, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

/* What an_variant_from_name returns for another name. */
static void no_variant_is_refused(void **state)
{
    an_position position = an_position_start(), before = position;
    an_fen_fault fault;
    (void)state;
    an_text fen = an_text_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_int_equal(an_position_from_fen(&position, fen, AN_VARIANT_COUNT, &fault), AN_BAD_FEN);
    assert_int_equal(fault.defect, AN_FEN_SOUND);
    assert_int_equal(an_position_from_problem_fen(&position, fen, AN_VARIANT_COUNT, NULL),
                     AN_BAD_FEN);
    assert_memory_equal(&position, &before, sizeof position);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_defect_was_met),
        cmocka_unit_test(refusal_leaves_the_position),
        cmocka_unit_test(reading_ends_where_the_text_does),
        cmocka_unit_test(any_space_parts_fields),
        cmocka_unit_test(nul_is_no_piece),
        cmocka_unit_test(no_variant_is_refused),
        cmocka_unit_test(start_is_the_start),
    };
    int failed = tsv_run("tests/data/fen.tsv", reads_and_writes);
    return failed + cmocka_run_group_tests(tests, NULL, NULL) > 0;
}
