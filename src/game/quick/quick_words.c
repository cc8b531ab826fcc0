/* Reads the words that an_plain_read_short cannot read: named pieces, castling, promotions,
 * annotations. */
#include "quick_words.h"

#include <string.h>

static an_plain read_long(const char *at, const char *end)
{
    size_t size;
    an_plain plain = at < end ? an__plain_read(at, &size) : 0;
    return plain != 0 && size == (size_t)(end - at) ? plain | AN_PLAIN_LONG : 0;
}

/* Reads e8D and bxa8D+ as if they were e8=D. Some languages leave the equals sign out, but without
 * it a word is not plain. */
static an_plain read_promotion(const char *word, const char *end)
{
    enum { LONGEST = 12, EQUALS = 1, END = 1 };
    char text[LONGEST + EQUALS + END];
    size_t size = (size_t)(end - word), rank = 1;
    while (rank + 1 < size && word[rank] != '1' && word[rank] != '8')
        rank++;
    if (size > LONGEST || rank + 1 >= size || word[rank + 1] == '=')
        return 0;
    memcpy(text, word, rank + 1);
    text[rank + 1] = '=';
    memcpy(text + rank + 2, word + rank + 1, size - rank - 1);
    text[size + 1] = '\0';
    return read_long(text, text + size + 1);
}

/* Returns the bytes of the annotation at the end of a word, such as ! or ??. */
static size_t annotation_size(const char *at, const char *end)
{
    enum { MOST = 2 };
    const char *behind = end;
    while (behind > at && end - behind < MOST && (behind[-1] == '!' || behind[-1] == '?'))
        behind--;
    return (size_t)(end - behind);
}

/* Reads O-O, O-O-O, 0-0 and 0-0-0 without anything behind them. Returns 0 for all else. */
static an_plain read_castling(const char *at, const char *end)
{
    enum { SHORT = 3, LONG = 5 };
    const ptrdiff_t size = end - at;
    const char o = *at;
    if ((size != SHORT && size != LONG) || (o != 'O' && o != '0') || at[1] != '-' || at[2] != o)
        return 0;
    if (size == LONG && (at[3] != '-' || at[4] != o))
        return 0;
    an_plain letter = size == SHORT ? AN_LETTER_SHORT : AN_LETTER_LONG;
    return letter << AN_PLAIN_LETTER;
}

/* Reads a whole word that is not short and ends with an annotation of `rest` bytes. Returns 0 if it
 * is no move. */
static an_plain read_other_plain(const char *at, const char *end, size_t rest)
{
    an_plain plain = an_plain_read_coordinates(at, end - rest);
    if (plain != 0)
        return plain | AN_PLAIN_LONG;
    if ((plain = an__plain_read_far(at, end - rest)) != 0)
        return an_plain_origin(plain) == AN_ORIGIN_UNSAID ? plain : plain | AN_PLAIN_LONG;
    if (rest > 0 && an_plain_read_short(at, end - rest, &plain))
        return plain;
    if ((plain = an__plain_read_joined(at, end - rest)) != 0 ||
        (plain = an_plain_read_named(at, end - rest)) != 0)
        return plain | AN_PLAIN_LONG;
    if ((plain = read_castling(at, end - rest)) != 0)
        return plain;
    return read_long(at, end);
}

/* A word with a bracket is refused quickly, because it is read again without the bracket. */
bool an__quick_read_other(const char *at, const char *end, size_t plies, an_quick_words *words)
{
    if (*at == '(' || end[-1] == ')')
        return false;
    size_t rest = annotation_size(at, end);
    const an_plain usual = read_other_plain(at, end, rest);
    const an_plain plain = usual != 0 ? usual : read_promotion(at, end);
    words->plain[plies] = plain;
    if (plain != 0 && (usual == 0 || *at == '0'))
        words->may_be_exported = false;
    return plain != 0 &&
           (rest == 0 || an_quick_keep(&words->asides, AN_TOKEN_SIGN, plies + 1, end - rest, rest));
}

/* Mostly only the digit before the last one changes. If that passes 9, the number is made anew. */
void an__quick_count_tens(an_quick_number *due)
{
    uint64_t ten = due->one >> 8, bytes = due->bytes - 10 * due->one + ten;
    if (ten == 0 || (bytes & 0xff * ten) > '9' * ten) {
        *due = an_quick_number_of(due->tens);
        return;
    }
    due->bytes = bytes;
    due->end = bytes + 10 * due->one;
    due->tens += 10;
}
