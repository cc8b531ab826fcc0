/* Prints the prefixes of the words of a table, for the programs that run while building. */
#ifndef AN_BASE_PREFIXES_PRINT_H
#define AN_BASE_PREFIXES_PRINT_H

#include <inttypes.h>
#include <stdio.h>

#include "fold.h"

/* Prints a table with the rows of each prefix. */
static inline void an_prefixes_print(const char *name, const uint64_t rows[AN_PREFIXES])
{
    printf("/* A bit for each row whose words may begin so, by prefix. */\n"
           "static const uint64_t %s[] = {\n",
           name);
    for (unsigned i = 0; i < AN_PREFIXES; i++)
        printf("0x%" PRIx64 ",%s", rows[i], i % 8 == 7 ? "\n" : " ");
    puts("};");
}

#endif
