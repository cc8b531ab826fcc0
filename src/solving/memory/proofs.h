/* What has been proved of positions: a hash table that never takes more than its share of memory.
 * When it is full, what took least work to prove gives way. */
#ifndef AN_SOLVING_PROOFS_H
#define AN_SOLVING_PROOFS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "compiler.h"

enum { AN_PROOF_KEY_BITS = 48, AN_PROOF_WAYS = 8 };

/*
 * A proof is a number from 1 to 65535; what it means, and that a greater one took more work, is for
 * the searches to agree on. Keys are 64 bits. The lower bits of a key are the number of its bucket,
 * and entries keep the upper 48. A look-up takes another position for the wanted one in one of 2^45
 * cases at most.
 */
typedef struct an_proofs {
    /* buckets of AN_PROOF_WAYS entries, one after the other. An entry has the key's upper bits and
     * 16 bits of proof; it is 0 if it and all behind it in its bucket are free. NULL: nothing is
     * kept */
    uint64_t *entries;
    uint16_t *lower; /* the lower bits of keys, by entry; NULL when the bucket's number says them */
    size_t mask;     /* the number of buckets, a power of two, minus 1 */
    size_t count;    /* entries that are not free */
    size_t memory;   /* bytes that the table may take */
} an_proofs;

/* Opens a table that takes at most `memory` bytes. If not even its smallest size can be had, the
 * table keeps nothing. */
void an__proofs_open(an_proofs *proofs, size_t memory);
void an__proofs_close(an_proofs *proofs);

/* Returns the first entry of the bucket of a key. */
static inline uint64_t *an_proof_bucket(const an_proofs *proofs, uint64_t key)
{
    return proofs->entries + (size_t)(key & proofs->mask) * AN_PROOF_WAYS;
}

/* Has the processor fetch what is known of a key, which will be asked soon. */
static inline void an_proofs_expect(const an_proofs *proofs, uint64_t key)
{
    if (proofs->entries != NULL)
        an_fetch(an_proof_bucket(proofs, key));
}

/* Returns what is known of a key; 0 if nothing is. */
static inline unsigned an_proof_of(const an_proofs *proofs, uint64_t key)
{
    if (proofs->entries == NULL)
        return 0;
    const uint64_t *entries = an_proof_bucket(proofs, key);
    for (unsigned i = 0; i < AN_PROOF_WAYS && entries[i] != 0; i++)
        if ((entries[i] ^ key) >> (64 - AN_PROOF_KEY_BITS) == 0)
            return entries[i] & 0xffff;
    return 0;
}

/* Keeps a proof; it replaces what is known of the key. */
void an__proofs_put(an_proofs *proofs, uint64_t key, unsigned proof);

#endif
