/* Changes of a tree, with undo and redo. No node is freed before the whole tree is: an edit that is
 * undone keeps its result, so that undo and redo are the same exchange. */
#include "edits.h"

#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "roster.h"
#include "text.h"

/* Adds `by` to the depth of `first` and of all moves that follow it. Calls itself for variations,
 * at most AN_TREE_DEPTH_MAX deep. */
static void deepen(an_tree *tree, an_node first, uint32_t by)
{
    for (an_node at = first; at != 0; at = tree->nodes[at].first) {
        tree->nodes[at].depth += by;
        an_node other = at != first ? tree->nodes[at].next : 0;
        for (; other != 0; other = tree->nodes[other].next)
            deepen(tree, other, by);
    }
}

/* Sets the depths of the moves that follow a node, by their places: the first move is no deeper
 * than the node, and the others are variations. */
static void set_depths(an_tree *tree, an_node parent)
{
    uint32_t depth = tree->nodes[parent].depth;
    for (an_node at = tree->nodes[parent].first; at != 0; at = tree->nodes[at].next) {
        deepen(tree, at, depth - tree->nodes[at].depth);
        depth = tree->nodes[parent].depth + 1;
    }
}

/* Moves a node to a place among the moves that follow its parent. Returns the place it had. */
static uint32_t move_to_place(an_tree *tree, an_node node, uint32_t place)
{
    an_node parent = tree->nodes[node].parent, *link = &tree->nodes[parent].first;
    uint32_t former = 0;
    for (; *link != 0 && *link != node; former++)
        link = &tree->nodes[*link].next;
    if (*link == 0)
        former = AN_PLACE_NONE;
    else
        *link = tree->nodes[node].next;
    if (place != AN_PLACE_NONE) {
        link = &tree->nodes[parent].first;
        for (uint32_t i = 0; i < place && *link != 0; i++)
            link = &tree->nodes[*link].next;
        tree->nodes[node].next = *link;
        *link = node;
    }
    set_depths(tree, parent);
    return former;
}

static void exchange_texts(char **a, char **b)
{
    char *text = *a;
    *a = *b;
    *b = text;
}

static void exchange(an_tree *tree, an_edit *change)
{
    an_tree_node *node = &tree->nodes[change->node];
    an_edit old = *change;
    switch (change->kind) {
    case AN_EDIT_STEP:
        break;
    case AN_EDIT_PLACE:
        change->place = move_to_place(tree, change->node, old.place);
        break;
    case AN_EDIT_REMARK:
        exchange_texts(&node->notes.remark, &change->text);
        break;
    case AN_EDIT_COMMENT:
        exchange_texts(&node->notes.comment, &change->text);
        break;
    case AN_EDIT_NAGS:
        change->nag_count = node->notes.nag_count;
        memcpy(change->nags, node->notes.nags, sizeof node->notes.nags);
        node->notes.nag_count = old.nag_count;
        memcpy(node->notes.nags, old.nags, sizeof node->notes.nags);
        break;
    case AN_EDIT_OFFER:
        node->notes.offers_draw = !node->notes.offers_draw;
        break;
    case AN_EDIT_RESULT:
        change->result = tree->result;
        tree->result = old.result;
        break;
    case AN_EDIT_TAG:
        exchange_texts(&an__kept_tag_find(&tree->tags, an_text_of(change->tag))->value,
                       &change->text);
        break;
    }
}

bool an__tree_apply(an_tree *tree, an_edit change)
{
    an_history *history = &tree->history;
    change.from = tree->at;
    change.begins_entry = history->begins_entry || history->done == 0;
    while (history->count > history->done)
        free(history->edits[--history->count].text);
    if (!AN_ARRAY_RESERVE(history->edits, history->capacity, history->count)) {
        free(change.text);
        tree->failed = true;
        return false;
    }
    exchange(tree, &change);
    tree->at = change.to;
    history->edits[history->count] = change;
    history->done = ++history->count;
    history->begins_entry = false;
    return true;
}

bool an_tree_undo(an_tree *tree)
{
    an_history *history = &tree->history;
    if (history->done == 0)
        return false;
    an_edit *change;
    do {
        change = &history->edits[--history->done];
        exchange(tree, change);
        tree->at = change->from;
    } while (history->done > 0 && !change->begins_entry);
    history->begins_entry = true;
    return true;
}

bool an_tree_redo(an_tree *tree)
{
    an_history *history = &tree->history;
    if (history->done == history->count)
        return false;
    do {
        an_edit *change = &history->edits[history->done++];
        exchange(tree, change);
        tree->at = change->to;
    } while (history->done < history->count && !history->edits[history->done].begins_entry);
    history->begins_entry = true;
    return true;
}

char *an__tree_copy(an_tree *tree, an_text text)
{
    an_buffer copy = {0};
    if (text.size == 0)
        return NULL;
    an__buffer_put_utf8(&copy, text);
    tree->failed = tree->failed || copy.failed;
    for (size_t i = 0; i < copy.size; i++)
        if ((unsigned char)copy.at[i] < ' ' || copy.at[i] == 0x7f)
            copy.at[i] = ' ';
    return copy.at;
}

void an__tree_put_comment(an_tree *tree, an_edit_kind kind, an_node node, an_text text)
{
    char *copy = an__tree_copy(tree, text);
    for (char *at = copy; at != NULL && *at != '\0'; at++)
        if (*at == '}')
            *at = ')';
    an__tree_apply(tree, (an_edit){.kind = kind, .node = node, .to = tree->at, .text = copy});
}

void an__tree_add_comment(an_tree *tree, an_edit_kind kind, an_node node, const char *said,
                          an_text text)
{
    an_buffer both = {0};
    if (said != NULL) {
        an__buffer_put(&both, said);
        an_buffer_put_char(&both, ' ');
    }
    an_buffer_put_text(&both, text);
    tree->failed = tree->failed || both.failed;
    if (!both.failed)
        an__tree_put_comment(tree, kind, node, an_buffer_text(&both));
    an__buffer_free(&both);
}

size_t an__kept_tag_place(const an_kept_tags *tags, an_text name)
{
    size_t low = 0, high = tags->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (an__tag_order(an_text_of(tags->list[middle].name), name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

an_tag_kept *an__kept_tag_find(const an_kept_tags *tags, an_text name)
{
    size_t place = an__kept_tag_place(tags, name);
    bool is_there = place < tags->count && an_text_is(name, tags->list[place].name);
    return is_there ? &tags->list[place] : NULL;
}
