/* The tags of a game that is being written, in the order of the export format. */
#include "edits.h"

#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "roster.h"

const char *an_tree_tag(const an_tree *tree, const char *name)
{
    const an_tag_kept *tag = an__kept_tag_find(&tree->tags, an_text_of(name));
    return tag == NULL ? NULL : tag->value;
}

const char *an__tree_tag_name(const an_tree *tree, size_t index)
{
    return index < tree->tags.count ? tree->tags.list[index].name : NULL;
}

/* Returns the tag of this name, and adds it if there is none. Returns NULL when memory runs out. */
static an_tag_kept *make_tag(an_tree *tree, an_text name)
{
    an_tag_kept *tag = an__kept_tag_find(&tree->tags, name);
    if (tag != NULL)
        return tag;
    char *copy = an__tree_copy(tree, name);
    if (copy == NULL || !AN_ARRAY_RESERVE(tree->tags.list, tree->tags.capacity, tree->tags.count)) {
        free(copy);
        tree->failed = true;
        return NULL;
    }
    size_t place = an__kept_tag_place(&tree->tags, name);
    tag = &tree->tags.list[place];
    memmove(tag + 1, tag, (tree->tags.count++ - place) * sizeof *tag);
    *tag = (an_tag_kept){copy, NULL};
    return tag;
}

bool an_tree_set_tag(an_tree *tree, an_text name, an_text value)
{
    const an_tag_kept *tag = an__tag_may_be_set(name) ? make_tag(tree, name) : NULL;
    if (tag == NULL)
        return false;
    char *copy = an__tree_copy(tree, value);
    if (copy == NULL && value.size > 0)
        return false;
    return an__tree_apply(
        tree, (an_edit){.kind = AN_EDIT_TAG, .to = tree->at, .tag = tag->name, .text = copy});
}

void an__tree_fix_tag(an_tree *tree, an_text name, an_text value)
{
    an_tag_kept *tag = make_tag(tree, name);
    if (tag == NULL)
        return;
    free(tag->value);
    tag->value = an__tree_copy(tree, value);
}
