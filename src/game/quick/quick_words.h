/* The words of a plain game, and the number that is due before the next of them. */
#ifndef AN_GAME_QUICK_WORDS_H
#define AN_GAME_QUICK_WORDS_H

#include "plain.h"
#include "quick.h"

/* The number that is due, as the bytes that it has in the text, its first digit lowest: "12." is
 * 0x2e3231. To count on is to add to one byte, until the tens change. */
typedef struct an_quick_number {
    uint64_t bytes, mask;
    uint64_t one; /* 1, at the place of the last digit */
    uint64_t end; /* the value of bytes at which the last digit is past 9 */
    size_t tens;  /* the number that comes then */
    size_t size;
    uint64_t tail[2],
        tail_mask[2]; /* by color: the number with what parts it from the move, " " or ".. " */
} an_quick_number;

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

/* Goes on to the number that comes when the last digit is past 9. */
void an__quick_count_tens(an_quick_number *due);

/* Goes on to the next number. */
static inline void an_quick_count_on(an_quick_number *due)
{
    due->bytes += due->one;
    if (due->bytes == due->end)
        an__quick_count_tens(due);
}

/* Keeps an aside behind so many plies. Returns false if there is no room; if asides are not kept,
 * true. */
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

/* Drops the asides that begin at a place or behind it: they will be read again. */
static inline void an_quick_forget_behind(an_quick_asides *asides, const char *at)
{
    while (asides->count > 0 && at <= asides->base + asides->tokens[asides->count - 1].offset)
        asides->count--;
}

/* Does what an_quick_plain does for a word that is not short. */
bool an__quick_read_other(const char *at, const char *end, size_t plies, an_quick_words *words);

/* Reads a word as the move after so many plies, and keeps the annotation glued to it. Returns false
 * if the word is anything else. */
static inline bool an_quick_plain(const char *at, const char *end, size_t plies,
                                  an_quick_words *words)
{
    return an_plain_read_short(at, end, &words->plain[plies]) ||
           an__quick_read_other(at, end, plies, words);
}

#endif
