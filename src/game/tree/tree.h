/* A game that is being written: moves, variations, comments, annotations, tags; undo and redo. */
#ifndef AN_GAME_TREE_H
#define AN_GAME_TREE_H

#include "algnot/game.h"

#include "buffer.h"

/* A place in the game: after a move, or AN_TREE_START. Numbers are never used twice. */
typedef uint32_t an_node;

enum { AN_TREE_START = 0, AN_TREE_NAGS_MAX = 8, AN_TREE_DEPTH_MAX = 500 };

/* The move that leads to a place, and what is said about it. */
typedef struct an_tree_node {
    an_position position; /* after the move */
    an_move move;
    uint8_t sign;   /* an_check_sign: what the move gives */
    an_node parent; /* the place before the move */
    an_node first;  /* the move that follows, the others being variations; 0: none */
    an_node next;   /* the next variation of this move; 0: none */
    uint32_t ply;   /* moves from the start to here */
    uint32_t depth; /* of variations */
    bool offers_draw;
    uint8_t nag_count;
    uint8_t nags[AN_TREE_NAGS_MAX];
    char *remark;  /* before the first move of a variation; NULL: none */
    char *comment; /* after it; of the start: before the first move */
} an_tree_node;

typedef struct an_tree an_tree;

/* NULL when there is no memory. */
an_tree *an_tree_open(const an_position *start);
void an_tree_close(an_tree *tree);

/* Whether memory ran out: what was asked then was not done, or only in part. */
bool an_tree_has_failed(const an_tree *tree);

/* ---- looking ---- */

/* The place at which the game is being written. */
an_node an_tree_at(const an_tree *tree);

/* The node is the tree's until it is changed. */
const an_tree_node *an_tree_node_at(const an_tree *tree, an_node node);
const an_position *an_tree_position(const an_tree *tree); /* at the place of writing */

/* The end of the line of play that goes on from a place. */
an_node an_tree_end(const an_tree *tree, an_node from);
bool an_tree_in_main_line(const an_tree *tree, an_node node);

/* The move for which the line of play that holds a place is an alternative; the start for the main
 * line. */
an_node an_tree_branch(const an_tree *tree, an_node node);

/* The value of a tag, as meant; NULL if there is none. Result, FEN, SetUp and Variant are no tags
 * here: they follow from the game. */
const char *an_tree_tag(const an_tree *tree, const char *name);

/* The names of tags in the order of the export format, some perhaps without a value; NULL past the
 * last. */
const char *an_tree_tag_name(const an_tree *tree, size_t index);

/* What the main line ends with: the result that was set, else that of the board, else unfinished.
 */
an_result an_tree_result(const an_tree *tree);
an_result an_tree_result_set(const an_tree *tree); /* AN_NO_RESULT: what the board says */

/* What ends the game at a place, whether or not anybody claims it (FIDE 5.1.1, 5.2, 9.6). */
an_ending an_tree_ending(const an_tree *tree, an_node node);

/* What may be claimed there (FIDE 9.2, 9.3): AN_THREEFOLD, AN_FIFTY_MOVES, or AN_OK: nothing. */
an_code an_tree_claim(const an_tree *tree, an_node node);

/* ---- going about; the game stays as it is ---- */

void an_tree_go(an_tree *tree, an_node node);

/* ---- writing; each can be undone, and ends what could be redone ---- */

/* What is written from here on is undone together, up to the next call. */
void an_tree_begin_entry(an_tree *tree);

/* A legal move, at the place of writing, which becomes the one after it. Where other moves follow
 * already it begins a variation; a move that stands there is gone to. */
an_node an_tree_play(an_tree *tree, an_move move);

/* NULL or "" takes a text away. What may not stand in a comment is put otherwise: } is ). */
void an_tree_comment(an_tree *tree, an_text text);

/* What is said behind the move, or before it, stands behind what was said there already. In a line
 * that goes on, before a move is behind the one before it. */
void an_tree_add_comment(an_tree *tree, an_text text);
void an_tree_add_remark(an_tree *tree, an_text text);

enum { AN_TREE_NAG_LAST = 255 }; /* PGN 8.2.4 */

/* False if there is no such NAG, or the move has as many as there is room for. ! ? !! ?? !? ?!
 * replace each other. */
bool an_tree_add_nag(an_tree *tree, unsigned nag);
void an_tree_offer_draw(an_tree *tree);

/* AN_NO_RESULT and AN_UNFINISHED: what the board says. */
void an_tree_set_result(an_tree *tree, an_result result);
void an_tree_set_tag(an_tree *tree, an_text name, an_text value);

/* A tag that is no entry: what is undone leaves it alone. */
void an_tree_fix_tag(an_tree *tree, an_text name, an_text value);

/* An entry. False: there is none to be undone, or redone. The place of writing is that of it. */
bool an_tree_undo(an_tree *tree);
bool an_tree_redo(an_tree *tree);

/* ---- as PGN ---- */

/* Adds the game in the export format of the standard, in English, with an empty line behind it. */
void an_tree_write(an_buffer *out, const an_tree *tree);

/* Writes a judged game into an empty tree. False if it holds what a tree does not: errors, prose,
 * escape lines, too many annotations of one move. */
bool an_tree_read(an_tree *tree, const an_judgement *judgement);

#endif
