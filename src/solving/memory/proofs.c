/* The hash table of proofs: it grows while there is memory, and then replaces.
 *
 * At first a bucket has a single entry, so that a short search touches few pages of memory. It
 * grows to the line of the processor's cache; then the number of buckets grows. */
#include "proofs.h"

#include <stdlib.h>
#include <string.h>

/* A table of this many buckets is found by all bits of a key. */
enum { FIRST_BUCKETS = 1 << 16, LEAST_BUCKETS = 4, MOST_WAY_BITS = 3 };

static size_t buckets_of(const an_proofs *proofs)
{
    return proofs->mask + 1;
}

static size_t entries_of(const an_proofs *proofs)
{
    return buckets_of(proofs) << proofs->way_bits;
}

void an__proofs_open(an_proofs *proofs, size_t memory)
{
    size_t buckets = LEAST_BUCKETS;
    proofs->max = memory / sizeof *proofs->entries;
    proofs->way_bits = proofs->max < FIRST_BUCKETS ? MOST_WAY_BITS : 0;
    while (buckets < FIRST_BUCKETS && buckets << (proofs->way_bits + 1) <= proofs->max)
        buckets *= 2;
    proofs->mask = buckets - 1;
    proofs->count = 0;
    bool has_memory = entries_of(proofs) <= proofs->max;
    proofs->entries = has_memory ? calloc(entries_of(proofs), sizeof *proofs->entries) : NULL;
}

void an__proofs_close(an_proofs *proofs)
{
    free(proofs->entries);
    proofs->entries = NULL;
}

/* Gives each bucket twice the entries. The new ones are free. */
static void widen(an_proofs *proofs)
{
    const size_t ways = (size_t)1 << proofs->way_bits, size = ways * sizeof *proofs->entries;
    for (size_t i = buckets_of(proofs); i-- > 0;) {
        uint64_t *wider = proofs->entries + 2 * ways * i;
        memmove(wider, proofs->entries + ways * i, size);
        memset(wider + ways, 0, size);
    }
    proofs->way_bits++;
}

/* Takes twice the buckets, and moves the entries of those whose number has become one bit longer,
 * and has it set. That bit is one of those that the entries keep. */
static void spread(an_proofs *proofs)
{
    const size_t old = entries_of(proofs), bit = buckets_of(proofs);
    uint64_t *low = proofs->entries, *high = proofs->entries + old;
    for (size_t i = 0; i < old; i++) {
        bool is_high = (low[i] & bit) != 0;
        high[i] = is_high ? low[i] : 0;
        low[i] = is_high ? 0 : low[i];
    }
    proofs->mask = 2 * bit - 1;
}

/* Doubles the table if there is memory for that; if not, it is not tried again. The bits of a key
 * that are not in its entry are those of the number of the first bucket: a table with fewer buckets
 * cannot grow. */
static void grow(an_proofs *proofs)
{
    size_t count = entries_of(proofs);
    if (buckets_of(proofs) < FIRST_BUCKETS || count * 2 > proofs->max)
        return;
    uint64_t *larger = realloc(proofs->entries, 2 * count * sizeof *larger);
    if (larger == NULL) {
        proofs->max = count;
        return;
    }
    proofs->entries = larger;
    if (proofs->way_bits < MOST_WAY_BITS)
        widen(proofs);
    else
        spread(proofs);
}

/* Returns the entry that a key replaces: its own, else a free one, else the least. */
static uint64_t *place_for(const an_proofs *proofs, uint64_t key)
{
    uint64_t *bucket = an_proof_bucket(proofs, key), *place = bucket;
    for (unsigned i = 0; i < 1u << proofs->way_bits; i++) {
        uint64_t *entry = &bucket[i];
        if ((*entry ^ key) >> (64 - AN_PROOF_KEY_BITS) == 0)
            return entry;
        if ((*entry & 0xffff) < (*place & 0xffff))
            place = entry;
    }
    return place;
}

/* Returns true if a table gets too full. In a bucket of few entries they replace each other soon.
 */
static bool is_full(const an_proofs *proofs)
{
    const unsigned part = proofs->way_bits < MOST_WAY_BITS ? 4 : 2;
    return proofs->count > entries_of(proofs) / part;
}

void an__proofs_put(an_proofs *proofs, uint64_t key, unsigned proof)
{
    if (proofs->entries == NULL)
        return;
    if (is_full(proofs))
        grow(proofs);
    uint64_t *place = place_for(proofs, key);
    proofs->count += *place == 0;
    *place = (key >> (64 - AN_PROOF_KEY_BITS) << (64 - AN_PROOF_KEY_BITS)) | proof;
}
