/* Comparison of letters without case and accents, for names that people type. */
#include "fold.h"

#include "extremes.h"
#include "text.h"
#include "utf8.h"

/* The base letters of U+00C0…U+017F; ' ' for a character that stays as it is. */
static const char latin[] = "aaaaaa ceeeeiiii nooooo ouuuuy  "
                            "aaaaaa ceeeeiiii nooooo ouuuuy y"
                            "aaaaaaccccccccddddeeeeeeeeeegggg"
                            "gggghhhhiiiiiiiiii  jjkk llllll "
                            " llnnnnnn   oooooo  rrrrrrssssss"
                            "ssttttttuuuuuuuuuuuuwwyyyzzzzzz ";

/* Greek letters with accents, and the sigma at the end of a word, and what they fold to. */
static const struct {
    uint16_t letter, base;
} greek[] = {
    {0x386, 0x3b1}, {0x388, 0x3b5}, {0x389, 0x3b7}, {0x38a, 0x3b9}, {0x38c, 0x3bf}, {0x38e, 0x3c5},
    {0x38f, 0x3c9}, {0x390, 0x3b9}, {0x3aa, 0x3b9}, {0x3ab, 0x3c5}, {0x3ac, 0x3b1}, {0x3ad, 0x3b5},
    {0x3ae, 0x3b7}, {0x3af, 0x3b9}, {0x3b0, 0x3c5}, {0x3c2, 0x3c3}, {0x3ca, 0x3b9}, {0x3cb, 0x3c5},
    {0x3cc, 0x3bf}, {0x3cd, 0x3c5}, {0x3ce, 0x3c9},
};

static uint32_t fold_greek(uint32_t point)
{
    enum { FIRST = 0x391, LAST = 0x3a9 };
    for (size_t i = 0; i < sizeof greek / sizeof *greek; i++)
        if (greek[i].letter == point)
            return greek[i].base;
    return point >= FIRST && point <= LAST ? point + 0x20 : point;
}

static bool is_combining(uint32_t point)
{
    return point >= 0x300 && point < 0x370;
}

uint32_t an__fold(uint32_t point)
{
    if (point < 0x80)
        return (uint32_t)an_lower((char)point);
    if (point >= 0xc0 && point - 0xc0 < sizeof latin - 1 && latin[point - 0xc0] != ' ')
        return (uint32_t)latin[point - 0xc0];
    if (point >= 0x218 && point <= 0x21b) /* S and T with a comma below */
        return point < 0x21a ? 's' : 't';
    if (point >= 0x386 && point <= 0x3ce)
        return fold_greek(point);
    if (point >= 0x410 && point <= 0x42f)
        return point + 0x20;
    if (point >= 0x400 && point <= 0x40f)
        return point + 0x50;
    return point == 0x2019 ? '\'' : point; /* the apostrophe of print */
}

/* Ranges of capitals, and the distance to their small letters. In an alternating range every second
 * character is a capital, beginning with the first. */
static const struct {
    uint32_t first, last, distance;
    bool alternate;
} capitals[] = {
    {'A', 'Z', 0x20, false},     {0xc0, 0xd6, 0x20, false},   {0xd8, 0xde, 0x20, false},
    {0x100, 0x12e, 1, true},     {0x132, 0x136, 1, true},     {0x139, 0x147, 1, true},
    {0x14a, 0x176, 1, true},     {0x179, 0x17d, 1, true},     {0x218, 0x21a, 1, true},
    {0x386, 0x386, 0x26, false}, {0x388, 0x38a, 0x25, false}, {0x38c, 0x38c, 0x40, false},
    {0x38e, 0x38f, 0x3f, false}, {0x391, 0x3ab, 0x20, false}, {0x400, 0x40f, 0x50, false},
    {0x410, 0x42f, 0x20, false}, {0x490, 0x490, 1, false},    {0x531, 0x556, 0x30, false},
    {0x1ea0, 0x1ef8, 1, true},
};

uint32_t an__small_letter(uint32_t point)
{
    for (size_t i = 0; i < sizeof capitals / sizeof *capitals; i++)
        if (point >= capitals[i].first && point <= capitals[i].last &&
            !(capitals[i].alternate && (point - capitals[i].first) % 2 != 0))
            return point + capitals[i].distance;
    return point;
}

/* Takes the next letter off `text` and returns it folded; marks that combine with it are skipped.
 * Returns 0 at the end. */
static uint32_t next_folded(an_text *text)
{
    while (text->size > 0) {
        size_t size;
        uint32_t point = an_utf8_decode(*text, &size);
        *text = an_text_after(*text, size);
        if (!is_combining(point))
            return an__fold(point);
    }
    return 0;
}

bool an__folded_equal(an_text a, an_text b)
{
    uint32_t left, right;
    do {
        left = next_folded(&a);
        right = next_folded(&b);
    } while (left == right && left != 0);
    return left == right;
}

size_t an__marks_size(an_text text)
{
    size_t total = 0, size;
    while (total < text.size && (unsigned char)text.at[total] >= 0x80 &&
           is_combining(an_utf8_decode(an_text_after(text, total), &size)))
        total += size;
    return total;
}

/* Returns the size of the first letter of `text` if it is also the first letter of `words`, else 0.
 * `*due` becomes the size of that letter in `words`. */
static inline size_t same_letter(an_text text, an_text words, size_t *due)
{
    size_t size = *due = 1;
    if ((unsigned char)(*text.at | *words.at) < 0x80)
        return an_lower(*text.at) == an_lower(*words.at);
    uint32_t point = an__fold(an_utf8_decode(words, due));
    return an__fold(an_utf8_decode(text, &size)) == point ? size : 0;
}

/* Returns the bytes of the blanks at the beginning of `text`, among which a line may end. */
static size_t gap_size(an_text text)
{
    size_t size = 0;
    unsigned lines = 0;
    while (size < text.size && an_is_among(text.at[size], " \r\n") &&
           (lines += text.at[size] == '\n') <= 1)
        size++;
    return size;
}

size_t an__folded_words_size(an_text text, an_text words)
{
    size_t at = 0, size, due;
    while (words.size > 0 && at < text.size) {
        const an_text rest = an_text_after(text, at);
        size = *words.at == ' ' ? gap_size(rest) : same_letter(rest, words, &due);
        if (size == 0)
            return 0;
        at += size + an__marks_size(an_text_after(rest, size));
        words = an_text_after(words, *words.at == ' ' ? 1 : due);
    }
    bool goes_on = at < text.size && an_is_of_word(text.at[at]);
    return words.size > 0 || goes_on ? 0 : at;
}

size_t an__size_in_any_case(an_text text, an_text words)
{
    size_t at = 0, size, due;
    for (; words.size > 0; words = an_text_after(words, due), at += size) {
        const uint32_t point = an__small_letter(an_utf8_decode(words, &due));
        if (at == text.size ||
            an__small_letter(an_utf8_decode(an_text_after(text, at), &size)) != point)
            return 0;
    }
    return at;
}

size_t an__listed_size(an_text text, const char *list)
{
    size_t longest = 0;
    while (list != NULL && text.size > 0) {
        const bool may_be = an_may_fold_alike(*text.at, *list);
        const an_text words = an__next_listed(&list);
        const size_t size = may_be ? an__folded_words_size(text, words) : 0;
        longest = an_larger(size, longest);
    }
    return longest;
}

bool an__is_listed(an_text word, const char *list)
{
    return word.size > 0 && an__listed_size(word, list) == word.size;
}

/* ---- prefixes ---- */

/* Takes the letter or digit that `text` begins with off it, with its accents, and returns it
 * without them. Returns 0 for anything else, as what stands between words may be written in several
 * ways. */
static uint32_t take_letter(an_text *text)
{
    size_t size;
    if (text->size == 0)
        return 0;
    const uint32_t point = an__fold(an_utf8_decode(*text, &size));
    *text = an_text_after(*text, size);
    *text = an_text_after(*text, an__marks_size(*text));
    return point >= 0x80 || an_is_of_word((char)point) ? point : 0;
}

size_t an__prefix(an_text text)
{
    enum { FACTOR = 27 };
    const uint32_t first = take_letter(&text);
    return (first * FACTOR + take_letter(&text)) % AN_PREFIXES;
}

void an__prefixes_add(uint64_t rows[AN_PREFIXES], const char *list, unsigned row)
{
    while (list != NULL)
        rows[an__prefix(an__next_listed(&list))] |= UINT64_C(1) << row;
}
