/* The positions along a solution. */
#include "solution_path.h"

#include "bitboard.h"
#include "composition_facts.h"
#include "solution_list.h"

/* Returns the position after a pass. Set play in a direct mate begins with such a pass, and threats
 * are played behind one. */
static an_position position_after_pass(const an_position *position)
{
    return an_position_play(position, (an_move){.kind = AN_NULL_STEP});
}

bool an__pass_before(an_position *position, an_move move)
{
    bool passes = (position->color[position->turn] & an_bit(move.from)) == 0;
    if (passes)
        *position = position_after_pass(position);
    return passes;
}

void an__path_begin(an_solution_path *path, const an_problem *problem, const an_solution *solution)
{
    path->problem = problem;
    path->solution = solution;
    path->is_line = !an_stipulation_is_battle(problem->stipulation);
    path->at[0] = problem->position;
    if (solution->kind == AN_SOLUTION_SET_PLAY)
        path->at[path->is_line ? 0 : 1] = position_after_pass(&problem->position);
}

const an_position *an__path_visit(an_solution_path *path, size_t node)
{
    const an_solution_node *visited = &path->solution->nodes[node];
    size_t at = path->is_line ? node : visited->depth;
    if (visited->kind == AN_NODE_THREAT)
        path->at[at] = position_after_pass(&path->at[at - 1]);
    path->at[at + 1] = an_position_play(&path->at[at], visited->move);
    if (path->is_line &&
        an__plays_on_in_series(path->problem->stipulation, path->solution->count, node))
        path->at[at + 1] = position_after_pass(&path->at[at + 1]);
    return &path->at[at];
}

an_children an__children_of(const an_solution *tree, size_t node, an_solution_node_kind kind)
{
    return (an_children){.tree = tree,
                         .end = an__end_of_branch(tree, node),
                         .next = node + 1,
                         .depth = tree->nodes[node].depth + (kind == AN_NODE_THREAT ? 2u : 1u),
                         .kind = kind};
}

bool an__next_child(an_children *children)
{
    while (children->next < children->end) {
        children->at = children->next++;
        const an_solution_node *node = &children->tree->nodes[children->at];
        if (node->depth == children->depth && node->kind == children->kind)
            return true;
    }
    return false;
}
