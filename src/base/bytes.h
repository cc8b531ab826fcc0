/* Loads, stores and comparisons of several bytes at a time. */
#ifndef AN_BASE_BYTES_H
#define AN_BASE_BYTES_H

#include <string.h>

#include "algnot/base.h"

#include "compiler.h"

enum { AN_EIGHT = 8 };

enum { AN_BYTE_VALUES = 1 << 8 }; /* how many values a byte has: the size of a table by bytes */

/* Returns two bytes as a number; the first byte is the lowest, on every machine. */
static inline unsigned an_two_bytes(const char *at)
{
    return (unsigned char)at[0] | (unsigned)(unsigned char)at[1] << 8;
}

/* Stores the two bytes that an_two_bytes would read as `two`. */
static inline void an_put_two_bytes(char *at, unsigned two)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    uint16_t bytes = (uint16_t)two;
    memcpy(at, &bytes, sizeof bytes);
#else
    at[0] = (char)(two & 0xff);
    at[1] = (char)(two >> 8 & 0xff);
#endif
}

/* Returns eight bytes as a number; the first byte is the lowest, on every machine. */
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

/*
 * A vector of AN_LANES bytes, an_lanes, and what a comparison of two of them gives, an_marks. The
 * same expressions work where the compiler knows no vectors: there a vector is one byte.
 */
#if defined(__GNUC__) && defined(__SSE2__)

#include <emmintrin.h>

enum { AN_LANES = 16 };
typedef unsigned char an_lanes __attribute__((vector_size(16)));
typedef signed char an_marks __attribute__((vector_size(16)));

static inline an_lanes an_each(unsigned char byte)
{
    return byte - (an_lanes){0};
}

/* Marks the bytes that are greater than `byte`, where all are compared as signed: bytes that are
 * not ASCII are below every ASCII character. */
static inline an_marks an_above(an_lanes lanes, signed char byte)
{
    return (an_marks)lanes > byte - (an_marks){0};
}

/* The lesser, or the greater, of each pair of bytes. */
static inline an_lanes an_least(an_lanes a, an_lanes b)
{
    return (an_lanes)_mm_min_epu8((__m128i)a, (__m128i)b);
}

static inline an_lanes an_most(an_lanes a, an_lanes b)
{
    return (an_lanes)_mm_max_epu8((__m128i)a, (__m128i)b);
}

static inline unsigned an_marked(an_marks marks)
{
    typedef char lanes __attribute__((vector_size(16)));
    return (unsigned)__builtin_ia32_pmovmskb128((lanes)marks);
}

#else

enum { AN_LANES = 1 };
typedef unsigned char an_lanes;
typedef int an_marks;

static inline an_lanes an_each(unsigned char byte)
{
    return byte;
}

static inline an_marks an_above(an_lanes lanes, signed char byte)
{
    return (signed char)lanes > byte;
}

static inline an_lanes an_least(an_lanes a, an_lanes b)
{
    return a < b ? a : b;
}

static inline an_lanes an_most(an_lanes a, an_lanes b)
{
    return a > b ? a : b;
}

static inline unsigned an_marked(an_marks marks)
{
    return marks != 0;
}

#endif

static inline an_lanes an_lanes_at(const char *at)
{
    an_lanes lanes;
    memcpy(&lanes, at, sizeof lanes);
    return lanes;
}

/* Marks the bytes that are equal to `byte`. */
static inline an_marks an_are(an_lanes lanes, unsigned char byte)
{
    return lanes == an_each(byte);
}

/* Returns the number of bytes before the first one that is marked; AN_LANES if none is. */
static inline size_t an_lanes_before(an_marks marks)
{
    return an_lowest_bit(an_marked(marks) | 1u << AN_LANES);
}

/* Returns how many bytes from `at` on, up to `end`, are equal to the first of them. `at` must be
 * before `end`. */
static inline size_t an_same_size(const char *at, const char *end)
{
    const an_lanes same = an_each((unsigned char)*at);
    const char *c = at;
    for (size_t before = AN_LANES; before == AN_LANES && end - c >= AN_LANES; c += before)
        before = an_lanes_before(an_lanes_at(c) != same);
    while (c < end && *c == *at)
        c++;
    return (size_t)(c - at);
}

enum { AN_BLOCK = 64 };

/* Returns a mask whose bit i says that byte i is white space. `size` is a multiple of AN_LANES, and
 * at most AN_BLOCK. */
static inline uint64_t an_spaces_of(const char *at, size_t size)
{
    uint64_t spaces = 0;
    for (size_t i = 0; i < size; i += AN_LANES) {
        an_lanes c = an_lanes_at(at + i), beyond_tab = (an_lanes)(c - an_each('\t'));
        an_marks are_spaces = an_are(c, ' ') | (beyond_tab <= an_each('\r' - '\t'));
        spaces |= (uint64_t)an_marked(are_spaces) << i;
    }
    return spaces;
}

/* Returns a mask whose bit i says that byte i is white space or a control character. It takes fewer
 * steps than an_spaces_of. */
static inline uint64_t an_gaps_of(const char *at, size_t size)
{
    uint64_t gaps = 0;
    for (size_t i = 0; i < size; i += AN_LANES) {
        an_lanes c = an_lanes_at(at + i);
        gaps |= (uint64_t)an_marked(an_least(c, an_each(' ')) == c) << i;
    }
    return gaps;
}

/* Returns a mask whose bit i says that byte i of the block is `one` or `other`. */
static inline uint64_t an_either_of(const char *block, char one, char other)
{
    uint64_t either = 0;
    for (size_t i = 0; i < AN_BLOCK; i += AN_LANES) {
        an_lanes c = an_lanes_at(block + i);
        an_marks are_either = an_are(c, (unsigned char)one) | an_are(c, (unsigned char)other);
        either |= (uint64_t)an_marked(are_either) << i;
    }
    return either;
}

/* an_either_of for functions that are AN_WIDE_BY_MACHINE. */
AN_WIDE_BY_MACHINE static inline uint64_t an_either_of_by_machine(const char *block, char one,
                                                                  char other)
{
#if defined(AN_IS_WIDE_BY_MACHINE)
    typedef char lanes __attribute__((vector_size(AN_BLOCK / 2)));
    lanes low, high;
    memcpy(&low, block, sizeof low);
    memcpy(&high, block + sizeof low, sizeof high);
    lanes are_low = (lanes)((low == one) | (low == other)),
          are_high = (lanes)((high == one) | (high == other));
    return (uint32_t)__builtin_ia32_pmovmskb256(are_low) |
           (uint64_t)(uint32_t)__builtin_ia32_pmovmskb256(are_high) << sizeof low;
#else
    return an_either_of(block, one, other);
#endif
}

#endif
