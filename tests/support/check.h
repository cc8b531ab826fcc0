/* cmocka, with the headers it wants before it. */
#ifndef TEST_CHECK_H
#define TEST_CHECK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* Of what is tried by the hundred, each n-th: where every access is watched, all takes minutes. */
#ifndef TEST_STEP
#define TEST_STEP 1
#endif

#endif
