/* Marks of bold letters, italics and code around moves, in Markdown and in wikis.
 *
 *     **1. e4 e5** une ouverture, 2. *Cf3* Cc6      the marks of both pairs say nothing
 *     `1. e4 e5`                                    and those of code
 *     **Martin – Petit** 2. Cf3* Cc6                words keep theirs, and a footnote has no pair
 */
#include "emphasis.h"

#include "behind_move.h"
#include "dots.h"
#include "result.h"
#include "text.h"
#include "utf8.h"
#include "word.h"

enum { FAR = 512 }; /* the most bytes between the two marks of a pair */

/* Returns the bytes of the mark that `rest` begins with: one to three asterisks or underscores, or
 * two to five apostrophes. Returns 0 if there is none. */
static size_t mark_size(an_text rest)
{
    enum { MOST = 5, MOST_OTHERS = 3, FEWEST_APOSTROPHES = 2 };
    size_t size = 0;
    if (rest.size == 0 || !an_may_begin_emphasis(*rest.at))
        return 0;
    while (size < rest.size && size <= MOST && rest.at[size] == *rest.at)
        size++;
    bool is_apostrophe = *rest.at == '\'';
    size_t most = is_apostrophe ? MOST : MOST_OTHERS;
    return size > most || (is_apostrophe && size < FEWEST_APOSTROPHES) ? 0 : size;
}

static bool follows_word(const char *begin, const char *at)
{
    return at > begin && an_is_of_word(at[-1]) && an__space_before(begin, at) == 0;
}

static bool may_open(const char *begin, an_text rest, size_t mark)
{
    an_text behind = an_text_after(rest, mark);
    return !follows_word(begin, rest.at) && behind.size > 0 && an__space_size(behind) == 0;
}

static bool may_close(const char *begin, an_text rest, size_t mark)
{
    an_text behind = an_text_after(rest, mark);
    return rest.at > begin && !an_is_space(rest.at[-1]) &&
           (behind.size == 0 || !an_is_of_word(*behind.at) || an__space_size(behind) > 0 ||
            an__begins_dots(behind.at));
}

/* ---- what a pair encloses ---- */

static size_t number_size(an_text text, bool *has_dots)
{
    bool says_black;
    size_t digits = an_digits_size(text);
    size_t dots = an__dots_size(an_text_after(text, digits), &says_black);
    *has_dots = dots > 0;
    return digits + dots;
}

/* Returns true if `text` begins with castling, with the squares of a move, or with an attempt at
 * one. */
static bool begins_with_move(an_text text)
{
    size_t size = an__word_size(text, false);
    for (size_t i = 1; i < size; i++)
        if (an_may_begin_emphasis(text.at[i]))
            size = i;
    an_text word = an_text_from(text.at, size);
    bool castles = size > 2 && an_is_among(*word.at, "O0");
    return size > 0 && (castles || an_holds_digit(word)) &&
           !an_is_digit(word.at[castles ? 1 : 0]) &&
           (an__word_has_shape(word) || an_san_is_attempt(word));
}

/* Returns true if `text` begins with a move, its number or a result. A number without a dot needs
 * its move behind it. */
static bool begins_with_game(an_text text)
{
    size_t size;
    bool has_dots;
    if (an_result_read(text, &size) != AN_NO_RESULT && *text.at != '*')
        return true;
    size_t number = number_size(text, &has_dots);
    an_text behind = an_text_after(text, number);
    if (has_dots && behind.size > 0 && an_may_begin_emphasis(*behind.at))
        return true;
    return begins_with_move(an_text_after(behind, an__space_size(behind)));
}

/* ---- pairs ---- */

/* Returns true if the next mark like the one that `rest` begins with closes the pair, on the same
 * line. */
static bool is_closed(const char *begin, an_text rest, size_t mark)
{
    const char *at = rest.at + mark, *end = rest.at + rest.size;
    while (at < end && at - rest.at < FAR && !an_is_line_end(*at)) {
        an_text here = an_text_from(at, (size_t)(end - at));
        size_t size = mark_size(here);
        if (size == mark && *at == *rest.at)
            return may_close(begin, here, size);
        at += size > 0 ? size : 1;
    }
    return false;
}

/* Returns true if the mark that `rest` begins with opens a pair that encloses moves. */
static bool opens_pair(const char *begin, an_text rest, size_t mark)
{
    return may_open(begin, rest, mark) && begins_with_game(an_text_after(rest, mark)) &&
           is_closed(begin, rest, mark);
}

/* Returns true if the mark that `rest` begins with closes a pair that encloses moves. */
static bool closes_pair(const char *begin, an_text rest, size_t mark)
{
    const char *end = rest.at + rest.size, *at = rest.at;
    char kind = *rest.at;
    while (at > begin && rest.at - at < FAR && !an_is_line_end(at[-1])) {
        at--;
        if (*at != kind || (at > begin && at[-1] == kind))
            continue;
        an_text here = an_text_from(at, (size_t)(end - at));
        if (mark_size(here) == mark)
            return opens_pair(begin, here, mark);
    }
    return false;
}

size_t an__emphasis_size(const char *begin, an_text rest)
{
    size_t mark = mark_size(rest);
    if (mark == 0 || (rest.at > begin && rest.at[-1] == *rest.at))
        return 0;
    bool is_of_pair = opens_pair(begin, rest, mark) ||
                      (may_close(begin, rest, mark) && closes_pair(begin, rest, mark));
    return is_of_pair ? mark : 0;
}

size_t an__size_before_emphasis(const char *begin, an_text word, const char *end)
{
    for (size_t i = 1; i < word.size; i++) {
        const char *at = word.at + i;
        if (an_may_begin_emphasis(*at) &&
            an__emphasis_size(begin, an_text_from(at, (size_t)(end - at))) > 0)
            return i;
    }
    return word.size;
}

/* Returns true if `words` hold `mark`. */
static bool hold_mark(an_text words, an_text mark)
{
    for (size_t step; words.size > 0; words = an_text_after(words, step)) {
        size_t size = mark_size(words);
        if (size == mark.size && *words.at == *mark.at)
            return true;
        step = size > 0 ? size : 1;
    }
    return false;
}

an_text an__with_emphasis(const char *begin, an_text words, const char *end)
{
    const char *first = words.at, *last = words.at + words.size;
    while (first > begin && words.at - first <= FAR && an_may_begin_emphasis(first[-1]))
        first--;
    an_text before = an_text_from(first, (size_t)(words.at - first));
    an_text behind = an_text_from(last, mark_size(an_text_from(last, (size_t)(end - last))));
    bool opens =
        before.size > 0 && hold_mark(words, before) &&
        an__emphasis_size(begin, an_text_from(first, (size_t)(end - first))) == before.size;
    bool closes = behind.size > 0 && hold_mark(words, behind) &&
                  an__emphasis_size(begin, an_text_from(last, (size_t)(end - last))) > 0;
    return an_text_from(opens ? first : words.at,
                        words.size + (opens ? before.size : 0) + (closes ? behind.size : 0));
}
