/* Variations of a tree are nested so deep and no deeper, whatever moves a line from one place to
 * another. */
#include "positions.h"

#include "algnot/tree.h"
#include "check.h"

/* The first or the second legal move at the place of writing. */
static an_move move_at(an_tree *tree, size_t which)
{
    an_move moves[AN_MOVES_MAX];
    assert_true(an_position_moves(an_tree_position(tree), moves) > which);
    return moves[which];
}

/* A tree whose main line begins with 1. Kd1. Each variation in it is one of the variation before
 * it, and the last is `depth` deep. The place of writing is the last move. */
static an_tree *tree_of_depth(uint32_t depth)
{
    const an_position start = position_of("4k3/8/8/8/8/8/7P/4K3 w - - 0 1", AN_STANDARD);
    an_tree *tree = an_tree_open(&start);
    assert_true(an_tree_play(tree, move_of(&start, "e1d1")));
    for (uint32_t i = 0; i < depth; i++) {
        const an_node before = an_tree_at(tree);
        assert_true(an_tree_play(tree, move_at(tree, 0)));
        assert_true(an_tree_go(tree, before));
        assert_true(an_tree_play(tree, move_at(tree, 1)));
    }
    return tree;
}

static void a_variation_is_so_deep_and_no_deeper(void **state)
{
    an_tree *tree = tree_of_depth(AN_TREE_DEPTH_MAX);
    const an_node last = an_tree_at(tree);
    (void)state;
    assert_true(an_tree_play(tree, move_at(tree, 0)));
    assert_true(an_tree_go(tree, last));
    assert_false(an_tree_play(tree, move_at(tree, 1)));
    assert_false(an_tree_has_failed(tree));
    an_tree_close(tree);
}

/* Whose place is taken by a variation becomes one itself. */
static void a_line_that_is_left_becomes_no_deeper(void **state)
{
    (void)state;
    for (uint32_t depth = AN_TREE_DEPTH_MAX - 1; depth <= AN_TREE_DEPTH_MAX; depth++) {
        an_tree *tree = tree_of_depth(depth);
        assert_true(an_tree_go(tree, AN_TREE_START));
        assert_true(an_tree_play(tree, move_of(an_tree_position(tree), "h2h3")));
        assert_int_equal(an_tree_promote(tree), depth < AN_TREE_DEPTH_MAX);
        an_tree_close(tree);
    }
}

/* What cannot be played behind the other move stays, as a variation of it. */
static void a_line_that_is_replaced_becomes_no_deeper(void **state)
{
    (void)state;
    for (uint32_t depth = AN_TREE_DEPTH_MAX - 1; depth <= AN_TREE_DEPTH_MAX; depth++) {
        an_tree *tree = tree_of_depth(depth);
        assert_true(an_tree_go(tree, AN_TREE_START));
        const an_move other = move_of(an_tree_position(tree), "e1f1");
        const an_node instead = an_tree_replace(tree, 1, other);
        assert_int_equal(instead != AN_TREE_START, depth < AN_TREE_DEPTH_MAX);
        assert_false(an_tree_has_failed(tree));
        an_tree_close(tree);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_variation_is_so_deep_and_no_deeper),
        cmocka_unit_test(a_line_that_is_left_becomes_no_deeper),
        cmocka_unit_test(a_line_that_is_replaced_becomes_no_deeper),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
