/* Finds the name that a mistyped word was meant as. */
#include "similar.h"

#include <stdbool.h>
#include <string.h>

#include "extremes.h"

static size_t smallest(size_t a, size_t b, size_t c)
{
    size_t least = an_smaller(a, b);
    return an_smaller(least, c);
}

enum { WORD_MAX = 31 };

/* Returns how many letters have to be inserted, deleted or changed to make b of a (Levenshtein). */
static size_t distance(const char *a, const char *b)
{
    size_t width = strlen(b), row[WORD_MAX + 1];
    if (strlen(a) > WORD_MAX || width > WORD_MAX)
        return WORD_MAX;
    for (size_t j = 0; j <= width; j++)
        row[j] = j;
    for (size_t i = 1; a[i - 1] != '\0'; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= width; j++) {
            size_t above = row[j];
            row[j] = smallest(above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1]));
            diagonal = above;
        }
    }
    return row[width];
}

/* Returns the first name that begins with the word. One letter is not enough: too many names do. */
static const char *begun(const char *word, const char *const *names, size_t count)
{
    size_t size = strlen(word);
    for (size_t i = 0; i < count && size > 1; i++)
        if (strncmp(names[i], word, size) == 0)
            return names[i];
    return NULL;
}

const char *most_similar(const char *word, const char *const *names, size_t count)
{
    const char *best = NULL;
    size_t least = strlen(word) / 3 + 2;
    for (size_t i = 0; i < count; i++) {
        size_t d = distance(word, names[i]);
        /* "hlep" is as far from "flip" as from "help"; the first letter is seldom the wrong one */
        bool begins_better = best != NULL && *best != *word && *names[i] == *word;
        if (d > least || (d == least && !begins_better))
            continue;
        least = d;
        best = names[i];
    }
    return best != NULL ? best : begun(word, names, count);
}
