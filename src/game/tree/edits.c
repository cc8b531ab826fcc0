/* The changes of a tree, which can be undone. Nodes are never freed before the game is: an edit
 * that is undone keeps what it did, so that undoing and redoing are one exchange. */
#include "edits.h"

#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "roster.h"
#include "text.h"

/* Makes a move the last of those that follow its parent, or takes it away if it is that. */
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

static void exchange(an_tree *tree, an_edit *change)
{
    an_tree_node *node = &tree->nodes[change->node];
    an_edit old = *change;
    switch (change->kind) {
    case AN_EDIT_STEP:
        break;
    case AN_EDIT_MOVE:
        toggle_move(tree, change->node);
        break;
    case AN_EDIT_REMARK:
        exchange_texts(&node->remark, &change->text);
        break;
    case AN_EDIT_COMMENT:
        exchange_texts(&node->comment, &change->text);
        break;
    case AN_EDIT_NAGS:
        change->nag_count = node->nag_count;
        memcpy(change->nags, node->nags, sizeof node->nags);
        node->nag_count = old.nag_count;
        memcpy(node->nags, old.nags, sizeof node->nags);
        break;
    case AN_EDIT_OFFER:
        node->offers_draw = !node->offers_draw;
        break;
    case AN_EDIT_RESULT:
        change->result = tree->result;
        tree->result = old.result;
        break;
    case AN_EDIT_TAG:
        exchange_texts(&an__tree_find_tag(tree, an_text_of(change->tag))->value, &change->text);
        break;
    }
}

bool an__tree_apply(an_tree *tree, an_edit change)
{
    while (tree->edit_count > tree->done)
        free(tree->edits[--tree->edit_count].text);
    change.from = tree->at;
    change.begins_entry = tree->begins_entry || tree->done == 0;
    if (!an_array_reserve((void **)&tree->edits, &tree->edit_capacity, tree->edit_count,
                          sizeof change)) {
        free(change.text);
        tree->failed = true;
        return false;
    }
    exchange(tree, &change);
    tree->at = change.to;
    tree->edits[tree->edit_count++] = change;
    tree->done = tree->edit_count;
    tree->begins_entry = false;
    return true;
}

bool an_tree_undo(an_tree *tree)
{
    if (tree->done == 0)
        return false;
    an_edit *change;
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
        an_edit *change = &tree->edits[tree->done++];
        exchange(tree, change);
        tree->at = change->to;
    } while (tree->done < tree->edit_count && !tree->edits[tree->done].begins_entry);
    tree->begins_entry = true;
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

size_t an__tree_tag_place(const an_tree *tree, an_text name)
{
    size_t low = 0, high = tree->tag_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (an__tag_order(an_text_of(tree->tags[middle].name), name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

an_tag_kept *an__tree_find_tag(const an_tree *tree, an_text name)
{
    size_t place = an__tree_tag_place(tree, name);
    bool is_there = place < tree->tag_count && an_text_is(name, tree->tags[place].name);
    return is_there ? &tree->tags[place] : NULL;
}
