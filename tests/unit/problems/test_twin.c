/* Twins: what their changes make of a position. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "text.h"
#include "twin.h"

static an_problem problem_of(const char *fen, const char *stipulation)
{
    an_problem problem;
    assert_int_equal(an_position_from_fen(&problem.position, an_text_of(fen), AN_STANDARD, NULL),
                     AN_OK);
    assert_true(an_stipulation_read(&problem.stipulation, an_text_of(stipulation), NULL));
    return problem;
}

/* Applies the twins of a text one after the other, and compares what the last one is. `language` is
 * that of the lists of pieces; NULL: they have none. */
static void expect_in(const char *language, const char *twins, const char *fen)
{
    const an_language *letters =
        language != NULL ? an_language_from_name(an_text_of(language)) : NULL;
    an_problem problem = problem_of("r3k2r/8/8/3p4/8/2P5/8/4K3 b kq - 0 1", "h#2");
    an_twin_list list = {.count = 0};
    an_problem_fault fault = {.kind = AN_PROBLEM_SOUND};
    char written[AN_FEN_MAX];
    assert_true(an__twins_read(&list, an_text_of(twins), letters, &fault));
    for (size_t i = 0; i < list.count; i++)
        assert_true(an__twin_apply(&problem, &list.at[i], false, &fault));
    an_position_to_fen(written, &problem.position);
    assert_string_equal(written, fen);
}

static void expect(const char *twins, const char *fen)
{
    expect_in(NULL, twins, fen);
}

static void changes_are_made(void **state)
{
    (void)state;
    expect("b) c3→c4", "r3k2r/8/8/3p4/2P5/8/8/4K3 b kq - 0 1");
    expect("b) Pc3-c4", "r3k2r/8/8/3p4/2P5/8/8/4K3 b kq - 0 1");
    expect("b) −d5", "r3k2r/8/8/8/8/2P5/8/4K3 b kq - 0 1");
    expect("b) +wSe4", "r3k2r/8/8/3p4/4N3/2P5/8/4K3 b kq - 0 1");
    expect("b) + black Rf4", "r3k2r/8/8/3p4/5r2/2P5/8/4K3 b kq - 0 1");
    expect("b) c3<->d5", "r3k2r/8/8/3P4/8/2p5/8/4K3 b kq - 0 1");
    expect("b) Pd5=Q", "r3k2r/8/8/3q4/8/2P5/8/4K3 b kq - 0 1");
    expect("b) c3→c4, -d5", "r3k2r/8/8/8/2P5/8/8/4K3 b kq - 0 1");
    expect("b) c3→c4 +c) c4→c5", "r3k2r/8/8/2Pp4/8/8/8/4K3 b kq - 0 1");
    expect("c3→c4", "r3k2r/8/8/3p4/2P5/8/8/4K3 b kq - 0 1");
}

/* Every sign between two squares, and every word for the color of a piece that is added. */
static void signs_and_colors_go_by_several_names(void **state)
{
    static const char *const moves[] = {"-->", "->", "==>", "=>", "→", "⇒",
                                        "⟶",   ">",  "-",   "−",  "–", "/"};
    static const char *const exchanges[] = {"<->", "<=>", "<-->", "↔", "⇔", "⇄", "⟷"};
    static const char *const whites[] = {"white ", "blanc ", "blanche ", "weiß ", "weiss ", "w"};
    static const char *const blacks[] = {"black ", "noir ", "noire ", "schwarz ", "b", "n"};
    char twin[40];
    (void)state;
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        snprintf(twin, sizeof twin, "b) c3%sc4", moves[i]);
        expect(twin, "r3k2r/8/8/3p4/2P5/8/8/4K3 b kq - 0 1");
    }
    for (size_t i = 0; i < sizeof exchanges / sizeof *exchanges; i++) {
        snprintf(twin, sizeof twin, "b) c3%sd5", exchanges[i]);
        expect(twin, "r3k2r/8/8/3P4/8/2p5/8/4K3 b kq - 0 1");
    }
    for (size_t i = 0; i < sizeof whites / sizeof *whites; i++) {
        snprintf(twin, sizeof twin, "b) +%sRe4", whites[i]);
        expect(twin, "r3k2r/8/8/3p4/4R3/2P5/8/4K3 b kq - 0 1");
    }
    for (size_t i = 0; i < sizeof blacks / sizeof *blacks; i++) {
        snprintf(twin, sizeof twin, "b) +%sRf4", blacks[i]);
        expect(twin, "r3k2r/8/8/3p4/5r2/2P5/8/4K3 b kq - 0 1");
    }
}

/* The letter of a color counts in the lists of its language, even where it means the other color in
 * English. */
static void letters_of_colors_belong_to_languages(void **state)
{
    static const char *const whites[][2] = {{"fr", "bTe4"}, {"es", "bTe4"}, {"it", "bTe4"}};
    static const char *const blacks[][2] = {{"de", "sTf4"}, {"nl", "zTf4"}, {"en", "bRf4"}};
    char twin[40];
    (void)state;
    for (size_t i = 0; i < sizeof whites / sizeof *whites; i++) {
        snprintf(twin, sizeof twin, "b) +%s", whites[i][1]);
        expect_in(whites[i][0], twin, "r3k2r/8/8/3p4/4R3/2P5/8/4K3 b kq - 0 1");
    }
    for (size_t i = 0; i < sizeof blacks / sizeof *blacks; i++) {
        snprintf(twin, sizeof twin, "b) +%s", blacks[i][1]);
        expect_in(blacks[i][0], twin, "r3k2r/8/8/3p4/5r2/2P5/8/4K3 b kq - 0 1");
    }
}

static void rights_go_with_king_and_rook(void **state)
{
    (void)state;
    expect("b) a8→a7", "4k2r/r7/8/3p4/8/2P5/8/4K3 b k - 0 1");
    expect("b) e8→e7", "r6r/4k3/8/3p4/8/2P5/8/4K3 b - - 0 1");
}

static void another_stipulation_may_let_the_other_side_begin(void **state)
{
    (void)state;
    expect("b) #2", "r3k2r/8/8/3p4/8/2P5/8/4K3 w kq - 0 1");
    expect("b) h#2.5", "r3k2r/8/8/3p4/8/2P5/8/4K3 w kq - 0 1");
    expect("b) h=3", "r3k2r/8/8/3p4/8/2P5/8/4K3 b kq - 0 1");
}

static an_problem_fault_kind fault_of(const char *twins)
{
    an_problem problem = problem_of("r3k2r/8/8/3p4/8/2P5/8/4K3 b kq - 0 1", "h#2");
    an_twin_list list = {.count = 0};
    an_problem_fault fault = {.kind = AN_PROBLEM_SOUND};
    if (an__twins_read(&list, an_text_of(twins), NULL, &fault))
        for (size_t i = 0; i < list.count && fault.kind == AN_PROBLEM_SOUND; i++)
            an__twin_apply(&problem, &list.at[i], false, &fault);
    return fault.kind;
}

static void what_is_wrong_is_refused(void **state)
{
    char many[] = "b) -a1 -a1 -a1 -a1 -a1 -a1 -a1 -a1 -a1";
    (void)state;
    assert_int_equal(fault_of("b) a1→a2"), AN_PROBLEM_TWIN_SQUARE);
    assert_int_equal(fault_of("b) a1<->a8"), AN_PROBLEM_TWIN_SQUARE);
    assert_int_equal(fault_of("b) -a1"), AN_PROBLEM_TWIN_SQUARE);
    assert_int_equal(fault_of("b) Pa1=Q"), AN_PROBLEM_TWIN_SQUARE);
    assert_int_equal(fault_of("b) c3→d5"), AN_PROBLEM_TWIN_OCCUPIED);
    assert_int_equal(fault_of("b) Rc3→c4"), AN_PROBLEM_TWIN_PIECE);
    assert_int_equal(fault_of("b) bPc3→c4"), AN_PROBLEM_TWIN_PIECE);
    assert_int_equal(fault_of("b) wPc3→c4"), AN_PROBLEM_SOUND);
    assert_int_equal(fault_of("b) -wPd5"), AN_PROBLEM_TWIN_PIECE);
    assert_int_equal(fault_of("b) -bPd5"), AN_PROBLEM_SOUND);
    assert_int_equal(fault_of("b) Qd5=R"), AN_PROBLEM_TWIN_PIECE);
    assert_int_equal(fault_of("b) +wPd5"), AN_PROBLEM_TWIN_OCCUPIED);
    assert_int_equal(fault_of("b) +wQe7"), AN_PROBLEM_SOUND);
    assert_int_equal(fault_of("b) +wKe4"), AN_PROBLEM_KINGS);
    assert_int_equal(fault_of("b) +bPa1"), AN_PROBLEM_TWIN_POSITION);
    assert_int_equal(fault_of("b) +Pe4"), AN_PROBLEM_TWIN); /* whose? */
    assert_int_equal(fault_of("b) +wXe4"), AN_PROBLEM_TWIN);
    assert_int_equal(fault_of("b)"), AN_PROBLEM_TWIN);
    assert_int_equal(fault_of("b) c3"), AN_PROBLEM_TWIN);
    assert_int_equal(fault_of("b) -"), AN_PROBLEM_TWIN);
    assert_int_equal(fault_of("b) polish"), AN_PROBLEM_TWIN);
    assert_int_equal(fault_of(many), AN_PROBLEM_TOO_MANY_TWINS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(changes_are_made),
        cmocka_unit_test(signs_and_colors_go_by_several_names),
        cmocka_unit_test(letters_of_colors_belong_to_languages),
        cmocka_unit_test(rights_go_with_king_and_rook),
        cmocka_unit_test(another_stipulation_may_let_the_other_side_begin),
        cmocka_unit_test(what_is_wrong_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
