/* UTF-8, one code point at a time. */
#ifndef AN_BASE_UTF8_H
#define AN_BASE_UTF8_H

#include "algnot/base.h"

enum { AN_UTF8_INVALID = 0xfffd };

/*
 * The code point at the beginning of a text that is not empty, and its bytes. A byte that begins no
 * well-formed sequence is AN_UTF8_INVALID of one byte.
 */
static inline uint32_t an_utf8_decode(an_text text, size_t *size)
{
    const unsigned char *at = (const unsigned char *)text.at;
    *size = 1;
    if (at[0] < 0x80)
        return at[0];
    size_t more = at[0] >= 0xf0 ? 3 : at[0] >= 0xe0 ? 2 : 1;
    if (at[0] < 0xc2 || at[0] > 0xf4 || text.size <= more)
        return AN_UTF8_INVALID;
    uint32_t point = at[0] & (0x3fu >> more);
    for (size_t i = 1; i <= more; i++) {
        if ((at[i] & 0xc0) != 0x80)
            return AN_UTF8_INVALID;
        point = point << 6 | (at[i] & 0x3fu);
    }
    static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    if (point < least[more] || point > 0x10ffff || (point >= 0xd800 && point < 0xe000))
        return AN_UTF8_INVALID;
    *size = more + 1;
    return point;
}

#endif
