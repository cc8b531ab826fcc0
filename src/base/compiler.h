/* What compilers offer beyond ISO C. Nothing of the kind stands anywhere else but in bytes.h, and
 * each has plain C beside it. */
#ifndef AN_BASE_COMPILER_H
#define AN_BASE_COMPILER_H

#include <stdbool.h>
#include <stdint.h>

#if defined(__GNUC__) || defined(__clang__)

/* "static AN_INLINED": force-inlined in optimised builds, so that constant arguments specialise the
 * body. In other builds an ordinary inline function, so that coverage counts its lines once. */
#ifdef __OPTIMIZE__
#define AN_INLINED inline __attribute__((always_inline))
#else
#define AN_INLINED inline
#endif

/* A function that is never inlined, so that its caller keeps the registers for itself. */
#define AN_APART __attribute__((noinline))

/* Returns the number of the lowest bit that is set; `bits` must not be 0. */
static inline unsigned an_lowest_bit(uint64_t bits)
{
    return (unsigned)__builtin_ctzll(bits);
}

/* Returns the number of the highest bit that is set; `bits` must not be 0. */
static inline unsigned an_highest_bit(uint64_t bits)
{
    return 63 - (unsigned)__builtin_clzll(bits);
}

static inline uint64_t an_bytes_reversed(uint64_t word)
{
    return __builtin_bswap64(word);
}

/* Has the processor fetch what stands at an address, which will be read soon. */
static inline void an_fetch(const void *address)
{
    __builtin_prefetch(address);
}

#else

#define AN_INLINED inline
#define AN_APART

static inline unsigned an_lowest_bit(uint64_t bits)
{
    unsigned number = 0;
    for (; !(bits & 1); bits >>= 1)
        number++;
    return number;
}

static inline unsigned an_highest_bit(uint64_t bits)
{
    unsigned number = 0;
    for (; bits >>= 1;)
        number++;
    return number;
}

static inline uint64_t an_bytes_reversed(uint64_t word)
{
    const uint64_t bytes = UINT64_C(0x00ff00ff00ff00ff), pairs = UINT64_C(0x0000ffff0000ffff);
    word = (word >> 8 & bytes) | (word & bytes) << 8;
    word = (word >> 16 & pairs) | (word & pairs) << 16;
    return word >> 32 | word << 32;
}

static inline void an_fetch(const void *address)
{
    (void)address;
}

#endif

/* Returns the number of bits that are set. Where the processor has no instruction for it that every
 * machine of its kind has, adding up neighbours is faster than a call of the compiler's library. */
static inline unsigned an_bit_count(uint64_t bits)
{
#if defined(__POPCNT__) || defined(__ARM_NEON)
    return (unsigned)__builtin_popcountll(bits);
#else
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    bits = (bits + (bits >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (unsigned)((bits * UINT64_C(0x0101010101010101)) >> 56);
#endif
}

/* AN_WIDE_BY_MACHINE is an attribute: the function may use vectors of 32 bytes, and the
 * instructions that came with them and look at single bits, which not every x86-64 has. Call it
 * only if an_machine_is_wide() is true. With AN_ANY_MACHINE defined it is never true, so that tests
 * cover what other machines run. */
#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__)) && !defined(AN_ANY_MACHINE)

#define AN_WIDE_BY_MACHINE __attribute__((target("avx2,bmi,popcnt")))
#define AN_IS_WIDE_BY_MACHINE

/* Four numbers, on which operators work one by one. */
typedef uint64_t an_four __attribute__((vector_size(32)));

static inline bool an_machine_is_wide(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("popcnt");
}

/* Count bits, and number the lowest one, in such a function. If no bit is set, the latter returns
 * any number. */
AN_WIDE_BY_MACHINE static inline unsigned an_bit_count_by_machine(uint64_t bits)
{
    return (unsigned)__builtin_popcountll(bits);
}

AN_WIDE_BY_MACHINE static inline unsigned an_lowest_bit_by_machine(uint64_t bits)
{
    return (unsigned)__builtin_ia32_tzcnt_u64(bits);
}

#else

#define AN_WIDE_BY_MACHINE

static inline bool an_machine_is_wide(void)
{
    return false;
}

static inline unsigned an_bit_count_by_machine(uint64_t bits)
{
    return an_bit_count(bits);
}

static inline unsigned an_lowest_bit_by_machine(uint64_t bits)
{
    return bits == 0 ? 0 : an_lowest_bit(bits);
}

#endif

#endif
