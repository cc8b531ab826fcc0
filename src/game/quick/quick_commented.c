/*
 * Moves that each have a comment after them, as servers write clock times and evaluations. To
 * search for one comment after the other is slow, because each search must wait for the end of the
 * last one. So all braces in some blocks of bytes are found first, and then the words and comments
 * between them are read.
 */
#include "quick_commented.h"

#include <string.h>

#include "bytes.h"
#include "compiler.h"

enum {
    BLOCKS_NEAR = 4, /* first of all, as there may be a single comment */
    BLOCKS = 16,     /* where one comment follows another */
    BLOCKS_MAX = 64, /* where comments are long */
    AT_ONCE = 4,     /* braces of a block that are written without a test; few blocks have more */
    OF_PAIR = 4      /* the braces of two comments */
};

/* Writes `block` plus the index of each bit that is set to `row`, and returns their number. May
 * write a few more entries than that. */
AN_WIDE_BY_MACHINE static inline size_t put_by_machine(uint16_t *row, uint64_t bits, size_t block)
{
    size_t count = an_bit_count_by_machine(bits);
    for (size_t i = 0; i < AT_ONCE; i++, bits &= bits - 1)
        row[i] = (uint16_t)(block + an_lowest_bit_by_machine(bits));
    for (size_t i = AT_ONCE; i < count; i++, bits &= bits - 1)
        row[i] = (uint16_t)(block + an_lowest_bit_by_machine(bits));
    return count;
}

static inline size_t put(uint16_t *row, uint64_t bits, size_t block)
{
    size_t count = 0;
    for (; bits != 0; bits &= bits - 1)
        row[count++] = (uint16_t)(block + an_lowest_bit(bits));
    return count;
}

/* Writes the offsets of all braces among the first `size` bytes to `braces`. Returns their number.
 */
static AN_INLINED size_t find_braces(const char *at, size_t size, uint16_t *braces, bool is_wide)
{
    size_t count = 0;
    for (size_t block = 0; block < size; block += AN_BLOCK)
        count += is_wide ? put_by_machine(braces + count,
                                          an_either_of_by_machine(at + block, '{', '}'), block)
                         : put(braces + count, an_either_of(at + block, '{', '}'), block);
    return count;
}

/* This function and the next one return true if `byte` stands at `at`, right behind or right before
 * a blank or a line end. */
static inline bool is_behind_gap(const char *at, char byte)
{
    unsigned both = an_two_bytes(at - 1), second = (unsigned)byte << 8;
    return both == (second | ' ') || both == (second | '\n');
}

static inline bool is_before_gap(const char *at, char byte)
{
    unsigned both = an_two_bytes(at), first = (unsigned)byte;
    return both == (first | ' ' << 8) || both == (first | '\n' << 8);
}

/* Reads the number that is due, a move of `us`, and the comment between `brace` and `close`, as the
 * ply after `plies`. Returns false if anything else stands there. */
static AN_INLINED bool read_one(const char *at, const char *brace, const char *close,
                                const an_quick_number *due, an_color us, size_t plies,
                                an_quick_words *words)
{
    const char *move = at + due->size + (us == AN_BLACK ? strlen(".. ") : strlen(" "));
    return (an_eight_bytes(at) & due->tail_mask[us]) == (due->bytes | due->tail[us]) &&
           move < brace - 1 && is_behind_gap(brace, '{') && is_before_gap(close, '}') &&
           an_quick_plain(move, brace - 1, plies, words) &&
           an_quick_keep(&words->asides, AN_TOKEN_COMMENT, plies + 1, brace,
                         (size_t)(close - brace) + 1);
}

/* Returns how many whole blocks are left, such that eight bytes are readable from each of their
 * places. */
static inline size_t blocks_left(const char *at, const char *end)
{
    return end - at < AN_EIGHT ? 0 : (size_t)(end - at - AN_EIGHT) / AN_BLOCK;
}

static AN_INLINED const char *read_all(an_quick_words *words, const char *at, const char *end,
                                       an_quick_number *due, bool is_wide)
{
    uint16_t braces[BLOCKS_MAX * AN_BLOCK + AT_ONCE];
    size_t count = words->count, most = BLOCKS_NEAR;
    for (;;) {
        const char *base = at;
        size_t left = blocks_left(at, end), blocks = left < most ? left : most;
        size_t found = find_braces(base, blocks * AN_BLOCK, braces, is_wide) / OF_PAIR;
        size_t room = (AN_QUICK_PLIES - count) / 2, pairs = found < room ? found : room;
        const uint16_t *brace = braces, *last = braces + pairs * OF_PAIR;
        for (; brace < last; brace += OF_PAIR) {
            const char *amid = base + brace[1] + 2;
            if (!read_one(at, base + brace[0], base + brace[1], due, AN_WHITE, count, words) ||
                !read_one(amid, base + brace[2], base + brace[3], due, AN_BLACK, count + 1, words))
                break;
            at = base + brace[3] + 2;
            count += 2;
            an_quick_count_on(due);
        }
        if (brace < last || (pairs == 0 && (blocks < most || most == BLOCKS_MAX)))
            break;
        most = pairs == 0 ? most * 4 : most < BLOCKS ? BLOCKS : most;
    }
    an_quick_forget_behind(&words->asides, at);
    words->count = count;
    return at;
}

AN_APART static const char *read_all_by_any(an_quick_words *words, const char *at, const char *end,
                                            an_quick_number *due)
{
    return read_all(words, at, end, due, false);
}

AN_WIDE_BY_MACHINE AN_APART static const char *
read_all_by_machine(an_quick_words *words, const char *at, const char *end, an_quick_number *due)
{
    return read_all(words, at, end, due, true);
}

/* Returns true if a comment follows the first move. Otherwise it does not pay to look for braces.
 */
static bool is_commented(const char *at, const char *end, const an_quick_number *due)
{
    enum { MOVE_MAX = 16 };
    const char *move = at + due->size + strlen(" ");
    if (blocks_left(at, end) == 0)
        return false;
    uint64_t gaps = an_gaps_of(move, MOVE_MAX);
    return gaps != 0 && move[an_lowest_bit(gaps) + 1] == '{';
}

const char *an__quick_commented(an_quick_words *words, const char *at, const char *end,
                                an_quick_number *due)
{
    if (!is_commented(at, end, due))
        return at;
    return (an_machine_is_wide() ? read_all_by_machine : read_all_by_any)(words, at, end, due);
}
