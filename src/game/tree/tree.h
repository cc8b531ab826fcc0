/* The tree for code that shows it: its nodes, how a line of play ends, and tags that cannot be
 * undone. */
#ifndef AN_GAME_TREE_H
#define AN_GAME_TREE_H

#include "algnot/tree.h"

/* What is written about a move. */
typedef struct an_annotations {
    bool offers_draw;
    uint8_t nag_count;
    uint8_t nags[AN_TREE_NAGS_MAX];
    char *remark;  /* comment before the first move of a variation; NULL: none */
    char *comment; /* behind the move; at the start node, before the first move; NULL: none */
} an_annotations;

/* The move that leads to a place in the game, and what is written about that move. */
typedef struct an_tree_node {
    an_position position; /* after the move */
    an_move move;
    uint8_t sign;    /* an_check_sign: whether the move gives check or mate */
    an_node parent;  /* the node before the move */
    an_node first;   /* the move that follows, whose `next` is its first variation; 0: none */
    an_node next;    /* the next variation of this move; 0: none */
    uint32_t ply;    /* half-moves from the start of the game */
    uint32_t depth;  /* number of variations that contain the move */
    bool is_illegal; /* the rules forbid the move, and it was played all the same */
    an_annotations notes;
} an_tree_node;

/* Returns the node with the index `node`. The tree owns it; it is valid until the tree is
 * changed. */
const an_tree_node *an__tree_node_at(const an_tree *tree, an_node node);

/* Returns the node at the place of writing. */
static inline const an_tree_node *an_tree_here(const an_tree *tree)
{
    return an__tree_node_at(tree, an_tree_at(tree));
}

/* Returns the position before the move that leads to `node`. */
static inline const an_position *an_tree_before(const an_tree *tree, const an_tree_node *node)
{
    return &an__tree_node_at(tree, node->parent)->position;
}

/* Returns whether any move was played. */
static inline bool an_tree_has_moves(const an_tree *tree)
{
    return an__tree_node_at(tree, AN_TREE_START)->first != 0;
}

/* Returns whether there is such a place, to which an_tree_go can go. */
bool an__tree_has(const an_tree *tree, an_node node);

/* Returns whether a place is in the main line, and not in a variation. */
bool an__tree_in_main_line(const an_tree *tree, an_node node);

/* Returns the move to which the line of play around `node` is an alternative; AN_TREE_START in the
 * main line. */
an_node an__tree_branch(const an_tree *tree, an_node node);

/* Returns the name of the tag with this index, in the order of the export format; NULL if `index`
 * is too great. A tag that was removed keeps its name, but has no value. */
const char *an__tree_tag_name(const an_tree *tree, size_t index);

/* Does what an_tree_play does, but also plays an illegal move, which it marks as such, if its piece
 * can be put on the target. Returns false if it cannot, or when memory runs out. */
bool an__tree_play_any(an_tree *tree, an_move move);

/* Sets a tag permanently: undo does not change it. */
void an__tree_fix_tag(an_tree *tree, an_text name, an_text value);

/* Returns the result that was set. AN_NO_RESULT means that the board decides. */
an_result an__tree_result_set(const an_tree *tree);

/* Returns what ends the game at `node` by itself, without a claim (FIDE 5.1.1, 5.2, 9.6). */
an_ending an__tree_ending(const an_tree *tree, an_node node);

/* Returns the draw that may be claimed at `node` (FIDE 9.2, 9.3): AN_THREEFOLD, AN_FIFTY_MOVES, or
 * AN_OK if there is none. */
an_code an__tree_claim(const an_tree *tree, an_node node);

#endif
