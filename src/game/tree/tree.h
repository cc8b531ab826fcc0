/* The tree for those who show it: its nodes, how a line of play ends, and tags that stay. */
#ifndef AN_GAME_TREE_H
#define AN_GAME_TREE_H

#include "algnot/tree.h"

/* The move that leads to a place, and what is said about it. */
typedef struct an_tree_node {
    an_position position; /* after the move */
    an_move move;
    uint8_t sign;   /* an_check_sign: what the move gives */
    an_node parent; /* the place before the move */
    an_node first;  /* the move that follows, the others being variations; 0: none */
    an_node next;   /* the next variation of this move; 0: none */
    uint32_t ply;   /* moves from the start to here */
    uint32_t depth; /* how many variations lie around it */
    bool offers_draw;
    uint8_t nag_count;
    uint8_t nags[AN_TREE_NAGS_MAX];
    char *remark;  /* before the first move of a variation; NULL: none */
    char *comment; /* behind the move; of the start: before the first move; NULL: none */
} an_tree_node;

/* Returns the node of a place; it is the tree's until the tree is changed. */
const an_tree_node *an__tree_node_at(const an_tree *tree, an_node node);

bool an__tree_in_main_line(const an_tree *tree, an_node node);

/* Returns the move for which the line of play that holds a place is an alternative; the start for
 * the main line. */
an_node an__tree_branch(const an_tree *tree, an_node node);

/* Returns the name of a tag, by its index in the order of the export format; NULL past the last. A
 * tag that was taken away has a name, too, but no value. */
const char *an__tree_tag_name(const an_tree *tree, size_t index);

/* Sets a tag outside of any entry: nothing that is undone changes it. */
void an__tree_fix_tag(an_tree *tree, an_text name, an_text value);

/* Returns the result that was set; AN_NO_RESULT: what the board says. */
an_result an__tree_result_set(const an_tree *tree);

/* Returns what ends the game at a place, whether or not anybody claims it (FIDE 5.1.1, 5.2, 9.6).
 */
an_ending an__tree_ending(const an_tree *tree, an_node node);

/* Returns what may be claimed at a place (FIDE 9.2, 9.3): AN_THREEFOLD, AN_FIFTY_MOVES, or AN_OK
 * for nothing. */
an_code an__tree_claim(const an_tree *tree, an_node node);

#endif
