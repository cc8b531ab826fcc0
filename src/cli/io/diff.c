/* What differs between two texts, as a unified diff that patch applies.
 *
 * Lines are matched as people do: those that are found once in either text are anchors; between
 * them the same is done again. Where no line is, texts of as many lines are compared line by line,
 * as when only words in them were replaced. So the work is bounded, however much differs. */
#include "diff.h"

#include <stdlib.h>
#include <string.h>

#include "extremes.h"
#include "text.h"

typedef struct line {
    an_text text; /* with its end, if it has one */
    uint64_t hash;
    size_t match; /* in the other text; NO_LINE: there is none */
} line;

static const size_t NO_LINE = SIZE_MAX;

typedef struct lines {
    line *at;
    size_t count;
} lines;

/* A part of both texts. */
typedef struct range {
    size_t old_at, old_end;
    size_t new_at, new_end;
} range;

typedef struct differ {
    lines old, new;
    an_buffer *out;
    bool failed;
} differ;

static uint64_t hash_of(an_text text)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < text.size; i++)
        hash = (hash ^ (unsigned char)text.at[i]) * UINT64_C(0x100000001b3);
    return hash;
}

static bool are_equal(const line *a, const line *b)
{
    return a->hash == b->hash && an_text_equal(a->text, b->text);
}

/* Returns the size of the first line, with its end. */
static size_t line_size(an_text text)
{
    const char *end = text.size > 0 ? memchr(text.at, '\n', text.size) : NULL;
    return end == NULL ? text.size : (size_t)(end - text.at) + 1;
}

static bool split(an_text text, lines *into)
{
    size_t count = 0;
    for (an_text rest = text; rest.size > 0; rest = an_text_after(rest, line_size(rest)))
        count++;
    *into = (lines){.at = calloc(count + 1, sizeof *into->at)};
    if (into->at == NULL)
        return false;
    for (; text.size > 0; text = an_text_after(text, line_size(text))) {
        an_text first = an_text_from(text.at, line_size(text));
        into->at[into->count++] = (line){first, hash_of(first), NO_LINE};
    }
    return true;
}

static void match(differ *d, size_t old, size_t new)
{
    d->old.at[old].match = new;
    d->new.at[new].match = old;
}

/* ---- anchors ---- */

/* A line that stands once in either text. `before` is the anchor before it in the longest series of
 * anchors that ends with it. */
typedef struct anchor {
    size_t old, new, before;
} anchor;

static int by_hash(const void *a, const void *b)
{
    const line *left = *(const line *const *)a, *right = *(const line *const *)b;
    if (left->hash != right->hash)
        return left->hash < right->hash ? -1 : 1;
    return left->text.at < right->text.at ? -1 : left->text.at > right->text.at;
}

/* Returns the lines of a part, sorted; those of equal hash in their order. */
static const line **sorted(const lines *of, size_t at, size_t end)
{
    const line **list = malloc((end - at + 1) * sizeof *list);
    if (list == NULL)
        return NULL;
    for (size_t i = at; i < end; i++)
        list[i - at] = &of->at[i];
    qsort(list, end - at, sizeof *list, by_hash);
    return list;
}

static bool is_alone(const line *const *list, size_t count, size_t i)
{
    return (i == 0 || list[i - 1]->hash != list[i]->hash) &&
           (i + 1 == count || list[i + 1]->hash != list[i]->hash);
}

static int by_old(const void *a, const void *b)
{
    const anchor *left = a, *right = b;
    return left->old < right->old ? -1 : left->old > right->old;
}

/* Fills `anchors` with the lines that are alone in both lists; returns how many there are. */
static size_t find_anchors(const differ *d, const line *const *old, size_t old_count,
                           const line *const *new, size_t new_count, anchor *anchors)
{
    size_t count = 0;
    for (size_t i = 0, j = 0; i < old_count && j < new_count;) {
        if (old[i]->hash != new[j]->hash) {
            if (old[i]->hash < new[j]->hash)
                i++;
            else
                j++;
            continue;
        }
        if (is_alone(old, old_count, i) && is_alone(new, new_count, j) && are_equal(old[i], new[j]))
            anchors[count++] =
                (anchor){(size_t)(old[i] - d->old.at), (size_t)(new[j] - d->new.at), NO_LINE};
        uint64_t hash = old[i]->hash;
        while (i < old_count && old[i]->hash == hash)
            i++;
        while (j < new_count && new[j]->hash == hash)
            j++;
    }
    qsort(anchors, count, sizeof *anchors, by_old);
    return count;
}

/* Finds the longest series of anchors in the order of both texts. `tails` has room for as many
 * numbers. Returns the last anchor of the series, which the others are chained to. */
static size_t longest_series(anchor *anchors, size_t count, size_t *tails)
{
    size_t longest = 0;
    for (size_t i = 0; i < count; i++) {
        size_t low = 0, high = longest;
        while (low < high) {
            size_t middle = low + (high - low) / 2;
            if (anchors[tails[middle]].new < anchors[i].new)
                low = middle + 1;
            else
                high = middle;
        }
        anchors[i].before = low > 0 ? tails[low - 1] : NO_LINE;
        tails[low] = i;
        longest += low == longest;
    }
    return longest > 0 ? tails[longest - 1] : NO_LINE;
}

/* Matches the anchors of a part. Returns whether there are any. */
static bool match_anchors(differ *d, const range *r)
{
    size_t old_count = r->old_end - r->old_at, new_count = r->new_end - r->new_at;
    const line **old = sorted(&d->old, r->old_at, r->old_end);
    const line **new = sorted(&d->new, r->new_at, r->new_end);
    anchor *anchors = malloc((old_count + 1) * sizeof *anchors);
    size_t *tails = malloc((old_count + 1) * sizeof *tails), last = NO_LINE;
    d->failed = d->failed || old == NULL || new == NULL || anchors == NULL || tails == NULL;
    if (!d->failed)
        last = longest_series(anchors,
                              find_anchors(d, (const line *const *)old, old_count,
                                           (const line *const *)new, new_count, anchors),
                              tails);
    for (size_t i = last; i != NO_LINE; i = anchors[i].before)
        match(d, anchors[i].old, anchors[i].new);
    free(old);
    free(new);
    free(anchors);
    free(tails);
    return last != NO_LINE;
}

/* ---- matching ---- */

/* Matches what is equal at both ends of a part, and takes it off. */
static void match_ends(differ *d, range *r)
{
    while (r->old_at < r->old_end && r->new_at < r->new_end &&
           are_equal(&d->old.at[r->old_at], &d->new.at[r->new_at]))
        match(d, r->old_at++, r->new_at++);
    while (r->old_at < r->old_end && r->new_at < r->new_end &&
           are_equal(&d->old.at[r->old_end - 1], &d->new.at[r->new_end - 1]))
        match(d, --r->old_end, --r->new_end);
}

static void match_one_by_one(differ *d, const range *r)
{
    if (r->old_end - r->old_at != r->new_end - r->new_at)
        return;
    for (size_t old = r->old_at, new = r->new_at; old < r->old_end; old++, new ++)
        if (are_equal(&d->old.at[old], &d->new.at[new]))
            match(d, old, new);
}

/* Parts lie in each other no deeper than this; it is never met but by texts made for it. */
enum { DEEPEST = 64 };

static void match_part(differ *d, range r, unsigned depth)
{
    match_ends(d, &r);
    if (r.old_at == r.old_end || r.new_at == r.new_end || d->failed)
        return;
    if (depth == DEEPEST || !match_anchors(d, &r)) {
        match_one_by_one(d, &r);
        return;
    }
    range between = {r.old_at, r.old_at, r.new_at, r.new_at};
    for (size_t old = r.old_at; old <= r.old_end; old++) {
        bool is_end = old == r.old_end;
        if (!is_end && d->old.at[old].match == NO_LINE)
            continue;
        size_t new = is_end ? r.new_end : d->old.at[old].match;
        match_part(d, (range){between.old_at, old, between.new_at, new}, depth + 1);
        between.old_at = old + 1;
        between.new_at = new + 1;
    }
}

/* ---- writing ---- */

/* Puts the name of a file. Patch knows names in quotes with escapes as C has them; a tab ends one
 * that has blanks. */
static void put_name(an_buffer *out, const char *before, const char *name)
{
    bool is_quoted = false, has_blank = strchr(name, ' ') != NULL;
    for (const char *at = name; *at != '\0'; at++)
        is_quoted =
            is_quoted || (unsigned char)*at < ' ' || *at == 0x7f || *at == '"' || *at == '\\';
    AN_PUT_ALL(out, before, is_quoted ? "\"" : "");
    for (const char *at = name; *at != '\0'; at++) {
        unsigned char byte = (unsigned char)*at;
        if (byte < ' ' || byte == 0x7f) {
            char digits[] = {'\\', (char)('0' + (byte >> 6)), (char)('0' + (byte >> 3 & 7)),
                             (char)('0' + (byte & 7))};
            an_buffer_add(out, digits, sizeof digits);
            continue;
        }
        an__buffer_put(out, byte == '"' || byte == '\\' ? "\\" : "");
        an_buffer_put_char(out, *at);
    }
    AN_PUT_ALL(out, is_quoted ? "\"" : "", has_blank ? "\t\n" : "\n");
}

static void put_line(an_buffer *out, char mark, const line *l)
{
    bool has_end = l->text.at[l->text.size - 1] == '\n';
    an_buffer_put_char(out, mark);
    an_buffer_put_text(out, l->text);
    an__buffer_put(out, has_end ? "" : "\n\\ No newline at end of file\n");
}

/* Puts "3,7": the first line, and how many there are unless it is one. */
static void put_extent(an_buffer *out, char mark, size_t at, size_t end)
{
    an_buffer_put_char(out, mark);
    an__buffer_put_number(out, at < end ? at + 1 : at);
    if (end - at == 1)
        return;
    an_buffer_put_char(out, ',');
    an__buffer_put_number(out, end - at);
}

static void put_hunk(differ *d, const range *r)
{
    an_buffer *out = d->out;
    an__buffer_put(out, "@@ ");
    put_extent(out, '-', r->old_at, r->old_end);
    an_buffer_put_char(out, ' ');
    put_extent(out, '+', r->new_at, r->new_end);
    an__buffer_put(out, " @@\n");
    for (size_t old = r->old_at, new = r->new_at; old < r->old_end || new < r->new_end;) {
        bool is_gone = old < r->old_end && d->old.at[old].match == NO_LINE;
        bool is_new = !is_gone && new < r->new_end && d->new.at[new].match == NO_LINE;
        put_line(out,
                 is_gone  ? '-'
                 : is_new ? '+'
                          : ' ',
                 is_new ? &d->new.at[new] : &d->old.at[old]);
        old += !is_new;
        new += !is_gone;
    }
}

enum { CONTEXT = 3 };

/* Moves *old and *new to the next line that differs; returns false at the end. */
static bool find_difference(const differ *d, size_t *old, size_t *new)
{
    while (*old < d->old.count && *new < d->new.count && d->old.at[*old].match == *new) {
        ++*old;
        ++*new;
    }
    return *old < d->old.count || *new < d->new.count;
}

/* Moves *old and *new behind the lines that differ. */
static void pass_difference(const differ *d, size_t *old, size_t *new)
{
    while (*old < d->old.count && d->old.at[*old].match == NO_LINE)
        ++*old;
    while (*new < d->new.count && d->new.at[*new].match == NO_LINE)
        ++*new;
}

/* Moves *old and *new behind the lines that differ, and behind those that differ so soon after them
 * that they are shown together. */
static void pass_hunk(const differ *d, size_t *old, size_t *new)
{
    pass_difference(d, old, new);
    for (size_t next_old = *old, next_new = *new;
         find_difference(d, &next_old, &next_new) && next_old - *old <= 2 * (size_t)CONTEXT;
         next_old = *old, next_new = *new) {
        *old = next_old;
        *new = next_new;
        pass_difference(d, old, new);
    }
}

/* Puts the differences, each with lines around it. */
static void put_hunks(differ *d)
{
    size_t old = 0, new = 0;
    while (find_difference(d, &old, &new)) {
        size_t before = an_smaller(old, CONTEXT);
        range hunk = {.old_at = old - before, .new_at = new - before};
        pass_hunk(d, &old, &new);
        size_t after = an_smaller(d->old.count - old, CONTEXT);
        hunk.old_end = old + after;
        hunk.new_end = new + after;
        put_hunk(d, &hunk);
        old = hunk.old_end;
        new = hunk.new_end;
    }
}

bool diff_put(an_buffer *out, const char *name, an_text old, an_text new)
{
    differ d = {.out = out};
    if (an_text_equal(old, new))
        return true;
    d.failed = !split(old, &d.old) || !split(new, &d.new);
    if (!d.failed)
        match_part(&d, (range){0, d.old.count, 0, d.new.count}, 0);
    if (!d.failed) {
        put_name(out, "--- ", name);
        put_name(out, "+++ ", name);
        put_hunks(&d);
    }
    free(d.old.at);
    free(d.new.at);
    return !d.failed && !out->failed;
}
