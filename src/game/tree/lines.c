/* Lines of the tree that are changed as a whole: a move is corrected, or a variation promoted. */
#include <string.h>

#include "buffer.h"
#include "edits.h"
#include "placing.h"
#include "position.h"
#include "tree.h"

/* ---- a line played again ---- */

typedef struct replay {
    an_tree *tree;
    bool is_whole; /* all moves could be played again */
    an_node to;    /* the new place of writing; AN_TREE_START if it is not in the line */
} replay;

/* Returns whether `node` is `other`, or comes after it. */
static bool follows(const an_tree *tree, an_node node, an_node other)
{
    while (node != AN_TREE_START && node != other)
        node = tree->nodes[node].parent;
    return node == other;
}

/* Plays a move after `parent` in place of `old`, and takes over the annotations of `old`. The new
 * node is not yet among the moves that follow `parent`. Returns it; 0 if the move is not legal
 * there, or memory runs out. An illegal move that was played is played again where it can be. */
static an_node play_instead(an_tree *tree, an_node old, an_node parent, an_move move)
{
    const an_position *before = &tree->nodes[parent].position;
    const an_tree_node *was = &tree->nodes[old];
    bool is_illegal = !an_move_is_legal(before, move);
    bool is_played = was->is_illegal && an_move_equal(was->move, move);
    if (is_illegal && !(is_played && an__may_be_placed(before, move)))
        return 0;
    if (!AN_ARRAY_RESERVE(tree->nodes, tree->node_capacity, tree->node_count)) {
        tree->failed = true;
        return 0;
    }
    before = &tree->nodes[parent].position;
    an_node node = (an_node)tree->node_count;
    an_tree_node copy = tree->nodes[old];
    copy.position = an_position_play(before, move);
    copy.move = move;
    copy.is_illegal = is_illegal;
    copy.sign = an_san_describe(before, move).sign;
    copy.parent = parent;
    copy.first = copy.next = 0;
    copy.notes.remark = copy.notes.comment = NULL;
    tree->nodes[tree->node_count++] = copy;
    tree->nodes[node].notes.remark = an__tree_copy(tree, an_text_of(tree->nodes[old].notes.remark));
    tree->nodes[node].notes.comment =
        an__tree_copy(tree, an_text_of(tree->nodes[old].notes.comment));
    return node;
}

/* Plays the move of `old` after `parent`, behind the moves that are already there. Returns the new
 * node, or 0 if the move cannot be played. */
static an_node play_again(replay *r, an_node old, an_node parent)
{
    an_tree *tree = r->tree;
    an_node node = play_instead(tree, old, parent, tree->nodes[old].move);
    if (node == 0) {
        r->is_whole = false;
        if (follows(tree, tree->at, old))
            r->to = parent;
        return 0;
    }
    an_node *link = &tree->nodes[parent].first;
    while (*link != 0)
        link = &tree->nodes[*link].next;
    *link = node;
    if (tree->at == old)
        r->to = node;
    return node;
}

/* Plays all moves that follow `old` after `parent` instead, up to the first that is not legal
 * there. Calls itself for variations, at most AN_TREE_DEPTH_MAX deep. */
static void play_line(replay *r, an_node old, an_node parent)
{
    while ((old = r->tree->nodes[old].first) != 0) {
        an_node node = play_again(r, old, parent);
        if (node == 0)
            return;
        for (an_node other = r->tree->nodes[old].next; other != 0;
             other = r->tree->nodes[other].next) {
            an_node first = play_again(r, other, parent);
            if (first != 0)
                play_line(r, other, first);
        }
        parent = node;
    }
}

/* ---- places ---- */

/* Returns the greatest depth of a move in a line and its variations. Calls itself for
 * variations. */
static uint32_t depth_of_line(const an_tree *tree, an_node first)
{
    uint32_t depth = tree->nodes[first].depth;
    for (an_node at = tree->nodes[first].first; at != 0; at = tree->nodes[at].first)
        for (an_node other = tree->nodes[at].next; other != 0; other = tree->nodes[other].next) {
            uint32_t deep = depth_of_line(tree, other);
            depth = deep > depth ? deep : depth;
        }
    return depth;
}

static uint32_t place_of(const an_tree *tree, an_node node)
{
    uint32_t place = 0;
    an_node at = tree->nodes[tree->nodes[node].parent].first;
    for (; at != node; at = tree->nodes[at].next)
        place++;
    return place;
}

static bool follows_already(const an_tree *tree, an_node parent, an_move move)
{
    an_node at = tree->nodes[parent].first;
    while (at != 0 && !an_move_equal(tree->nodes[at].move, move))
        at = tree->nodes[at].next;
    return at != 0;
}

an_node an_tree_replace(an_tree *tree, an_node node, an_move move)
{
    if (node == AN_TREE_START || !an__tree_has(tree, node) ||
        follows_already(tree, tree->nodes[node].parent, move))
        return AN_TREE_START;
    an_node parent = tree->nodes[node].parent;
    an_node instead = play_instead(tree, node, parent, move);
    if (instead == 0)
        return AN_TREE_START;
    replay r = {.tree = tree, .is_whole = true};
    if (tree->at == node)
        r.to = instead;
    play_line(&r, node, instead);
    an_node to = r.to == AN_TREE_START ? tree->at : r.to;
    uint32_t place = place_of(tree, node);
    bool is_too_deep = !r.is_whole && place == 0 && depth_of_line(tree, node) == AN_TREE_DEPTH_MAX;
    an_edit enter = {.kind = AN_EDIT_PLACE, .node = instead, .place = place, .to = to};
    an_edit leave = {.kind = AN_EDIT_PLACE, .node = node, .place = AN_PLACE_NONE, .to = to};
    if (tree->failed || is_too_deep || !an__tree_apply(tree, enter) ||
        (r.is_whole && !an__tree_apply(tree, leave)))
        return AN_TREE_START;
    return instead;
}

/* Moves the comment before the first move of a variation behind the move before it. Call it when
 * the line is no longer a variation. */
static void move_remark(an_tree *tree, an_node first)
{
    const an_tree_node *node = &tree->nodes[first];
    if (node->notes.remark == NULL)
        return;
    an_node parent = node->parent;
    an__tree_add_comment(tree, AN_EDIT_COMMENT, parent, tree->nodes[parent].notes.comment,
                         an_text_of(node->notes.remark));
    an__tree_put_comment(tree, AN_EDIT_REMARK, first, an_text_of(""));
}

bool an_tree_promote(an_tree *tree)
{
    an_node first = tree->at;
    while (first != AN_TREE_START && tree->nodes[tree->nodes[first].parent].first == first)
        first = tree->nodes[first].parent;
    an_node line =
        first == AN_TREE_START ? AN_TREE_START : tree->nodes[tree->nodes[first].parent].first;
    if (first == AN_TREE_START || depth_of_line(tree, line) == AN_TREE_DEPTH_MAX)
        return false;
    an_edit enter = {.kind = AN_EDIT_PLACE, .node = first, .place = 0, .to = tree->at};
    if (!an__tree_apply(tree, enter))
        return false;
    move_remark(tree, first);
    return true;
}
