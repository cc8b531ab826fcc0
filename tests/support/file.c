/* Whole files in memory. */
#include "file.h"

#include <stdio.h>
#include <stdlib.h>

char *file_load(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    char *bytes = NULL;
    size_t room = 0, used = 0;
    while (file != NULL) {
        if (room - used < 2) {
            room += room + 4096;
            char *larger = realloc(bytes, room);
            if (larger == NULL)
                break;
            bytes = larger;
        }
        size_t got = fread(bytes + used, 1, room - used - 1, file);
        used += got;
        if (got > 0)
            continue;
        if (ferror(file))
            break;
        fclose(file);
        bytes[used] = '\0';
        *size = used;
        return bytes;
    }
    if (file != NULL)
        fclose(file);
    free(bytes);
    return NULL;
}
