/* For the fuzzer: one law a try, unless FUZZ_TRIES_ALL is in the environment, as to choose what a
 * corpus keeps; and a property that does not hold is a crash. */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>

bool fuzz_tries(an_text input, size_t law, size_t laws)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < input.size; i++)
        hash = (hash ^ (unsigned char)input.at[i]) * UINT64_C(0x100000001b3);
    return (hash ^ hash >> 32) % laws == law || getenv("FUZZ_TRIES_ALL") != NULL;
}

void fuzz_expect(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "does not hold: %s\n", what);
    abort();
}
