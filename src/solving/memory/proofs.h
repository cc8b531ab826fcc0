/* What has been proved of positions: a hash table that never takes more than its share of memory.
 * When it is full, what took least work to prove gives way. */
#ifndef AN_SOLVING_PROOFS_H
#define AN_SOLVING_PROOFS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Entries of one key's neighbourhood: a line of the processor's cache. */
enum { AN_PROOFS_A_BUCKET = 8, AN_PROOF_KEY_BITS = 48 };

typedef struct an_proof_bucket {
    uint64_t
        entries[AN_PROOFS_A_BUCKET]; /* the key's upper bits, and 16 bits of proof; 0 if free */
} an_proof_bucket;

/*
 * A proof is a number from 1 to 65535; what it means, and that a greater one took more work, is for
 * the searches to agree on. Keys are 64 bits. The number of the bucket has the lower ones, so that
 * from 2^16 buckets on a key is found by all its bits; two positions of 10^9 share a key once in
 * some dozens of searches.
 */
typedef struct an_proofs {
    an_proof_bucket *buckets; /* NULL: nothing is kept */
    size_t mask;              /* their number, a power of two, minus 1 */
    size_t count;             /* entries that are not free */
    size_t max_buckets;
} an_proofs;

/* Opens a table that takes at most `memory` bytes. If not even its smallest size can be had, the
 * table keeps nothing. */
void an__proofs_open(an_proofs *proofs, size_t memory);
void an__proofs_close(an_proofs *proofs);

/* Returns what is known of a key; 0 if nothing is. */
static inline unsigned an_proof_of(const an_proofs *proofs, uint64_t key)
{
    if (proofs->buckets == NULL)
        return 0;
    const uint64_t *entries = proofs->buckets[key & proofs->mask].entries;
    for (unsigned i = 0; i < AN_PROOFS_A_BUCKET; i++)
        if ((entries[i] ^ key) >> (64 - AN_PROOF_KEY_BITS) == 0)
            return entries[i] & 0xffff;
    return 0;
}

/* Keeps a proof; it replaces what is known of the key. */
void an__proofs_put(an_proofs *proofs, uint64_t key, unsigned proof);

#endif
