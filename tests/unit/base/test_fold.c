/* Capitals and small letters, with their accents. */
#include "check.h"

#include "fold.h"

static const struct {
    uint32_t capital, small;
} letters[] = {
    {'A', 'a'},     {'Z', 'z'},     {0xc9, 0xe9},   {0xd7, 0xd7},   {0xde, 0xfe},
    {0x108, 0x109}, {0x109, 0x109}, {0x130, 0x130}, {0x15e, 0x15f}, {0x13d, 0x13e},
    {0x17d, 0x17e}, {0x17e, 0x17e}, {0x218, 0x219}, {0x3a1, 0x3c1}, {0x404, 0x454},
    {0x41a, 0x43a}, {0x42f, 0x44f}, {0x531, 0x561}, {0x5d0, 0x5d0}, {0x2654, 0x2654},
};

static void capitals_have_small_letters(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
        assert_int_equal(an__small_letter(letters[i].capital), letters[i].small);
}

/* Folding for names, which asks neither for case nor for accents. */
static void names_are_folded(void **state)
{
    (void)state;
    assert_int_equal(an__fold('Q'), 'q');
    assert_int_equal(an__fold(0xc9), 'e');
    assert_int_equal(an__fold(0x394), 0x3b4);
    assert_int_equal(an__fold(0x401), 0x451);
    assert_int_equal(an__fold(0x41a), 0x43a);
    assert_int_equal(an__fold(0x5d0), 0x5d0);
}

/* What is small stays small. */
static void small_letters_stay(void **state)
{
    (void)state;
    for (uint32_t point = 0; point < 0x3000; point++)
        assert_int_equal(an__small_letter(an__small_letter(point)), an__small_letter(point));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(capitals_have_small_letters),
        cmocka_unit_test(small_letters_stay),
        cmocka_unit_test(names_are_folded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
