/* A game that is being written. Nodes are never freed before the game is: an edit that is undone
 * keeps what it did, so that undoing and redoing are one exchange. */
#include "tree.h"

#include <stdlib.h>

#include "roster.h"
#include "text.h"

/* ---- types ---- */

typedef struct tree_tag {
    char *name;
    char *value; /* NULL: not there */
} tree_tag;

typedef enum edit_kind {
    EDIT_STEP, /* to a move that stood there */
    EDIT_MOVE,
    EDIT_REMARK,
    EDIT_COMMENT,
    EDIT_NAGS,
    EDIT_OFFER,
    EDIT_RESULT,
    EDIT_TAG
} edit_kind;

/* A change, and what it replaced: exchanging them undoes it, and does it again. */
typedef struct edit {
    edit_kind kind;
    bool begins_entry;
    an_node from, to; /* the place of writing before and after */
    an_node node;     /* that it is about */
    const char *tag;  /* its name, which the tree keeps */
    char *text;
    uint8_t nag_count;
    uint8_t nags[AN_TREE_NAGS_MAX];
    uint8_t result;
} edit;

struct an_tree {
    an_tree_node *nodes;
    size_t node_count, node_capacity;
    tree_tag *tags; /* in the order of the export format */
    size_t tag_count, tag_capacity;
    edit *edits;
    size_t edit_count, edit_capacity;
    size_t done; /* edits that stand; those behind them can be redone */
    an_node at;
    uint8_t result;
    bool begins_entry; /* the next edit does */
    bool failed;
};

/* ---- opening ---- */

an_tree *an_tree_open(const an_position *start)
{
    an_tree *tree = calloc(1, sizeof *tree);
    if (tree == NULL ||
        !an_array_reserve((void **)&tree->nodes, &tree->node_capacity, 0, sizeof *tree->nodes)) {
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
        free(tree->nodes[i].remark);
        free(tree->nodes[i].comment);
    }
    for (size_t i = 0; i < tree->tag_count; i++) {
        free(tree->tags[i].name);
        free(tree->tags[i].value);
    }
    for (size_t i = 0; i < tree->edit_count; i++)
        free(tree->edits[i].text);
    free(tree->nodes);
    free(tree->tags);
    free(tree->edits);
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

const an_tree_node *an_tree_node_at(const an_tree *tree, an_node node)
{
    return &tree->nodes[node];
}

const an_position *an_tree_position(const an_tree *tree)
{
    return &tree->nodes[tree->at].position;
}

an_node an_tree_end(const an_tree *tree, an_node from)
{
    while (tree->nodes[from].first != 0)
        from = tree->nodes[from].first;
    return from;
}

bool an_tree_in_main_line(const an_tree *tree, an_node node)
{
    return tree->nodes[node].depth == 0;
}

an_node an_tree_branch(const an_tree *tree, an_node node)
{
    const an_tree_node *nodes = tree->nodes;
    while (node != AN_TREE_START && nodes[nodes[node].parent].first == node)
        node = nodes[node].parent;
    return node == AN_TREE_START ? AN_TREE_START : nodes[nodes[node].parent].first;
}

/* The place of a tag, or of the first that comes after one of that name. */
static size_t tag_place(const an_tree *tree, an_text name)
{
    size_t low = 0, high = tree->tag_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (an_tag_order(an_text_of(tree->tags[middle].name), name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* NULL if there is none. */
static tree_tag *find_tag(const an_tree *tree, an_text name)
{
    size_t place = tag_place(tree, name);
    bool is_there = place < tree->tag_count && an_text_is(name, tree->tags[place].name);
    return is_there ? &tree->tags[place] : NULL;
}

const char *an_tree_tag(const an_tree *tree, const char *name)
{
    const tree_tag *tag = find_tag(tree, an_text_of(name));
    return tag == NULL ? NULL : tag->value;
}

const char *an_tree_tag_name(const an_tree *tree, size_t index)
{
    return index < tree->tag_count ? tree->tags[index].name : NULL;
}

an_result an_tree_result_set(const an_tree *tree)
{
    return (an_result)tree->result;
}

void an_tree_go(an_tree *tree, an_node node)
{
    tree->at = node;
}

/* ---- edits ---- */

/* A move becomes the last of those that follow its parent, or no longer is. The last that was put
 * there is the first that is taken away. */
static void toggle_move(an_tree *tree, an_node node)
{
    an_node *link = &tree->nodes[tree->nodes[node].parent].first;
    while (*link != 0 && *link != node)
        link = &tree->nodes[*link].next;
    *link = *link == node ? 0 : node;
}

static void exchange_texts(char **a, char **b)
{
    char *text = *a;
    *a = *b;
    *b = text;
}

static void exchange(an_tree *tree, edit *change)
{
    an_tree_node *node = &tree->nodes[change->node];
    edit old = *change;
    switch (change->kind) {
    case EDIT_STEP:
        break;
    case EDIT_MOVE:
        toggle_move(tree, change->node);
        break;
    case EDIT_REMARK:
        exchange_texts(&node->remark, &change->text);
        break;
    case EDIT_COMMENT:
        exchange_texts(&node->comment, &change->text);
        break;
    case EDIT_NAGS:
        change->nag_count = node->nag_count;
        memcpy(change->nags, node->nags, sizeof node->nags);
        node->nag_count = old.nag_count;
        memcpy(node->nags, old.nags, sizeof node->nags);
        break;
    case EDIT_OFFER:
        node->offers_draw = !node->offers_draw;
        break;
    case EDIT_RESULT:
        change->result = tree->result;
        tree->result = old.result;
        break;
    case EDIT_TAG:
        exchange_texts(&find_tag(tree, an_text_of(change->tag))->value, &change->text);
        break;
    }
}

/* Does what is new, and remembers it; its text becomes the tree's. */
static void apply(an_tree *tree, edit change)
{
    while (tree->edit_count > tree->done)
        free(tree->edits[--tree->edit_count].text);
    change.from = tree->at;
    change.begins_entry = tree->begins_entry || tree->done == 0;
    if (!an_array_reserve((void **)&tree->edits, &tree->edit_capacity, tree->edit_count,
                          sizeof change)) {
        free(change.text);
        tree->failed = true;
        return;
    }
    exchange(tree, &change);
    tree->at = change.to;
    tree->edits[tree->edit_count++] = change;
    tree->done = tree->edit_count;
    tree->begins_entry = false;
}

bool an_tree_undo(an_tree *tree)
{
    if (tree->done == 0)
        return false;
    edit *change;
    do {
        change = &tree->edits[--tree->done];
        exchange(tree, change);
        tree->at = change->from;
    } while (tree->done > 0 && !change->begins_entry);
    tree->begins_entry = true;
    return true;
}

bool an_tree_redo(an_tree *tree)
{
    if (tree->done == tree->edit_count)
        return false;
    do {
        edit *change = &tree->edits[tree->done++];
        exchange(tree, change);
        tree->at = change->to;
    } while (tree->done < tree->edit_count && !tree->edits[tree->done].begins_entry);
    tree->begins_entry = true;
    return true;
}

/* ---- writing ---- */

void an_tree_begin_entry(an_tree *tree)
{
    tree->begins_entry = true;
}

static bool is_same(an_move a, an_move b)
{
    return a.from == b.from && a.to == b.to && a.promotion == b.promotion && a.kind == b.kind;
}

static an_node standing_move(const an_tree *tree, an_move move)
{
    an_node node = tree->nodes[tree->at].first;
    while (node != 0 && !is_same(tree->nodes[node].move, move))
        node = tree->nodes[node].next;
    return node;
}

an_node an_tree_play(an_tree *tree, an_move move)
{
    an_node node = standing_move(tree, move);
    if (node != 0) {
        apply(tree, (edit){.kind = EDIT_STEP, .node = node, .to = node});
        return tree->at;
    }
    if (!an_array_reserve((void **)&tree->nodes, &tree->node_capacity, tree->node_count,
                          sizeof *tree->nodes)) {
        tree->failed = true;
        return tree->at;
    }
    const an_tree_node *parent = &tree->nodes[tree->at];
    an_san said = an_san_describe(&parent->position, move);
    node = (an_node)tree->node_count++;
    tree->nodes[node] = (an_tree_node){.position = an_position_play(&parent->position, move),
                                       .move = move,
                                       .sign = said.sign,
                                       .parent = tree->at,
                                       .ply = parent->ply + 1,
                                       .depth = parent->depth + (parent->first != 0)};
    apply(tree, (edit){.kind = EDIT_MOVE, .node = node, .to = node});
    return tree->at;
}

/* White space as blanks; NULL if nothing is left or there is no memory. */
static char *text_copy(an_tree *tree, an_text text)
{
    an_buffer copy = {0};
    if (text.size == 0)
        return NULL;
    an_buffer_put_utf8(&copy, text);
    tree->failed = tree->failed || copy.failed;
    for (size_t i = 0; i < copy.size; i++)
        if ((unsigned char)copy.at[i] < ' ' || copy.at[i] == 0x7f)
            copy.at[i] = ' ';
    return copy.at;
}

/* The same without a closing brace; about a node, as an edit. */
static void put_comment(an_tree *tree, edit_kind kind, an_node node, an_text text)
{
    char *copy = text_copy(tree, text);
    for (char *at = copy; at != NULL && *at != '\0'; at++)
        if (*at == '}')
            *at = ')';
    apply(tree, (edit){.kind = kind, .node = node, .to = tree->at, .text = copy});
}

/* Two comments in a row are one. */
static void add_comment(an_tree *tree, edit_kind kind, an_node node, const char *said, an_text text)
{
    an_buffer both = {0};
    if (said != NULL) {
        an_buffer_put(&both, said);
        an_buffer_put_char(&both, ' ');
    }
    an_buffer_put_text(&both, text);
    tree->failed = tree->failed || both.failed;
    if (!both.failed)
        put_comment(tree, kind, node, an_text_from(both.at, both.size));
    an_buffer_free(&both);
}

void an_tree_comment(an_tree *tree, an_text text)
{
    put_comment(tree, EDIT_COMMENT, tree->at, text);
}

void an_tree_add_comment(an_tree *tree, an_text text)
{
    add_comment(tree, EDIT_COMMENT, tree->at, tree->nodes[tree->at].comment, text);
}

void an_tree_add_remark(an_tree *tree, an_text text)
{
    const an_tree_node *nodes = tree->nodes, *node = &nodes[tree->at];
    if (nodes[node->parent].first == tree->at)
        add_comment(tree, EDIT_COMMENT, node->parent, nodes[node->parent].comment, text);
    else
        add_comment(tree, EDIT_REMARK, tree->at, node->remark, text);
}

enum { LAST_MOVE_NAG = 6 }; /* ! ? !! ?? !? ?! */

bool an_tree_add_nag(an_tree *tree, unsigned nag)
{
    const an_tree_node *node = &tree->nodes[tree->at];
    edit change = {.kind = EDIT_NAGS, .node = tree->at, .to = tree->at};
    for (size_t i = 0; i < node->nag_count; i++) {
        bool is_replaced =
            node->nags[i] == nag || (node->nags[i] >= 1 && nag >= 1 &&
                                     node->nags[i] <= LAST_MOVE_NAG && nag <= LAST_MOVE_NAG);
        if (!is_replaced)
            change.nags[change.nag_count++] = node->nags[i];
    }
    bool has_room = change.nag_count < AN_TREE_NAGS_MAX && tree->at != AN_TREE_START;
    if (!has_room || nag > AN_TREE_NAG_LAST)
        return false;
    change.nags[change.nag_count++] = (uint8_t)nag;
    apply(tree, change);
    return true;
}

void an_tree_offer_draw(an_tree *tree)
{
    if (tree->at != AN_TREE_START && !tree->nodes[tree->at].offers_draw)
        apply(tree, (edit){.kind = EDIT_OFFER, .node = tree->at, .to = tree->at});
}

void an_tree_set_result(an_tree *tree, an_result result)
{
    bool is_open = result == AN_UNFINISHED;
    apply(tree, (edit){.kind = EDIT_RESULT,
                       .to = tree->at,
                       .result = (uint8_t)(is_open ? AN_NO_RESULT : result)});
}

/* A tag, made if there is none; NULL when there is no memory. */
static tree_tag *make_tag(an_tree *tree, an_text name)
{
    tree_tag *tag = find_tag(tree, name);
    if (tag != NULL)
        return tag;
    char *copy = text_copy(tree, name);
    if (copy == NULL || !an_array_reserve((void **)&tree->tags, &tree->tag_capacity,
                                          tree->tag_count, sizeof *tree->tags)) {
        free(copy);
        tree->failed = true;
        return NULL;
    }
    size_t place = tag_place(tree, name);
    tag = &tree->tags[place];
    memmove(tag + 1, tag, (tree->tag_count++ - place) * sizeof *tag);
    *tag = (tree_tag){copy, NULL};
    return tag;
}

void an_tree_set_tag(an_tree *tree, an_text name, an_text value)
{
    const tree_tag *tag = make_tag(tree, name);
    if (tag == NULL)
        return;
    char *copy = text_copy(tree, value);
    apply(tree, (edit){.kind = EDIT_TAG, .to = tree->at, .tag = tag->name, .text = copy});
}

void an_tree_fix_tag(an_tree *tree, an_text name, an_text value)
{
    tree_tag *tag = make_tag(tree, name);
    if (tag == NULL)
        return;
    free(tag->value);
    tag->value = text_copy(tree, value);
}
