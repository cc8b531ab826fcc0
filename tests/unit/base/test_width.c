/* Columns of characters: a sample of each kind, and the edges of ranges. */
#include "check.h"

#include "width.h"

static const struct {
    uint32_t point;
    unsigned columns;
} samples[] = {
    {'a', 1},     {0xe9, 1},    {0x2ff, 1},   {0x300, 0},    {0x36f, 0},   {0x370, 1},
    {0x41a, 1},   {0x5b0, 0},   {0x5be, 1},   {0x5d0, 1},    {0x650, 0},   {0xccd, 0},
    {0x10ff, 1},  {0x1100, 2},  {0x115f, 2},  {0x1160, 0},   {0x20e3, 0},  {0x231b, 2},
    {0x231c, 1},  {0x2654, 1},  {0x265f, 1},  {0x2658, 1},   {0x26bd, 2},  {0x3000, 2},
    {0x3040, 1},  {0x3042, 2},  {0x738b, 2},  {0xac00, 2},   {0xd7a3, 2},  {0xd7a4, 1},
    {0xfe0e, 0},  {0xfe0f, 0},  {0xff21, 2},  {0xff61, 1},   {0xfffd, 1},  {0x1d400, 1},
    {0x1f321, 1}, {0x1f600, 2}, {0x1f3fb, 2}, {0x1fa00, 1},  {0x1fa70, 2}, {0x20000, 2},
    {0x3fffd, 2}, {0x40000, 1}, {0xe0101, 0}, {0x10ffff, 1},
};

static void characters_have_their_columns(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++)
        if (an__columns_of(samples[i].point) != samples[i].columns) {
            print_error("U+%04X takes %u columns\n", (unsigned)samples[i].point,
                        an__columns_of(samples[i].point));
            fail();
        }
}

/* The sums tell if a range goes, or moves by one character. */
static void no_range_is_lost(void **state)
{
    uint64_t count[3] = {0}, sum[3] = {0};
    (void)state;
    for (uint32_t point = 0x20; point <= 0x10ffff; point++) {
        unsigned columns = an__columns_of(point);
        assert_in_range(columns, 0, 2);
        count[columns]++;
        sum[columns] += point;
    }
    assert_int_equal(count[0], 1035);
    assert_int_equal(sum[0], 342671216);
    assert_int_equal(count[2], 182972);
    assert_int_equal(sum[2], 28185207706);
}

/* All that a chess score is made of is narrow. */
static void latin_is_narrow(void **state)
{
    (void)state;
    for (uint32_t point = 0x20; point < 0x300; point++)
        assert_int_equal(an__columns_of(point), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(characters_have_their_columns),
        cmocka_unit_test(no_range_is_lost),
        cmocka_unit_test(latin_is_narrow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
