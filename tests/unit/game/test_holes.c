/* Words with gaps: what they may have said. */
#include "check.h"

#include "holes.h"
#include "text.h"

static bool may_say(const char *word, const char *meant, an_check_sign sign)
{
    const an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    an_san san;
    assert_int_equal(an_san_parse(&san, an_text_of(meant), &english), AN_OK);
    san.sign = (uint8_t)sign;
    return an__fills_gaps(an_text_of(word), &san, &english);
}

static void gaps_are_filled(void **state)
{
    (void)state;
    assert_true(may_say("Q?5", "Qh5", AN_NO_SIGN));
    assert_true(may_say("Q?7", "Qxf7", AN_NO_SIGN));
    assert_false(may_say("Q?5", "Qh4", AN_NO_SIGN));
    assert_false(may_say("N?5", "Qh5", AN_NO_SIGN));
    assert_true(may_say("Q?1-h5", "Qd1h5", AN_NO_SIGN)); /* a move written at length */
}

static void signs_of_check_are_left_out(void **state)
{
    (void)state;
    assert_true(may_say("Q?5", "Qh5", AN_SIGN_CHECK));
    assert_true(may_say("Q?5+", "Qh5", AN_SIGN_CHECK));
    assert_true(may_say("Q?7", "Qxf7", AN_SIGN_MATE));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(gaps_are_filled),
                                       cmocka_unit_test(signs_of_check_are_left_out)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
