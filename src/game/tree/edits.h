/* The tree from inside: its parts, and how they are changed. */
#ifndef AN_GAME_EDITS_H
#define AN_GAME_EDITS_H

#include "buffer.h"
#include "tree.h"

typedef struct an_tag_kept {
    char *name;
    char *value; /* NULL: the tag was removed */
} an_tag_kept;

/* The tags of the game, in the order of the export format. */
typedef struct an_kept_tags {
    an_tag_kept *list;
    size_t count, capacity;
} an_kept_tags;

typedef enum an_edit_kind {
    AN_EDIT_STEP,  /* goes to a move that already exists */
    AN_EDIT_PLACE, /* changes the place of a node among the moves that follow its parent */
    AN_EDIT_REMARK,
    AN_EDIT_COMMENT,
    AN_EDIT_NAGS,
    AN_EDIT_OFFER,
    AN_EDIT_RESULT,
    AN_EDIT_TAG
} an_edit_kind;

/* Places among the moves that follow a node: 0 is the move of the line itself, 1 its first
 * variation. */
#define AN_PLACE_NONE UINT32_MAX       /* the move is not among them */
#define AN_PLACE_LAST (UINT32_MAX - 1) /* behind all others */

/* A change. It holds the value that is not in the tree: exchanging the two values makes the change,
 * undoes it, and redoes it. */
typedef struct an_edit {
    an_edit_kind kind;
    bool begins_entry;
    an_node from, to; /* the place of writing before and after the change */
    an_node node;     /* the node that is changed */
    uint32_t place;   /* used by AN_EDIT_PLACE */
    const char *tag;  /* name of the tag that is changed; owned by the tree */
    char *text;
    uint8_t nag_count;
    uint8_t nags[AN_TREE_NAGS_MAX];
    uint8_t result;
} an_edit;

/* All changes. What undo and redo go over at once is an entry: one edit, or several. */
typedef struct an_history {
    an_edit *edits;
    size_t count, capacity;
    size_t done;       /* number of edits that are in force; those behind them can be redone */
    bool begins_entry; /* the next edit begins an entry */
} an_history;

struct an_tree {
    an_tree_node *nodes;
    size_t node_count, node_capacity;
    an_kept_tags tags;
    an_history history;
    an_node at;
    uint8_t result;
    bool failed;       /* memory ran out */
    an_buffer written; /* the text that an_tree_write returned last */
};

/* Makes a change at the place of writing, and records it, so that it can be undone. Takes ownership
 * of change.text. Returns false when memory runs out. */
bool an__tree_apply(an_tree *tree, an_edit change);

/* Returns a copy of `text` with blanks for white space, which the caller frees. Returns NULL for an
 * empty text, and when memory runs out, which also sets tree->failed. */
char *an__tree_copy(an_tree *tree, an_text text);

/* Replaces the comment (AN_EDIT_COMMENT) or the remark (AN_EDIT_REMARK) of a node by `text`, in
 * which each } becomes a ). */
void an__tree_put_comment(an_tree *tree, an_edit_kind kind, an_node node, an_text text);

/* Appends `text` to `said`, the comment or remark that the node already has, or NULL. Two comments
 * in a row become one. */
void an__tree_add_comment(an_tree *tree, an_edit_kind kind, an_node node, const char *said,
                          an_text text);

/* Returns the index at which a tag of this name stands, or would be inserted, in the order of the
 * export format. */
size_t an__kept_tag_place(const an_kept_tags *tags, an_text name);

/* Returns the tag of this name, or NULL if there is none. */
an_tag_kept *an__kept_tag_find(const an_kept_tags *tags, an_text name);

#endif
