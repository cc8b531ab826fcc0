/* Templates are found out by writing: the same move with other squares differs in these alone. */
#include "template.h"

#include "notation.h"
#include "utf8.h"

static size_t write(char *out, const an_templates *templates, const an_ply *ply, an_color color,
                    an_move move)
{
    an_san_parts parts = {ply->role, ply->captured, ply->needs};
    an_san san = an_san_from_parts(parts, move, (an_check_sign)ply->sign, color, AN_STANDARD);
    return an_san_write(out, &san, templates->notation);
}

static an_move changed(an_move move, unsigned from, unsigned to)
{
    move.from = (uint8_t)(move.from ^ from);
    move.to = (uint8_t)(move.to ^ to);
    return move;
}

static size_t first_difference(const char *a, const char *b)
{
    size_t at = 0;
    while (a[at] == b[at] && a[at] != '\0')
        at++;
    return at;
}

static uint16_t first_two(const char *word)
{
    return (uint16_t)((unsigned char)word[0] | (unsigned char)word[1] << 8);
}

/* Where a square is written is seen from words in which its file is another one, or its rank; both
 * are the first ones in the word itself. */
static an_template_square find_square(const char *word, size_t size, const char *by_file,
                                      const char *by_rank)
{
    size_t file = first_difference(word, by_file), rank = first_difference(word, by_rank);
    size_t place = file < size ? file : rank < size && rank > 0 ? rank - 1 : 0;
    return (an_template_square){
        .first = first_two(word + place),
        .open = (uint16_t)((file < size ? 0x0007 : 0) | (rank < size ? 0x0700 : 0)),
        .place = (uint16_t)place};
}

/* Whether the template writes a move as it should be. */
static bool holds(const an_template *template, const an_templates *templates, const an_ply *ply,
                  an_color color, an_move move)
{
    char due[AN_SAN_MAX], filled[AN_TEMPLATE_ROOM];
    an_template_fill(filled, template, move);
    return write(due, templates, ply, color, move) == template->size &&
           memcmp(due, filled, template->size) == 0;
}

enum { FILE_AFTER = 1, RANK_AFTER = 8, FAR_CORNER = 63 };

static void find_squares(an_template *made, const an_templates *templates, const an_ply *ply,
                         an_color color, an_move move)
{
    char word[AN_SAN_MAX] = "", file[AN_SAN_MAX], rank[AN_SAN_MAX];
    write(word, templates, ply, color, move);
    write(file, templates, ply, color, changed(move, FILE_AFTER, 0));
    write(rank, templates, ply, color, changed(move, RANK_AFTER, 0));
    made->from = find_square(word, made->size, file, rank);
    write(file, templates, ply, color, changed(move, 0, FILE_AFTER));
    write(rank, templates, ply, color, changed(move, 0, RANK_AFTER));
    made->to = find_square(word, made->size, file, rank);
}

/* Castling is written without squares, or with those of the king, which the move does not name. */
bool an_template_make(an_template *template, const an_templates *templates, const an_ply *ply,
                      an_color color)
{
    char word[AN_SAN_MAX];
    an_move move = ply->move;
    bool castles = move.kind == AN_CASTLING;
    if (!castles)
        move.from = move.to = 0;
    size_t size = write(word, templates, ply, color, move);
    if (templates->is_careful || size > AN_TEMPLATE_WORD || strchr(word, ' ') != NULL)
        return false;
    an_template made = {.size = (uint16_t)size};
    memcpy(made.word, word, size);
    for (size_t i = 0; i < size; i++)
        made.width = (uint16_t)(made.width + an_utf8_begins(word[i]));
    if (!castles)
        find_squares(&made, templates, ply, color, move);
    else
        made.from.first = made.to.first = first_two(word);
    unsigned change = castles ? RANK_AFTER : FAR_CORNER;
    if (!holds(&made, templates, ply, color, changed(move, change, change)))
        return false;
    *template = made;
    return true;
}

/* What castles is no role of its own: the two that are none stand for it. */
const an_template *an_template_for_other(an_templates *templates, const an_ply *ply, an_color color)
{
    unsigned role = ply->move.to > ply->move.from ? AN_NO_ROLE : AN_ROLES;
    if (ply->move.kind != AN_CASTLING)
        return NULL;
    return an_template_at(templates, an_template_index(ply, color, role), ply, color);
}
