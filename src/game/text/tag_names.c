/* Finds the tags that have the name of an earlier one: n tags take n log n steps, not n². */
#include "tag_names.h"

#include <stdlib.h>
#include <string.h>

static int by_place(const void *a, const void *b)
{
    const an_tag *left = a, *right = b;
    return (left->name.at > right->name.at) - (left->name.at < right->name.at);
}

static int by_name(const void *a, const void *b)
{
    an_text left = ((const an_tag *)a)->name, right = ((const an_tag *)b)->name;
    if (left.size != right.size)
        return left.size < right.size ? -1 : 1;
    int order = memcmp(left.at, right.at, left.size);
    return order != 0 ? order : by_place(a, b);
}

static void find_in_few(an_tag *tags, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        size_t first = 0;
        while (!an_text_equal(tags[first].name, tags[i].name))
            first++;
        tags[i].first = tags[first].value;
    }
}

/* Sorts the tags by name, so that equal names stand side by side, and sorts them back. */
static void find_in_many(an_tag *tags, size_t count)
{
    qsort(tags, count, sizeof *tags, by_name);
    for (size_t i = 0; i < count; i++) {
        bool is_other = i == 0 || !an_text_equal(tags[i - 1].name, tags[i].name);
        tags[i].first = is_other ? tags[i].value : tags[i - 1].first;
    }
    qsort(tags, count, sizeof *tags, by_place);
}

void an__tags_find_first(an_tag *tags, size_t count)
{
    enum { FEW = 32 };
    if (count <= FEW)
        find_in_few(tags, count);
    else
        find_in_many(tags, count);
}
