/* Finds templates by experiment. A move is written, then moves of the same kind with other squares.
 * The squares stand where the words differ. */
#include "template.h"

#include <string.h>

#include "utf8.h"

static size_t write(char *out, const an_templates *templates, an_entry move, an_color color)
{
    an_san san = an__entry_say(move, color, AN_STANDARD);
    return an_san_write(out, &san, templates->notation);
}

static an_entry changed(an_entry move, unsigned from, unsigned to)
{
    return move ^ an_entry_of_step(from, to, 0);
}

static size_t first_difference(const char *a, const char *b)
{
    size_t at = 0;
    while (a[at] == b[at] && a[at] != '\0')
        at++;
    return at;
}

static uint32_t first_two(const char *word)
{
    return (uint32_t)(unsigned char)word[0] | (uint32_t)(unsigned char)word[1] << 8;
}

/* Finds where a square of the move stands in `word`: by_file and by_rank are the same word with
 * another file and another rank of that square. In `word` both squares are a1. Returns the place of
 * the square. */
static uint16_t add_square(an_template *made, const char *word, const char *by_file,
                           const char *by_rank, unsigned half)
{
    size_t size = made->size, file = first_difference(word, by_file),
           rank = first_difference(word, by_rank);
    size_t place = file < size ? file : rank < size && rank > 0 ? rank - 1 : 0;
    uint32_t open = (file < size ? 0x0007u : 0) | (rank < size ? 0x0700u : 0);
    made->first |= first_two(word + place) << half;
    made->open |= open << half;
    return (uint16_t)place;
}

/* Returns true if the template writes `move` exactly as an_san_write does. */
static bool holds(const an_template *template, const an_templates *templates, an_entry move,
                  an_color color)
{
    char due[AN_SAN_MAX], filled[AN_TEMPLATE_ROOM];
    an_template_fill(filled, template, move);
    return write(due, templates, move, color) == template->size &&
           memcmp(due, filled, template->size) == 0;
}

enum { FILE_AFTER = 1, RANK_AFTER = 8 };

static void find_squares(an_template *made, const an_templates *templates, an_entry move,
                         an_color color)
{
    char word[AN_SAN_MAX] = "", file[AN_SAN_MAX], rank[AN_SAN_MAX];
    write(word, templates, move, color);
    write(file, templates, changed(move, FILE_AFTER, 0), color);
    write(rank, templates, changed(move, RANK_AFTER, 0), color);
    made->from_place = add_square(made, word, file, rank, AN_TEMPLATE_FROM);
    write(file, templates, changed(move, 0, FILE_AFTER), color);
    write(rank, templates, changed(move, 0, RANK_AFTER), color);
    made->to_place = add_square(made, word, file, rank, 0);
}

/* Castling is written without squares, or with those of the king, which are not in its packed form.
 * Its template therefore has no gaps. */
bool an__template_make(an_template *template, const an_templates *templates, an_entry move,
                       an_color color)
{
    char word[AN_SAN_MAX];
    bool castles = an_entry_role(move) == AN_LOOKS_CASTLES;
    if (an_entry_role(move) == AN_LOOKS_OTHER)
        return false;
    if (!castles)
        move = an_entry_of_step(0, 0, an_entry_looks(move));
    size_t size = write(word, templates, move, color);
    if (templates->is_careful || size > AN_TEMPLATE_WORD || strchr(word, ' ') != NULL)
        return false;
    an_template made = {.size = (uint16_t)size};
    memcpy(made.word, word, size);
    for (size_t i = 0; i < size; i++)
        made.width = (uint16_t)(made.width + an_utf8_begins(word[i]));
    if (!castles)
        find_squares(&made, templates, move, color);
    else
        made.first = first_two(word) | first_two(word) << AN_TEMPLATE_FROM;
    const unsigned both = FILE_AFTER + RANK_AFTER;
    if (!holds(&made, templates, changed(move, both, both), color))
        return false;
    *template = made;
    return true;
}
