/* A test in every notation there is. */
#ifndef TEST_NOTATIONS_H
#define TEST_NOTATIONS_H

#include "check.h"

enum { NOTATIONS_MAX = 512 };

/*
 * Fills tests with one for each language and the figurines in each style, and for UCI and ICCF;
 * check finds its an_notation in *state. Returns how many they are, fewer than NOTATIONS_MAX.
 */
size_t tests_in_all_notations(struct CMUnitTest *tests, CMUnitTestFunction check);

#endif
