/* Prints the table of heading_labels.c: which rows of an__heading_words have words that begin with
 * two letters. The Makefile runs it while building; it is not part of the library. */
#include "heading_words.h"
#include "prefixes_print.h"

int main(void)
{
    uint64_t rows[AN_PREFIXES] = {0};
    for (unsigned row = 0; an__heading_words[row].language != NULL; row++)
        for (size_t names = 0; names < AN_LABELS_COUNT; names++)
            an__prefixes_add(rows, an__heading_words[row].labels[names], row);
    an_prefixes_print("label_rows", rows);
    return 0;
}
