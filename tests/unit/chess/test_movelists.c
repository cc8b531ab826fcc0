/* All legal moves of tricky positions, listed and counted. */
#include "positions.h"

static void lists_all_moves(void **state)
{
    const tsv_row *row = *state;
    an_position position = position_of_row(row);
    char list[UCI_LIST_MAX];
    uci_list(list, &position);
    assert_string_equal(list, tsv_field(row, "moves"));

    size_t count = *list == '\0' ? 0 : 1;
    for (const char *c = list; *c != '\0'; c++)
        count += *c == ' ';
    assert_int_equal(an_position_count_moves(&position), count);
}

int main(void)
{
    return tsv_run("tests/data/movelists.tsv", lists_all_moves) > 0;
}
