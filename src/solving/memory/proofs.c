/* The hash table of proofs: it grows while there is memory, and then replaces. It begins small, so
 * that a short search touches few pages of memory. */
#include "proofs.h"

#include <stdlib.h>

enum { FIRST_BUCKETS = 1024, LEAST_BUCKETS = 4, LOWER_BITS = 64 - AN_PROOF_KEY_BITS };

static size_t entries_of(const an_proofs *proofs)
{
    return (proofs->mask + 1) * AN_PROOF_WAYS;
}

/* Returns whether the numbers of `buckets` buckets are too short for a key's lower bits. */
static bool needs_lower(size_t buckets)
{
    return buckets >> LOWER_BITS == 0;
}

static size_t bytes_of(const an_proofs *proofs, size_t buckets)
{
    size_t lower = needs_lower(buckets) ? sizeof *proofs->lower : 0;
    return buckets * AN_PROOF_WAYS * (sizeof *proofs->entries + lower);
}

void an__proofs_open(an_proofs *proofs, size_t memory)
{
    size_t buckets = FIRST_BUCKETS;
    *proofs = (an_proofs){.memory = memory};
    while (bytes_of(proofs, buckets) > memory)
        buckets /= 2;
    if (buckets < LEAST_BUCKETS)
        return;
    proofs->mask = buckets - 1;
    proofs->entries = calloc(entries_of(proofs), sizeof *proofs->entries);
    proofs->lower = calloc(entries_of(proofs), sizeof *proofs->lower);
    if (proofs->entries == NULL || proofs->lower == NULL)
        an__proofs_close(proofs);
}

void an__proofs_close(an_proofs *proofs)
{
    free(proofs->entries);
    free(proofs->lower);
    proofs->entries = NULL;
    proofs->lower = NULL;
}

/* Parts the bucket that begins at `from` in two: entries whose key has `bit` go to the bucket at
 * `to`. */
static void part(an_proofs *proofs, size_t from, size_t to, size_t bit)
{
    size_t low = from, high = to;
    for (size_t i = from; i < from + AN_PROOF_WAYS; i++) {
        const uint64_t entry = proofs->entries[i];
        const uint16_t lower = proofs->lower != NULL ? proofs->lower[i] : 0;
        if (entry == 0)
            continue;
        const uint64_t key = entry >> LOWER_BITS << LOWER_BITS | lower;
        size_t *place = (key & bit) != 0 ? &high : &low;
        proofs->entries[*place] = entry;
        if (proofs->lower != NULL)
            proofs->lower[*place] = lower;
        ++*place;
    }
    while (low < from + AN_PROOF_WAYS)
        proofs->entries[low++] = 0;
    while (high < to + AN_PROOF_WAYS)
        proofs->entries[high++] = 0;
}

/* Gives the table room for `count` entries. Returns false if there is no memory for them. */
static bool widen(an_proofs *proofs, size_t count)
{
    uint64_t *entries = realloc(proofs->entries, count * sizeof *entries);
    if (entries == NULL)
        return false;
    proofs->entries = entries;
    if (proofs->lower == NULL)
        return true;
    uint16_t *lower = realloc(proofs->lower, count * sizeof *lower);
    if (lower == NULL)
        return false;
    proofs->lower = lower;
    return true;
}

/* Doubles the table. If memory runs out, the table never grows again. */
static void grow(an_proofs *proofs)
{
    const size_t old = entries_of(proofs), buckets = 2 * (proofs->mask + 1);
    if (bytes_of(proofs, buckets) > proofs->memory)
        return;
    if (!widen(proofs, 2 * old)) {
        proofs->memory = 0;
        return;
    }
    for (size_t i = 0; i < old; i += AN_PROOF_WAYS)
        part(proofs, i, old + i, old / AN_PROOF_WAYS);
    proofs->mask = buckets - 1;
    if (!needs_lower(buckets)) {
        free(proofs->lower);
        proofs->lower = NULL;
    }
}

/* Returns the entry that a key replaces: its own, else a free one, else the least. */
static uint64_t *place_for(const an_proofs *proofs, uint64_t key)
{
    uint64_t *bucket = an_proof_bucket(proofs, key), *place = bucket;
    for (unsigned i = 0; i < AN_PROOF_WAYS; i++) {
        uint64_t *entry = &bucket[i];
        if (*entry == 0 || (*entry ^ key) >> LOWER_BITS == 0)
            return entry;
        if ((*entry & 0xffff) < (*place & 0xffff))
            place = entry;
    }
    return place;
}

void an__proofs_put(an_proofs *proofs, uint64_t key, unsigned proof)
{
    if (proofs->entries == NULL)
        return;
    if (proofs->count > entries_of(proofs) / 2)
        grow(proofs);
    uint64_t *place = place_for(proofs, key);
    proofs->count += *place == 0;
    *place = key >> LOWER_BITS << LOWER_BITS | proof;
    if (proofs->lower != NULL)
        proofs->lower[place - proofs->entries] = (uint16_t)key;
}
