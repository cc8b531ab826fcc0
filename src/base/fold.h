/* Comparison of letters without case and accents, for names that people type. */
#ifndef AN_BASE_FOLD_H
#define AN_BASE_FOLD_H

#include <string.h>

#include "text.h"

/* Returns the lower-case letter without its accents, for Latin, Greek and Cyrillic, and the
 * apostrophe of typewriters for that of print; any other character is returned unchanged. */
uint32_t an__fold(uint32_t point);

/* Returns the lower-case letter with its accents, for Latin, Greek, Cyrillic and Armenian; any
 * other character is returned unchanged. */
uint32_t an__small_letter(uint32_t point);

/* Returns the size of the combining marks at the beginning of a text, in bytes. */
size_t an__marks_size(an_text text);

/* Returns whether two texts are equal but for case and accents. */
bool an__folded_equal(an_text a, an_text b);

/* Returns the size, in bytes, of `words` at the beginning of `text`, whatever the case, the accents
 * and the number of blanks between them, among which a line may end. Returns 0 if `text` begins
 * otherwise, or if a letter or digit follows. */
size_t an__folded_words_size(an_text text, an_text words);

/* Returns the size, in bytes, of `words` at the beginning of `text`, whatever the case; accents and
 * blanks count. Returns 0 if `text` begins otherwise. */
size_t an__size_in_any_case(an_text text, an_text words);

/* Returns false if two letters, of which these are the first bytes, differ for certain. Of the
 * letters of several bytes, those that fold to one byte begin with at most 0xc8, as U+021B does. */
static inline bool an_may_fold_alike(char a, char b)
{
    const unsigned char first = (unsigned char)a, second = (unsigned char)b;
    if ((first | second) < 0x80)
        return an_lower(a) == an_lower(b);
    return (first >= 0x80 || second <= 0xc8) && (second >= 0x80 || first <= 0xc8);
}

/* The same for words that end with NUL, as those of the tables do: nearly all of them differ in the
 * first letter. */
static inline size_t an_folded_size(an_text text, const char *words)
{
    bool may_be = text.size > 0 && an_may_fold_alike(*text.at, *words);
    return may_be ? an__folded_words_size(text, an_text_of(words)) : 0;
}

/* ---- lists: words of a table in one string, with | between them, "white|first player"; NULL for
 * none ---- */

/* Takes the first words off `*list`, and returns them. `*list` becomes NULL with the last ones. */
static inline an_text an__next_listed(const char **list)
{
    enum { FEW = 8 }; /* bytes of most words; for longer ones strchr is faster */
    const char *at = *list, *end = at;
    while (*end != '|' && *end != '\0' && end < at + FEW)
        end++;
    if (*end != '|' && *end != '\0') {
        const char *bar = strchr(end, '|');
        end = bar != NULL ? bar : end + strlen(end);
    }
    *list = *end == '|' ? end + 1 : NULL;
    return an_text_from(at, (size_t)(end - at));
}

/* Returns the size, in bytes, of the longest words of `list` that `text` begins with, as
 * an__folded_words_size does; 0 if it begins with none. */
size_t an__listed_size(an_text text, const char *list);

/* Removes words of `list` and the blanks behind them from the beginning of *text. Returns false,
 * and leaves *text unchanged, if it begins with none of them. */
static inline bool an__take_listed(an_text *text, const char *list)
{
    const size_t size = an__listed_size(*text, list);
    *text = size > 0 ? an_text_trimmed(an_text_after(*text, size)) : *text;
    return size > 0;
}

/* Returns true if all of `word` is in `list`, whatever the case and the accents. */
bool an__is_listed(an_text word, const char *list);

/* ---- prefixes: most words of a text begin as no words of a table do ---- */

enum { AN_PREFIXES = 512 };

/* Returns a number below AN_PREFIXES for the first two letters of `text`, whatever their case and
 * accents. A text and the words that it begins with have the same number. */
size_t an__prefix(an_text text);

/* Adds the words of `list`, which stand in this row of a table of up to 64 rows, to the rows of
 * each prefix: a bit for each row. */
void an__prefixes_add(uint64_t rows[AN_PREFIXES], const char *list, unsigned row);

#endif
