/* Several bytes at a time. */
#ifndef AN_BASE_BYTES_H
#define AN_BASE_BYTES_H

#include <string.h>

#include "algnot/base.h"

#include "compiler.h"

enum { AN_EIGHT = 8 };

/* Eight bytes, the first of them lowest. */
static inline uint64_t an_eight_bytes(const char *at)
{
    uint64_t word;
    memcpy(&word, at, sizeof word);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return word;
#else
    const unsigned char *bytes = (const unsigned char *)at;
    word = 0;
    for (unsigned i = 0; i < AN_EIGHT; i++)
        word |= (uint64_t)bytes[i] << 8 * i;
    return word;
#endif
}

/* Bytes before the first blank or control character; eight if there is none. */
static inline size_t an_bytes_before_blank(uint64_t eight)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    uint64_t blanks = (eight - ones * (' ' + 1)) & ~eight & ones << 7;
    return blanks == 0 ? AN_EIGHT : an_lowest_bit(blanks) / 8;
}

#endif
