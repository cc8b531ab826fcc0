/* Whole files in memory. */
#ifndef TEST_FILE_H
#define TEST_FILE_H

#include <stddef.h>

/* The bytes of a file and a NUL, for the caller to free; NULL if it cannot be read. */
char *file_load(const char *path, size_t *size);

#endif
