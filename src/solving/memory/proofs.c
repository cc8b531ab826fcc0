/* The hash table of proofs: it grows while there is memory, and then replaces. */
#include "proofs.h"

#include <stdlib.h>

/* A table of this many buckets is found by all bits of a key. */
enum { FIRST_BUCKETS = 1 << 16, LEAST_BUCKETS = 4 };

void an__proofs_open(an_proofs *proofs, size_t memory)
{
    size_t buckets = LEAST_BUCKETS;
    proofs->max_buckets = memory / sizeof *proofs->buckets;
    while (buckets < FIRST_BUCKETS && buckets * 2 <= proofs->max_buckets)
        buckets *= 2;
    proofs->buckets =
        buckets <= proofs->max_buckets ? calloc(buckets, sizeof *proofs->buckets) : NULL;
    proofs->mask = buckets - 1;
    proofs->count = 0;
}

void an__proofs_close(an_proofs *proofs)
{
    free(proofs->buckets);
    proofs->buckets = NULL;
}

/* Takes twice the room, and moves the entries of the buckets whose number has become one bit
 * longer, and has it set. That bit is one of those that the entries keep. */
static void spread(an_proofs *proofs, an_proof_bucket *larger, size_t old_count)
{
    proofs->buckets = larger;
    proofs->mask = 2 * old_count - 1;
    for (size_t i = 0; i < old_count; i++) {
        uint64_t *low = larger[i].entries, *high = larger[i + old_count].entries;
        for (unsigned k = 0; k < AN_PROOFS_A_BUCKET; k++) {
            bool is_high = (low[k] & old_count) != 0;
            high[k] = is_high ? low[k] : 0;
            low[k] = is_high ? 0 : low[k];
        }
    }
}

/* Doubles the table if there is memory for that; if not, it is not tried again. The bits of a key
 * that are not in its entry are those of the number of the first bucket: a smaller table cannot
 * grow. */
static void grow(an_proofs *proofs)
{
    size_t count = proofs->mask + 1;
    if (count < FIRST_BUCKETS || count * 2 > proofs->max_buckets)
        return;
    an_proof_bucket *larger = realloc(proofs->buckets, 2 * count * sizeof *larger);
    proofs->max_buckets = larger != NULL ? proofs->max_buckets : count;
    if (larger != NULL)
        spread(proofs, larger, count);
}

/* Returns the entry that a key replaces: its own, else a free one, else the least. */
static uint64_t *place_for(an_proof_bucket *bucket, uint64_t key)
{
    uint64_t *place = bucket->entries;
    for (unsigned i = 0; i < AN_PROOFS_A_BUCKET; i++) {
        uint64_t *entry = &bucket->entries[i];
        if ((*entry ^ key) >> (64 - AN_PROOF_KEY_BITS) == 0)
            return entry;
        if ((*entry & 0xffff) < (*place & 0xffff))
            place = entry;
    }
    return place;
}

void an__proofs_put(an_proofs *proofs, uint64_t key, unsigned proof)
{
    if (proofs->buckets == NULL)
        return;
    size_t room = (proofs->mask + 1) * AN_PROOFS_A_BUCKET;
    if (proofs->count > room / 2)
        grow(proofs);
    uint64_t *place = place_for(&proofs->buckets[key & proofs->mask], key);
    proofs->count += *place == 0;
    *place = (key >> (64 - AN_PROOF_KEY_BITS) << (64 - AN_PROOF_KEY_BITS)) | proof;
}
