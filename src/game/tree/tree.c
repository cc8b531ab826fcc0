/* The tree: opening it, moving about in it, and writing at a place in it. */
#include "tree.h"

#include <stdlib.h>

#include "edits.h"
#include "placing.h"
#include "position.h"

/* ---- opening ---- */

an_tree *an_tree_open(const an_position *start)
{
    an_tree *tree = calloc(1, sizeof *tree);
    if (tree == NULL || !AN_ARRAY_RESERVE(tree->nodes, tree->node_capacity, 0)) {
        free(tree);
        return NULL;
    }
    tree->nodes[0] = (an_tree_node){.position = *start};
    tree->node_count = 1;
    return tree;
}

void an_tree_close(an_tree *tree)
{
    if (tree == NULL)
        return;
    for (size_t i = 0; i < tree->node_count; i++) {
        free(tree->nodes[i].notes.remark);
        free(tree->nodes[i].notes.comment);
    }
    for (size_t i = 0; i < tree->tags.count; i++) {
        free(tree->tags.list[i].name);
        free(tree->tags.list[i].value);
    }
    for (size_t i = 0; i < tree->history.count; i++)
        free(tree->history.edits[i].text);
    an__buffer_free(&tree->written);
    free(tree->nodes);
    free(tree->tags.list);
    free(tree->history.edits);
    free(tree);
}

bool an_tree_has_failed(const an_tree *tree)
{
    return tree->failed;
}

/* ---- looking ---- */

an_node an_tree_at(const an_tree *tree)
{
    return tree->at;
}

const an_tree_node *an__tree_node_at(const an_tree *tree, an_node node)
{
    return &tree->nodes[node];
}

const an_position *an_tree_position(const an_tree *tree)
{
    return &tree->nodes[tree->at].position;
}

an_node an_tree_parent(const an_tree *tree, an_node node)
{
    return node < tree->node_count ? tree->nodes[node].parent : AN_TREE_START;
}

an_node an_tree_end(const an_tree *tree, an_node node)
{
    if (node >= tree->node_count)
        return AN_TREE_START;
    while (tree->nodes[node].first != 0)
        node = tree->nodes[node].first;
    return node;
}

bool an__tree_in_main_line(const an_tree *tree, an_node node)
{
    return tree->nodes[node].depth == 0;
}

an_node an__tree_branch(const an_tree *tree, an_node node)
{
    const an_tree_node *nodes = tree->nodes;
    while (node != AN_TREE_START && nodes[nodes[node].parent].first == node)
        node = nodes[node].parent;
    return node == AN_TREE_START ? AN_TREE_START : nodes[nodes[node].parent].first;
}

an_result an__tree_result_set(const an_tree *tree)
{
    return (an_result)tree->result;
}

/* Returns true if a move is among those that follow its parent. A move that was undone is not. */
static bool stands(const an_tree *tree, an_node node)
{
    an_node other = tree->nodes[tree->nodes[node].parent].first;
    while (other != 0 && other != node)
        other = tree->nodes[other].next;
    return other == node;
}

bool an__tree_has(const an_tree *tree, an_node node)
{
    if (node >= tree->node_count)
        return false;
    while (node != AN_TREE_START && stands(tree, node))
        node = tree->nodes[node].parent;
    return node == AN_TREE_START;
}

bool an_tree_go(an_tree *tree, an_node node)
{
    if (!an__tree_has(tree, node))
        return false;
    tree->at = node;
    return true;
}

/* ---- writing ---- */

void an_tree_begin_entry(an_tree *tree)
{
    tree->history.begins_entry = true;
}

/* Returns the node of `move` if it already follows the place of writing; otherwise 0. */
static an_node standing_move(const an_tree *tree, an_move move)
{
    an_node node = tree->nodes[tree->at].first;
    while (node != 0 && !an_move_equal(tree->nodes[node].move, move))
        node = tree->nodes[node].next;
    return node;
}

/* Adds a move that does not follow the place of writing yet. `is_illegal` says that the rules
 * forbid it. Returns false if its line would be nested too deep, or if memory runs out. */
static bool add_move(an_tree *tree, an_move move, bool is_illegal)
{
    if (!AN_ARRAY_RESERVE(tree->nodes, tree->node_capacity, tree->node_count)) {
        tree->failed = true;
        return false;
    }
    const an_tree_node *parent = &tree->nodes[tree->at];
    uint32_t depth = parent->depth + (parent->first != 0);
    if (depth > AN_TREE_DEPTH_MAX)
        return false;
    an_node node = (an_node)tree->node_count++;
    tree->nodes[node] = (an_tree_node){.position = an_position_play(&parent->position, move),
                                       .move = move,
                                       .sign = an_san_describe(&parent->position, move).sign,
                                       .parent = tree->at,
                                       .ply = parent->ply + 1,
                                       .depth = depth,
                                       .is_illegal = is_illegal};
    return an__tree_apply(
        tree, (an_edit){.kind = AN_EDIT_PLACE, .node = node, .place = AN_PLACE_LAST, .to = node});
}

static bool play(an_tree *tree, an_move move, bool may_be_illegal)
{
    const an_position *position = an_tree_position(tree);
    an_node node = standing_move(tree, move);
    if (node != 0)
        return an__tree_apply(tree, (an_edit){.kind = AN_EDIT_STEP, .node = node, .to = node});
    if (an_move_is_legal(position, move))
        return add_move(tree, move, false);
    return may_be_illegal && an__may_be_placed(position, move) && add_move(tree, move, true);
}

bool an_tree_play(an_tree *tree, an_move move)
{
    return play(tree, move, false);
}

bool an__tree_play_any(an_tree *tree, an_move move)
{
    return play(tree, move, true);
}

void an_tree_comment(an_tree *tree, an_text text)
{
    an__tree_put_comment(tree, AN_EDIT_COMMENT, tree->at, text);
}

void an_tree_add_comment(an_tree *tree, an_text text)
{
    an__tree_add_comment(tree, AN_EDIT_COMMENT, tree->at, tree->nodes[tree->at].notes.comment,
                         text);
}

void an_tree_add_remark(an_tree *tree, an_text text)
{
    const an_tree_node *nodes = tree->nodes, *node = &nodes[tree->at];
    if (nodes[node->parent].first == tree->at)
        an__tree_add_comment(tree, AN_EDIT_COMMENT, node->parent, nodes[node->parent].notes.comment,
                             text);
    else
        an__tree_add_comment(tree, AN_EDIT_REMARK, tree->at, node->notes.remark, text);
}

enum { LAST_MOVE_NAG = 6 }; /* ! ? !! ?? !? ?! */

bool an_tree_add_nag(an_tree *tree, unsigned nag)
{
    const an_annotations *notes = &tree->nodes[tree->at].notes;
    an_edit change = {.kind = AN_EDIT_NAGS, .node = tree->at, .to = tree->at};
    for (size_t i = 0; i < notes->nag_count; i++) {
        bool is_replaced =
            notes->nags[i] == nag || (notes->nags[i] >= 1 && nag >= 1 &&
                                      notes->nags[i] <= LAST_MOVE_NAG && nag <= LAST_MOVE_NAG);
        if (!is_replaced)
            change.nags[change.nag_count++] = notes->nags[i];
    }
    bool has_room = change.nag_count < AN_TREE_NAGS_MAX && tree->at != AN_TREE_START;
    if (!has_room || nag > AN_TREE_NAG_LAST)
        return false;
    change.nags[change.nag_count++] = (uint8_t)nag;
    an__tree_apply(tree, change);
    return true;
}

void an_tree_offer_draw(an_tree *tree)
{
    if (tree->at != AN_TREE_START && !tree->nodes[tree->at].notes.offers_draw)
        an__tree_apply(tree, (an_edit){.kind = AN_EDIT_OFFER, .node = tree->at, .to = tree->at});
}

void an_tree_set_result(an_tree *tree, an_result result)
{
    bool is_open = result == AN_UNFINISHED || result >= AN_RESULT_COUNT;
    an__tree_apply(tree, (an_edit){.kind = AN_EDIT_RESULT,
                                   .to = tree->at,
                                   .result = (uint8_t)(is_open ? AN_NO_RESULT : result)});
}
