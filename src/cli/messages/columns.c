/* Columns of a terminal: how many a text takes, and where lines of sentences may be broken. */
#include "columns.h"

#include <limits.h>
#include <stdbool.h>
#include <string.h>

#include "platform.h"
#include "terminal.h"
#include "text.h"

/* Returns whether French typography forbids to break the line at a blank: before : ; ? ! » and
 * behind «. */
static bool binds(const char *blank, const char *begin)
{
    return an_is_among(blank[1], ":;?!") || strncmp(blank + 1, "»", strlen("»")) == 0 ||
           (blank - begin >= 2 && strncmp(blank - 2, "«", strlen("«")) == 0);
}

int columns_of_lines(FILE *file)
{
    enum { LEAST = 30, MOST = 100 };
    int columns = (int)platform_columns(file) - 1;
    if (columns < 0)
        return LINE_WIDTH;
    return columns < LEAST ? LEAST : columns > MOST ? MOST : columns;
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
    terminal_puts(text, file);
    for (int i = columns_of(an_text_of(text)); i < columns; i++)
        fputc(' ', file);
}

an_text columns_next_piece(const char *words)
{
    const char *end = words;
    while (*end != '\0' && *end != '\n' && (*end != ' ' || binds(end, words)))
        end++;
    return an_text_from(words, (size_t)(end - words));
}

const char *columns_after_piece(an_text piece)
{
    const char *end = piece.at + piece.size;
    return end + (*end == ' ');
}

an_text columns_take_line(const char **words, int room)
{
    const char *const begin = *words, *const first = begin + strspn(begin, " "), *end;
    an_text piece = columns_next_piece(begin);
    int columns = columns_of(piece);
    for (;;) {
        end = piece.at + piece.size;
        *words = columns_after_piece(piece);
        if (*end != ' ' || **words == '\0' || **words == '\n')
            break;
        piece = columns_next_piece(*words);
        columns += 1 + columns_of(piece);
        if (columns > room && end > first)
            break;
    }
    return an_text_from(begin, (size_t)(end - begin));
}

static void put_margin(FILE *file, int columns)
{
    for (int i = 0; i < columns; i++)
        fputc(' ', file);
}

/* Returns the column at which a broken line goes on: behind the last gap of several blanks, so that
 * the second column of a list stays one; else `margin`. */
static int hanging_column(const char *line, size_t size, int margin)
{
    int column = margin;
    for (size_t i = 2; i < size; i++)
        if (line[i] != ' ' && line[i - 1] == ' ' && line[i - 2] == ' ')
            column = columns_of(an_text_from(line, i));
    return column;
}

/* Where there is no room for a second column, what goes on stands a little to the right. */
enum { NARROW_INDENT = 4 };

/* Writes one line without its end; returns what follows it. A line that holds colours is not
 * counted: it is a row of a board. */
static const char *put_line(FILE *file, const char *line, int width, int margin)
{
    const size_t size = strcspn(line, "\n");
    const int second = hanging_column(line, size, margin);
    const int hang = width > 2 * second ? second : margin + NARROW_INDENT;
    const bool is_counted = width > 2 * hang && memchr(line, '\033', size) == NULL;
    int room = is_counted ? width : INT_MAX;
    for (const char *rest = line; rest < line + size;) {
        an_text part = columns_take_line(&rest, room);
        fwrite(part.at, 1, part.size, file);
        if (rest == line + size)
            break;
        fputc('\n', file);
        put_margin(file, hang);
        room = width - hang;
    }
    return line + size;
}

void columns_put_wrapped(FILE *file, const char *text, int width, int margin)
{
    while (*text != '\0') {
        text = put_line(file, text, width, margin);
        if (*text == '\n') {
            fputc('\n', file);
            text++;
        }
    }
}
