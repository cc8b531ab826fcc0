/* A game that is being written: moves, variations, comments, annotations and tags are added one by
 * one, undone and done again, and written as PGN. What texts hold that is no UTF-8 is read as
 * Windows-1252. */
#ifndef ALGNOT_TREE_H
#define ALGNOT_TREE_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Moves form a tree: the first move played after another one goes on in its line, every further one
 * begins a variation.
 *
 *     an_tree *tree = an_tree_open(&start);
 *     an_tree_play(tree, e2_e4);
 *     an_tree_play(tree, e7_e5);
 *     an_tree_go(tree, an_tree_parent(tree, an_tree_at(tree)));
 *     an_tree_play(tree, c7_c5);                  (a variation of e7-e5)
 *     an_text pgn = an_tree_write(tree);          [Event "?"] … 1. e4 e5 (1... c5) *
 */
typedef struct an_tree an_tree;

/* A place in the game: after a move, or AN_TREE_START. No number is used for a second move. */
typedef uint32_t an_node;

enum { AN_TREE_START = 0, AN_TREE_NAGS_MAX = 8, AN_TREE_DEPTH_MAX = 500 };

/* Returns a game without moves that begins at *start, which must be a legal position. Returns NULL
 * when memory runs out. */
an_tree *an_tree_open(const an_position *start);
void an_tree_close(an_tree *tree);

/* Returns true if memory has run out in any call: what was asked then was not done, or only in
 * part. */
bool an_tree_has_failed(const an_tree *tree);

/* ---- where the game is being written ---- */

/* Returns the place of writing. Each move that is played becomes it. */
an_node an_tree_at(const an_tree *tree);

/* Returns the position there; it is the tree's until its next call. */
const an_position *an_tree_position(const an_tree *tree);

/* Goes to another place. Returns false, and stays, if there is no such place, or its move was
 * undone. */
bool an_tree_go(an_tree *tree, an_node node);

/* Returns the place before the move of `node`, also if it was undone; of the start, or of a number
 * that is no place of this tree, the start. */
an_node an_tree_parent(const an_tree *tree, an_node node);

/* Returns the end of the line of play that goes on from `node`, also if it was undone. From
 * AN_TREE_START this is the end of the main line; for a number that is no place of this tree, the
 * start. */
an_node an_tree_end(const an_tree *tree, an_node node);

/* ---- writing ---- */

/* Each of these can be undone. It ends what could have been redone. */

/* Begins an entry: what is written from here to the next call of this function is undone and redone
 * together. Without it all is one entry. */
void an_tree_begin_entry(an_tree *tree);

/* Plays a move at the place of writing, which becomes the place after it. Where moves follow
 * already, it begins a variation; a move that is there already is gone to. Returns false, and
 * changes nothing, if the move is not legal, if the variation would be nested more than
 * AN_TREE_DEPTH_MAX deep, or if memory runs out. */
bool an_tree_play(an_tree *tree, an_move move);

/*
 * Puts another move in the place of the one that leads to `node`. Comments and annotations stay,
 * and what follows is played again after the new move. If a move that follows cannot be played any
 * more, the new line ends before it, and the old line stays whole as a variation of the new move;
 * otherwise the old line is taken away. The place of writing goes with its move, or to the last one
 * before it that could be played again.
 *
 * Returns the place after the new move. Returns AN_TREE_START, and changes nothing, if the move is
 * not legal, or follows there already, if `node` is the start or no place where an_tree_go goes, if
 * the old line would be nested too deep, or if memory runs out.
 */
an_node an_tree_replace(an_tree *tree, an_node node, an_move move);

/* Makes the variation that holds the place of writing the line that goes on, and the line that it
 * was an alternative to its first variation. Returns false, and changes nothing, in the main line,
 * or if that line would be nested too deep. */
bool an_tree_promote(an_tree *tree);

/* Puts a comment behind the move at the place of writing, or before the first move. It replaces the
 * one that is there; an empty text takes it away. White space is written as blanks, and } as ). */
void an_tree_comment(an_tree *tree, an_text text);

/* Adds text to the comment behind the move. */
void an_tree_add_comment(an_tree *tree, an_text text);

/* Adds text to the comment before the move, which only the first move of a variation can have: for
 * any other move it is added to the comment behind the move before it. */
void an_tree_add_remark(an_tree *tree, an_text text);

enum { AN_TREE_NAG_LAST = 255 }; /* PGN 8.2.4 */

/* Adds a NAG, 0 to AN_TREE_NAG_LAST, to the move at the place of writing. ! ? !! ?? !? ?! (1 to 6)
 * replace each other. Returns false, and changes nothing, if there is no such NAG, if the move has
 * AN_TREE_NAGS_MAX already, or at the start. */
bool an_tree_add_nag(an_tree *tree, unsigned nag);

/* Notes that whoever made the move at the place of writing offered a draw with it. */
void an_tree_offer_draw(an_tree *tree);

/* Sets the result of the game. All but AN_WHITE_WINS, AN_BLACK_WINS and AN_DRAW leave it to the
 * board: mate and what ends a game by itself have their result, all others are unfinished. */
void an_tree_set_result(an_tree *tree, an_result result);

/* Returns the result with which the game is written. */
an_result an_tree_result(const an_tree *tree);

/* Sets a tag to a value as it is meant, without escapes; control characters become blanks; an empty
 * value takes the tag away. Returns false, and changes nothing, if PGN has no tags of this name, or
 * if memory runs out. Result, FEN, SetUp and Variant follow from the game and cannot be set. */
bool an_tree_set_tag(an_tree *tree, an_text name, an_text value);

/* Returns the value of a tag that was set, or NULL. It is the tree's until its next call. */
const char *an_tree_tag(const an_tree *tree, const char *name);

/* Undoes the last entry, or does again the last one undone; the place of writing is the one it had.
 * Returns false if there is none. */
bool an_tree_undo(an_tree *tree);
bool an_tree_redo(an_tree *tree);

/* ---- as PGN ---- */

/* Returns the game in the export format of PGN, in English, with an empty line behind it. The text
 * is the tree's until its next call; its `at` is NULL if memory runs out. A NUL follows it, so that
 * an_reader_take takes it: so it is written in other notations. */
an_text an_tree_write(an_tree *tree);

/* Writes a judged game into a tree just opened at its start, so that it can go on; all of the game
 * must have been kept (AN_KEEP_TOKENS). Returns false, with part of the game in the tree, if it
 * holds what a tree cannot: errors, prose, comments from ; to the end of a line, too many
 * annotations of one move; or if memory runs out. */
bool an_tree_read(an_tree *tree, const an_judgement *judgement);

#ifdef __cplusplus
}
#endif

#endif
