/* For the fuzzer: a property that does not hold is a crash. */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>

void fuzz_expect(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "does not hold: %s\n", what);
    abort();
}
