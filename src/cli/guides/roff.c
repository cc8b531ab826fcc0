/* Writes man(7), the language of manual pages. */
#include "roff.h"

#include <string.h>

#include "columns.h"
#include "text.h"

/* Characters that have a meaning in roff, and how they are escaped. */
static const struct {
    char character;
    const char *escape;
} escapes[] = {
    {'\\', "\\e"}, {'-', "\\-"}, {'\'', "\\(aq"}, {'`', "\\(ga"}, {'^', "\\(ha"}, {'~', "\\(ti"},
};

static void put_character(FILE *file, char character)
{
    for (size_t i = 0; i < sizeof escapes / sizeof *escapes; i++)
        if (escapes[i].character == character) {
            fputs(escapes[i].escape, file);
            return;
        }
    fputc(character, file);
}

static void put_characters(FILE *file, an_text text)
{
    for (size_t i = 0; i < text.size; i++)
        put_character(file, text.at[i]);
}

/* Escapes a dot at the beginning of a line, where it would begin a macro. */
static void put_line_begin(FILE *file, char first)
{
    if (first == '.')
        fputs("\\&", file);
}

void roff_put_text(FILE *file, const char *text)
{
    put_characters(file, an_text_of(text));
}

void roff_put_macro(FILE *file, const char *macro)
{
    fprintf(file, "%s\n", macro);
}

void roff_put_heading(FILE *file, const char *macro, const char *title)
{
    fprintf(file, "%s \"", macro);
    roff_put_text(file, title);
    fputs("\"\n", file);
}

/* Writes words that stay on one line. */
static void put_piece(FILE *file, an_text piece)
{
    for (size_t i = 0; i < piece.size; i++)
        if (piece.at[i] == ' ')
            fputs("\\ ", file);
        else
            put_character(file, piece.at[i]);
}

/* Writes a paragraph. Returns the text that follows it. */
static const char *put_paragraph(FILE *file, const char *words)
{
    enum { WIDTH = 64 }; /* of the visible text; escapes make lines longer */
    const char *end = words + strcspn(words, "\n");
    for (int column = 0; words < end;) {
        an_text piece = columns_next_piece(words);
        int width = columns_of(piece);
        bool fits = column > 0 && column + 1 + width <= WIDTH;
        if (column > 0)
            fputc(fits ? ' ' : '\n', file);
        if (!fits && piece.size > 0)
            put_line_begin(file, *piece.at);
        put_piece(file, piece);
        column = fits ? column + 1 + width : width;
        words = columns_after_piece(piece);
    }
    fputc('\n', file);
    return *end == '\n' ? end + 1 : end;
}

void roff_put_paragraphs(FILE *file, const char *paragraphs)
{
    for (const char *next; *paragraphs != '\0'; paragraphs = next) {
        next = put_paragraph(file, paragraphs);
        if (*next != '\0')
            roff_put_macro(file, ".PP");
    }
}

void roff_put_lines(FILE *file, const char *lines)
{
    fputs(".RS 4\n.nf\n", file);
    while (*lines != '\0') {
        size_t size = strcspn(lines, "\n");
        put_line_begin(file, *lines);
        put_characters(file, an_text_from(lines, size));
        fputc('\n', file);
        lines += size + (lines[size] == '\n');
    }
    fputs(".fi\n.RE\n", file);
}
