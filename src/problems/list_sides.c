/* Whose pieces a list speaks of: the names of the sides, and the colors of figurines. */
#include "list_sides.h"

#include "fold.h"
#include "glyphs.h"
#include "heading_labels.h"
#include "position.h"
#include "text.h"
#include "utf8.h"

/* Names that are too short, or too common, to be labels of a heading. */
static const struct {
    const char *name;
    an_color color;
} short_names[] = {
    {"w", AN_WHITE}, {"b", AN_BLACK},    {"n", AN_BLACK},      {"bl", AN_WHITE},
    {"s", AN_BLACK}, {"ws", AN_WHITE},   {"sw", AN_BLACK},     {"bianchi", AN_WHITE},
    {"z", AN_BLACK}, {"neri", AN_BLACK}, {"blanco", AN_WHITE}, {"negro", AN_BLACK},
};

size_t an__colon_size(an_text text)
{
    size_t size = an__space_size(text);
    if (size == text.size || (text.at[size] != ':' && text.at[size] != '='))
        return 0;
    return size + 1;
}

bool an__side_name_read(an_text text, size_t *size, an_color *color)
{
    size_t bytes, colon;
    an_heading_label label = an__heading_label_read(text, &bytes);
    bool is_side = label == AN_LABELS_WHITE || label == AN_LABELS_BLACK;
    an_color side = label == AN_LABELS_BLACK ? AN_BLACK : AN_WHITE;
    for (size_t i = 0; !is_side && i < sizeof short_names / sizeof *short_names; i++) {
        bytes = an__folded_words_size(text, an_text_of(short_names[i].name));
        is_side = bytes > 0 && an__colon_size(an_text_after(text, bytes)) > 0;
        side = short_names[i].color;
    }
    if (!is_side)
        return false;
    colon = an__colon_size(an_text_after(text, bytes));
    if (size != NULL)
        *size = bytes + colon;
    if (color != NULL)
        *color = side;
    return true;
}

bool an__b_is_white(an_text list, an_text name)
{
    while (list.size > 0 &&
           (an_folded_size(list, "n") == 0 || an__colon_size(an_text_after(list, 1)) == 0))
        list = an_text_after(list, 1);
    return list.size > 0 && an_folded_size(name, "b") > 0;
}

bool an__side_shown(an_text text, an_color *color)
{
    size_t size;
    an_role role = an__figurine_read(text, &size);
    if (role == AN_NO_ROLE)
        return false;
    *color = an_text_starts(text, an__black_figurines[role]) ? AN_BLACK : AN_WHITE;
    return true;
}

bool an__listed_side_read(an_text text, an_color *color)
{
    size_t size;
    if (an__side_name_read(text, NULL, color))
        return true;
    if (!an__side_shown(text, color))
        return false;
    an__figurine_read(text, &size);
    size += an__space_size(an_text_after(text, size));
    an_text behind = an_text_after(text, size);
    while (behind.size >= 2 && an_names_square(behind.at))
        behind = an_text_after(behind, 2);
    bool is_over =
        behind.size == 0 || an__space_size(behind) > 0 || an_is_among(*behind.at, ",;/|.(");
    return is_over && behind.at > text.at + size;
}
