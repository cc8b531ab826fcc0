/* Columns of a terminal: how many a text takes, and where lines of sentences may be broken. */
#include "columns.h"

#include "text.h"

/* Returns whether French typography forbids to break the line at a blank: before : ; ? ! » and
 * behind «. */
static bool binds(const char *blank, const char *begin)
{
    return an_is_among(blank[1], ":;?!") || strncmp(blank + 1, "»", strlen("»")) == 0 ||
           (blank - begin >= 2 && strncmp(blank - 2, "«", strlen("«")) == 0);
}

int columns_of(an_text text)
{
    int columns = 0;
    for (size_t i = 0; i < text.size; i++)
        columns += ((unsigned char)text.at[i] & 0xc0) != 0x80;
    return columns;
}

void columns_put_padded(FILE *file, const char *text, int columns)
{
    fputs(text, file);
    for (int i = columns_of(an_text_of(text)); i < columns; i++)
        fputc(' ', file);
}

an_text columns_next_piece(const char *words)
{
    const char *end = words;
    while (*end != '\0' && (*end != ' ' || binds(end, words)))
        end++;
    return an_text_from(words, (size_t)(end - words));
}

const char *columns_after_piece(an_text piece)
{
    const char *end = piece.at + piece.size;
    return end + (*end == ' ');
}
