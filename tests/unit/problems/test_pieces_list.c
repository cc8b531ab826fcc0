/* Lists of pieces: which language they are read in. */
#include "check.h"

#include <string.h>

#include "pieces_list.h"
#include "text.h"

static an_problem_fault_kind read_list(const char *list, const char *language,
                                       an_placement *placement, const char **read_in)
{
    an_notation from;
    an_letter_choice choice = {NULL, 0};
    an_problem_fault fault = {.kind = AN_PROBLEM_SOUND};
    const an_language *found = NULL;
    if (language != NULL) {
        from = an_notation_of(an_language_from_name(an_text_of(language)), AN_STYLE_SHORT);
        choice = (an_letter_choice){&from, 1};
    }
    bool is_read = an__pieces_read(placement, an_text_of(list), choice, &found, &fault);
    assert_int_equal(is_read, fault.kind == AN_PROBLEM_SOUND);
    *read_in = is_read ? (found != NULL ? found->code : "") : NULL;
    return fault.kind;
}

/* A knight in Finnish, a rook in English: nothing decides but --from. */
static void what_stays_open_is_refused(void **state)
{
    an_placement placement;
    const char *language;
    (void)state;
    assert_int_equal(read_list("w: Kf1 Rb2 b: Kh5", NULL, &placement, &language),
                     AN_PROBLEM_UNDECIDED_PIECES);
    assert_int_equal(read_list("w: Kf1 Rb2 b: Kh5", "en", &placement, &language), AN_PROBLEM_SOUND);
    assert_int_equal(placement.piece[9], 'R');
    assert_int_equal(read_list("w: Kf1 Rb2 b: Kh5", "fi", &placement, &language), AN_PROBLEM_SOUND);
    assert_int_equal(placement.piece[9], 'N');
}

static void the_words_for_the_sides_decide(void **state)
{
    an_placement placement;
    const char *language;
    (void)state;
    assert_int_equal(read_list("White: Kf1 Rb2 Black: Kh5", NULL, &placement, &language),
                     AN_PROBLEM_SOUND);
    assert_string_equal(language, "en");
    assert_int_equal(placement.piece[9], 'R');
    assert_int_equal(placement.piece[39], 'k');
}

static void one_language_alone_has_a_fault_of_its_own(void **state)
{
    an_placement placement;
    const char *language;
    (void)state;
    assert_int_equal(read_list("White: Kf1 Db2 Black: Kh5", "en", &placement, &language),
                     AN_PROBLEM_PIECE_LETTER);
    assert_int_equal(read_list("Kf1", NULL, &placement, &language), AN_PROBLEM_NO_COLOR);
    assert_int_equal(read_list("", NULL, &placement, &language), AN_PROBLEM_NO_POSITION);
    assert_int_equal(read_list("White: Kf1 !", NULL, &placement, &language),
                     AN_PROBLEM_PIECES_WORD);
    assert_int_equal(read_list("White: Kf1 (2", NULL, &placement, &language),
                     AN_PROBLEM_PIECES_WORD);
    assert_int_equal(read_list("White: K Black: Kh5", NULL, &placement, &language),
                     AN_PROBLEM_NO_SQUARE);
}

/* Nor does a list that has nothing but figurines, so that a twin may be written in any. */
static void figurines_tell_no_language(void **state)
{
    an_placement placement;
    const char *language;
    (void)state;
    assert_int_equal(read_list("♔f1 ♖b2 c2 / ♚h5", NULL, &placement, &language), AN_PROBLEM_SOUND);
    assert_string_equal(language, "");
    assert_int_equal(placement.piece[10], 'P');
    assert_int_equal(placement.piece[39], 'k');
    assert_int_equal(read_list("♔f1 ♖b2 Black: ♚h5", NULL, &placement, &language),
                     AN_PROBLEM_SOUND);
    assert_string_equal(language, "en");
    assert_int_equal(read_list("♔f1 c2\nd2 ♚h5", NULL, &placement, &language), AN_PROBLEM_NO_COLOR);
}

static void a_long_list_is_no_list(void **state)
{
    static char list[5000];
    an_placement placement;
    const char *language;
    (void)state;
    memset(list, ' ', sizeof list - 1);
    memcpy(list, "White: Kf1 Black: Kh5", 21);
    assert_int_equal(read_list(list, NULL, &placement, &language), AN_PROBLEM_NO_POSITION);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_stays_open_is_refused),
        cmocka_unit_test(the_words_for_the_sides_decide),
        cmocka_unit_test(one_language_alone_has_a_fault_of_its_own),
        cmocka_unit_test(figurines_tell_no_language),
        cmocka_unit_test(a_long_list_is_no_list),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
