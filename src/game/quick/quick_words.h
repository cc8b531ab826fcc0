/* Reads the words of a plain game, and counts the number that is due before the next of them. */
#ifndef AN_GAME_QUICK_WORDS_H
#define AN_GAME_QUICK_WORDS_H

#include "plain.h"
#include "quick.h"

/* The number that is due, as its bytes in the text, the first digit lowest: "12." is 0x2e3231.
 * Counting on adds 1 to a single byte, until the tens change. */
typedef struct an_quick_number {
    uint64_t bytes, mask;
    uint64_t one; /* 1, at the place of the last digit */
    uint64_t end; /* the value of bytes at which the last digit is past 9 */
    size_t tens;  /* the value of the number after that */
    size_t size;
    /* by color: what separates the number from the move, " " or ".. ", as it stands behind the
     * number; the mask covers the number and that */
    uint64_t tail[2], tail_mask[2];
} an_quick_number;

/* Returns the number `value` as it is due in the text. */
static inline an_quick_number an_quick_number_of(size_t value)
{
    an_quick_number n = {.bytes = '.', .mask = 0xff, .size = 1};
    size_t last_digit = value % 10, tens = value - last_digit + 10;
    for (; value > 0; value /= 10) {
        n.bytes = n.bytes << 8 | ('0' + value % 10);
        n.mask = n.mask << 8 | 0xff;
        n.size++;
    }
    n.one = UINT64_C(1) << 8 * (n.size - 2);
    n.end = n.bytes + (10 - last_digit) * n.one;
    n.tens = tens;
    n.tail[AN_WHITE] = UINT64_C(0x20) << 8 * n.size;
    n.tail[AN_BLACK] = UINT64_C(0x202e2e) << 8 * n.size;
    n.tail_mask[AN_WHITE] = n.mask | UINT64_C(0xff) << 8 * n.size;
    n.tail_mask[AN_BLACK] = n.mask | UINT64_C(0xffffff) << 8 * n.size;
    return n;
}

/* Moves on to the next number when the last digit is past 9. */
void an__quick_count_tens(an_quick_number *due);

/* Moves on to the next number. */
static inline void an_quick_count_on(an_quick_number *due)
{
    due->bytes += due->one;
    if (due->bytes == due->end)
        an__quick_count_tens(due);
}

/* Keeps an aside, `size` bytes at `at`, behind `plies` words. Returns false if there is no room for
 * it. Does nothing, and returns true, if asides are not kept. */
static inline bool an_quick_keep(an_quick_asides *asides, an_token_kind kind, size_t plies,
                                 const char *at, size_t size)
{
    if (asides->tokens == NULL)
        return true;
    if (asides->count == asides->room)
        return false;
    asides->tokens[asides->count++] = (an_token){.offset = (uint32_t)(at - asides->base),
                                                 .size = (uint32_t)size,
                                                 .value = (uint32_t)plies,
                                                 .kind = (uint8_t)kind};
    return true;
}

/* Drops the asides that begin at `at` or later, because they will be read again. */
static inline void an_quick_forget_behind(an_quick_asides *asides, const char *at)
{
    while (asides->count > 0 && at <= asides->base + asides->tokens[asides->count - 1].offset)
        asides->count--;
}

/* Does what an_quick_plain does, for words that are not short. */
bool an__quick_read_other(const char *at, const char *end, size_t plies, an_quick_words *words);

/* Reads the word from `at` to `end` as the move after `plies` others, and keeps an annotation that
 * is glued to it. Returns false if the word is anything else. */
static inline bool an_quick_plain(const char *at, const char *end, size_t plies,
                                  an_quick_words *words)
{
    return an_plain_read_short(at, end, &words->plain[plies]) ||
           an__quick_read_other(at, end, plies, words);
}

#endif
