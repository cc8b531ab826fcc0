/* What a move costs before its word is read, by what it leaves en prise and what it leaves untaken.
 */
#include "positions.h"

#include "check.h"
#include "move_prior.h"

enum { MOVES_MAX = 10 };

/* Moves one after the other, in UCI, and what each of them costs. */
static const struct {
    const char *name, *fen;
    struct {
        const char *uci;
        unsigned prior;
    } moves[MOVES_MAX];
} rows[] = {
    {"nothing", "4k3/8/8/8/P7/8/8/4K3 w - - 0 1", {{"e1d1", 0}}},
    {"a pawn en prise", "r3k3/8/8/8/P7/8/8/4K3 w - - 0 1", {{"e1d1", 2}}},
    {"a knight", "r3k3/8/8/8/N7/8/8/4K3 w - - 0 1", {{"e1d1", 4}}},
    {"a rook", "7k/1b6/8/8/4R3/8/8/3K4 w - - 0 1", {{"d1c1", 8}}},
    {"a queen", "7k/8/3n4/8/4Q3/8/8/3K4 w - - 0 1", {{"d1c1", 15}}},
    {"a pawn untaken", "4k3/p7/8/8/8/8/8/R3K3 w - - 0 1", {{"e1d1", 2}}},
    {"a bishop untaken", "4k3/b7/8/8/8/8/8/R3K3 w - - 0 1", {{"e1d1", 4}}},
    {"a rook untaken", "3bk3/8/8/6R1/8/8/8/4K3 b - - 0 1", {{"e8f8", 5}}},
    {"a queen untaken", "3bk3/8/8/6Q1/8/8/8/4K3 b - - 0 1", {{"e8d7", 6}}},
    {"what is taken is not left", "4k3/p7/8/8/8/8/8/R3K3 w - - 0 1", {{"a1a7", 0}}},
    {"a queen for a pawn", "r3k3/p7/8/8/8/8/8/Q3K3 w - - 0 1", {{"a1a7", 15}}},
    {"both, as far as they count", "r6k/8/8/8/Q7/8/8/4K3 w - - 0 1", {{"e1d1", 15}}},
    {"a pawn that is left again and again",
     "r3k3/8/8/8/P7/8/8/4K3 w - - 0 1",
     {{"e1d1", 2},
      {"e8e7", 2},
      {"d1c1", 2},
      {"e7e8", 2},
      {"c1d1", 2},
      {"e8e7", 2},
      {"d1c1", 2},
      {"e7e8", 0},
      {"c1d1", 0},
      {"e8e7", 0}}},
    {"a piece again and again",
     "r3k3/8/8/8/N7/8/8/4K3 w - - 0 1",
     {{"e1d1", 4},
      {"e8e7", 4},
      {"d1c1", 4},
      {"e7e8", 4},
      {"c1d1", 4},
      {"e8e7", 4},
      {"d1c1", 4},
      {"e7e8", 4},
      {"c1d1", 4}}},
};

static void moves_have_their_costs(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        an_missed_gains missed = {{{0}}};
        an_position position = position_of(rows[i].fen, AN_STANDARD);
        for (size_t j = 0; j < MOVES_MAX && rows[i].moves[j].uci != NULL; j++) {
            const an_move move = move_of(&position, rows[i].moves[j].uci);
            const an_position after = an_position_play(&position, move);
            unsigned prior = an__move_prior(&missed, &position, &after, move);
            if (prior != rows[i].moves[j].prior)
                print_error("%s, move %zu: %u\n", rows[i].name, j + 1, prior);
            assert_int_equal(prior, rows[i].moves[j].prior);
            position = after;
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(moves_have_their_costs)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
