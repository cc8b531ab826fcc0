/* What a fuzz target is: a property of any bytes. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "algnot.h"

/* The target; always 0. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

/* Whether one of several laws is tried on an input. The test of the corpus tries them all; the
 * fuzzer draws one by the input, for it lives on many tries. */
bool fuzz_tries(an_text input, size_t law, size_t laws);

/* Ends the run, or the test, if the property does not hold. */
void fuzz_expect(bool holds, const char *what);

#endif
