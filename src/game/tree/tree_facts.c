/* What the board says about a game that is being written: how it ends, and which draws may be
 * claimed. */
#include "tree.h"

#include "draw_rules.h"
#include "priority.h"

/* Returns how often the position at `node` has occurred, up to and including `node`. */
static unsigned count_occurrences(const an_tree *tree, an_node node)
{
    const an_position *position = &an__tree_node_at(tree, node)->position;
    uint64_t key = an_repetition_key(position);
    unsigned left = position->halfmove_clock, count = 1;
    while (left-- > 0 && node != AN_TREE_START) {
        node = an__tree_node_at(tree, node)->parent;
        count += an_repetition_key(&an__tree_node_at(tree, node)->position) == key;
    }
    return count;
}

an_ending an__tree_ending(const an_tree *tree, an_node node)
{
    const an_position *position = &an__tree_node_at(tree, node)->position;
    if (!an_position_has_move(position))
        return an_position_in_check(position) ? AN_ENDING_MATE : AN_ENDING_STALEMATE;
    if (an_position_is_dead(position))
        return AN_ENDING_DEAD;
    if (position->halfmove_clock >= AN_SEVENTY_FIVE_MOVES_PLIES)
        return AN_ENDING_SEVENTY_FIVE;
    return count_occurrences(tree, node) >= AN_FIVEFOLD_TIMES ? AN_ENDING_FIVEFOLD : AN_ENDING_NONE;
}

an_code an__tree_claim(const an_tree *tree, an_node node)
{
    if (count_occurrences(tree, node) >= AN_THREEFOLD_TIMES)
        return AN_THREEFOLD;
    bool is_quiet = an__tree_node_at(tree, node)->position.halfmove_clock >= AN_FIFTY_MOVES_PLIES;
    return is_quiet ? AN_FIFTY_MOVES : AN_OK;
}

an_result an_tree_result(const an_tree *tree)
{
    an_node end = an_tree_end(tree, AN_TREE_START);
    if (an__tree_result_set(tree) != AN_NO_RESULT)
        return an__tree_result_set(tree);
    switch (an__tree_ending(tree, end)) {
    case AN_ENDING_NONE:
    case AN_ENDING_COUNT:
        return AN_UNFINISHED;
    case AN_ENDING_MATE:
        return an__tree_node_at(tree, end)->position.turn == AN_WHITE ? AN_BLACK_WINS
                                                                      : AN_WHITE_WINS;
    case AN_ENDING_STALEMATE:
    case AN_ENDING_FIVEFOLD:
    case AN_ENDING_SEVENTY_FIVE:
    case AN_ENDING_DEAD:
        return AN_DRAW;
    }
    return AN_UNFINISHED;
}
