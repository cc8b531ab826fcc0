/* What a fuzz target is: a property of any bytes. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "algnot.h"

/* The target; always 0. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

/* Ends the run, or the test, if the property does not hold. */
void fuzz_expect(bool holds, const char *what);

#endif
