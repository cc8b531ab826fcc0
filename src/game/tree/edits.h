/* The tree from inside: what it is made of, and how it is changed. */
#ifndef AN_GAME_EDITS_H
#define AN_GAME_EDITS_H

#include "buffer.h"
#include "tree.h"

typedef struct an_tag_kept {
    char *name;
    char *value; /* NULL: the tag was taken away */
} an_tag_kept;

typedef enum an_edit_kind {
    AN_EDIT_STEP,  /* goes to a move that was there already */
    AN_EDIT_PLACE, /* moves a node among those that follow its parent */
    AN_EDIT_REMARK,
    AN_EDIT_COMMENT,
    AN_EDIT_NAGS,
    AN_EDIT_OFFER,
    AN_EDIT_RESULT,
    AN_EDIT_TAG
} an_edit_kind;

/* Places among the moves that follow another one: 0 is the move of the line, 1 its first
 * variation. */
#define AN_PLACE_NONE UINT32_MAX       /* not among them */
#define AN_PLACE_LAST (UINT32_MAX - 1) /* behind all others */

/* A change, with what is to be put in its place: exchanging the two makes, undoes and redoes it. */
typedef struct an_edit {
    an_edit_kind kind;
    bool begins_entry;
    an_node from, to; /* the place of writing before and after */
    an_node node;     /* that is changed */
    uint32_t place;   /* of AN_EDIT_PLACE */
    const char *tag;  /* name of the tag that is changed; the tree owns it */
    char *text;
    uint8_t nag_count;
    uint8_t nags[AN_TREE_NAGS_MAX];
    uint8_t result;
} an_edit;

struct an_tree {
    an_tree_node *nodes;
    size_t node_count, node_capacity;
    an_tag_kept *tags; /* in the order of the export format */
    size_t tag_count, tag_capacity;
    an_edit *edits;
    size_t edit_count, edit_capacity;
    size_t done; /* edits that stand; those behind them can be redone */
    an_node at;
    uint8_t result;
    bool begins_entry; /* the next edit begins an entry */
    bool failed;       /* memory ran out */
    an_buffer written; /* what an_tree_write returned last */
};

/* Makes a change at the place of writing, and remembers it. change.text becomes the tree's. Returns
 * false if memory runs out. */
bool an__tree_apply(an_tree *tree, an_edit change);

/* Returns a copy of a text that the caller frees, with blanks for white space; NULL for an empty
 * text, or when memory runs out: tree->failed then says so. */
char *an__tree_copy(an_tree *tree, an_text text);

/* Replaces the comment or remark of a node; in it } becomes ). */
void an__tree_put_comment(an_tree *tree, an_edit_kind kind, an_node node, an_text text);

/* Adds text to what was `said` already, which may be NULL: two comments in a row are one. */
void an__tree_add_comment(an_tree *tree, an_edit_kind kind, an_node node, const char *said,
                          an_text text);

/* Returns the index of the first tag whose name is not before `name` in the order of the export
 * format. */
size_t an__tree_tag_place(const an_tree *tree, an_text name);

/* Returns NULL if there is no tag of this name. */
an_tag_kept *an__tree_find_tag(const an_tree *tree, an_text name);

#endif
