/* The lines of play that are open, against a stack of whole copies, on random walks. */
#include "check.h"
#include "lines_of_play.h"

#include <stdlib.h>
#include <string.h>

enum { DEPTH_MAX = 40, WALKS = 200, STEPS = 400 };

/* The obvious way. */
typedef struct copies {
    an_variation at[DEPTH_MAX];
    size_t count;
} copies;

static void open_copy(copies *c)
{
    an_variation line = c->at[c->count - 1];
    line.position = line.before;
    line.state.checkers = an_checkers(&line.position);
    line.state.begin = line.state.ply =
        line.state.ply > line.state.begin ? line.state.ply - 1 : line.state.ply;
    line.state.counts_plies = line.state.awaits_sign = false;
    c->at[c->count++] = line;
}

static void assert_same_line(const an_variation *line, const an_variation *due)
{
    assert_memory_equal(&line->position, &due->position, sizeof due->position);
    assert_memory_equal(&line->before, &due->before, sizeof due->before);
    assert_int_equal(line->state.checkers, due->state.checkers);
    assert_int_equal(line->state.begin, due->state.begin);
    assert_int_equal(line->state.ply, due->state.ply);
    assert_int_equal(line->state.shift, due->state.shift);
    assert_int_equal(line->state.counts_plies, due->state.counts_plies);
    assert_int_equal(line->state.stopped, due->state.stopped);
    assert_int_equal(line->state.is_mended, due->state.is_mended);
    assert_int_equal(line->state.awaits_sign, due->state.awaits_sign);
}

static void step(an_variations *lines, copies *c)
{
    an_move moves[AN_MOVES_MAX];
    an_variation *due = &c->at[c->count - 1];
    size_t count = an_position_moves(&due->position, moves);
    int what = rand() % 10;
    if (what < 3 && c->count < DEPTH_MAX) {
        assert_true(an__variations_open(lines));
        open_copy(c);
    } else if (what < 5) {
        an__variations_close(lines);
        c->count -= c->count > 1;
    } else if (what == 5) {
        due->state.shift = lines->current.state.shift = rand() % 3;
        due->state.counts_plies = lines->current.state.counts_plies = rand() % 2 == 0;
        due->state.stopped = lines->current.state.stopped = rand() % 2 == 0;
        due->state.is_mended = lines->current.state.is_mended = rand() % 2 == 0;
    } else if (count > 0) {
        an_move move = moves[(size_t)rand() % count];
        an_variation_play(&lines->current, move);
        an_variation_play(due, move);
    }
    assert_int_equal(lines->count, c->count);
    assert_same_line(&lines->current, &c->at[c->count - 1]);
}

static void every_line_goes_on_where_it_was(void **state)
{
    an_variations lines = {0};
    an_position start = an_position_start();
    copies *c = malloc(sizeof *c);
    (void)state;
    assert_non_null(c);
    srand(1);
    for (unsigned walk = 0; walk < WALKS; walk++) {
        assert_true(an__variations_begin(&lines, &start));
        c->at[0] = lines.current;
        c->count = 1;
        for (unsigned i = 0; i < STEPS; i++)
            step(&lines, c);
        assert_same_line(an__variations_main(&lines), &c->at[0]);
        assert_int_equal(lines.count, 1);
    }
    free(c);
    an__variations_free(&lines);
}

static void play_first(an_variations *lines)
{
    an_move moves[AN_MOVES_MAX];
    an_position_moves(&lines->current.position, moves);
    an_variation_play(&lines->current, moves[0]);
}

/* "1. e4 e5 2. Nf3 ((2. Nc3": both are of White's second move. */
static void a_variation_without_a_move_counts_none(void **state)
{
    enum { PLIES = 3 };
    an_variations lines = {0};
    an_position start = an_position_start();
    (void)state;
    assert_true(an__variations_begin(&lines, &start));
    for (unsigned i = 0; i < PLIES; i++)
        play_first(&lines);
    for (unsigned i = 0; i < 2; i++) {
        assert_true(an__variations_open(&lines));
        assert_int_equal(lines.current.state.ply, PLIES - 1);
    }
    assert_int_equal(lines.start_count, 2);
    an__variations_free(&lines);
}

/* "4. d4 Nxd4 (4. O-O": the knight is pinned, and the variation is one of White's fourth move. */
static void a_step_that_is_refused_changes_nothing(void **state)
{
    static const char fen[] = "r1bqkbnr/ppp2ppp/2np4/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4";
    enum { D2 = 11, D4 = 27, C6 = 42 };
    const an_move d4 = {D2, D4, AN_NO_ROLE, AN_DOUBLE_STEP};
    const an_said_move takes = {{C6, D4, AN_NO_ROLE, AN_ORDINARY}, AN_KNIGHT, true};
    an_position start, before;
    uint8_t taken;
    (void)state;
    assert_int_equal(an_position_from_fen(&start, an_text_of(fen), AN_STANDARD, NULL), AN_OK);
    an_variation line = an_variation_from(&start);
    an_variation_play(&line, d4);
    const an_variation due = line;
    assert_false(an_variation_step(&line, AN_BLACK, takes, &taken, &before));
    assert_same_line(&line, &due);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_line_goes_on_where_it_was),
        cmocka_unit_test(a_variation_without_a_move_counts_none),
        cmocka_unit_test(a_step_that_is_refused_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
