/* Templates are found out by writing: the same move with other squares differs in these alone. */
#include "template.h"

#include "notation.h"
#include "utf8.h"

/* No two characters of these squares are the same, and they count from a or 1. */
static const an_move one = {.from = 8 * 1 + 0, .to = 8 * 3 + 2};
static const an_move other = {.from = 8 * 5 + 4, .to = 8 * 7 + 6};

static size_t write(char *out, const an_templates *templates, const an_ply *ply, an_color color,
                    an_move move)
{
    an_san_parts parts = {ply->role, ply->captured, ply->needs};
    an_san san = an_san_from_parts(parts, move, (an_check_sign)ply->sign, color, AN_STANDARD);
    return an_san_write(out, &san, templates->notation);
}

bool an_template_make(an_template *template, const an_templates *templates, const an_ply *ply,
                      an_color color)
{
    char word[AN_SAN_MAX], twin[AN_SAN_MAX];
    size_t size = write(word, templates, ply, color, one);
    write(twin, templates, ply, color, other);
    if (templates->is_careful || size > AN_TEMPLATE_WORD || strchr(word, ' ') != NULL)
        return false;
    memset(template->place, (int)size, sizeof template->place);
    template->width = 0;
    for (size_t i = 0; i < size; i++) {
        template->width += an_utf8_begins(word[i]);
        if (word[i] == twin[i])
            continue;
        char first = word[i] >= 'a' ? 'a' : '1';
        int place = word[i] - first;
        template->place[place] = (uint8_t)i;
        template->first[place] = first;
    }
    memcpy(template->word, word, size);
    template->size = (uint32_t)size;
    return true;
}
