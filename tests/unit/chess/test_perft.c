/* Counts of move paths against published ones. */
#include "positions.h"

static void counts_paths(void **state)
{
    const tsv_row *row = *state;
    an_position position = position_of_row(row);
    uint64_t nodes = an_position_perft(&position, (unsigned)tsv_number(row, "depth"));
    assert_int_equal(nodes, tsv_number(row, "nodes"));
}

static void depth_zero_is_one_path(void **state)
{
    (void)state;
    an_position start = an_position_start();
    assert_int_equal(an_position_perft(&start, 0), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(depth_zero_is_one_path)};
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return failed + tsv_run("tests/data/perft.tsv", counts_paths) > 0;
}
