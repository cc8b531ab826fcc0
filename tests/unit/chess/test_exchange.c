/* What captures win. */
#include "check.h"

#include "exchange.h"

static int gain_of(const char *fen, const char *uci)
{
    an_position p;
    an_move move;
    assert_int_equal(an_position_from_fen(&p, an_text_of(fen), AN_STANDARD, NULL), AN_OK);
    assert_true(an_move_from_uci(&move, &p, an_text_of(uci)));
    return an__exchange_gain(&p, move);
}

static void what_is_taken_back_is_lost(void **state)
{
    (void)state;
    assert_int_equal(gain_of("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5"), 1);
    assert_int_equal(gain_of("4k3/8/4p3/3p4/8/5N2/3N4/4K3 w - - 0 1", "f3e5"), 0);
    assert_int_equal(gain_of("4k3/8/4p3/3p4/4P3/8/8/3RK3 w - - 0 1", "d1d5"), 1 - 5 + 1);
    assert_int_equal(gain_of("4k3/8/4p3/3q4/4P3/8/8/4K3 w - - 0 1", "e4d5"), 9 - 1);
}

static void moves_of_other_kinds_win_this(void **state)
{
    (void)state;
    assert_int_equal(gain_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), 1);
    assert_int_equal(gain_of("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8q"), 9 - 1);
    assert_int_equal(gain_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_taken_back_is_lost),
                                       cmocka_unit_test(moves_of_other_kinds_win_this)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
