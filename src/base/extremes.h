/* The smaller and the larger of two sizes. */
#ifndef AN_EXTREMES_H
#define AN_EXTREMES_H

#include <stddef.h>

static inline size_t an_smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

static inline size_t an_larger(size_t a, size_t b)
{
    return a > b ? a : b;
}

#endif
