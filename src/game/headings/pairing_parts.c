/* The parts of a line that says who plays whom. */
#include "pairing_parts.h"

#include <string.h>

#include "fold.h"
#include "glyphs.h"
#include "heading_labels.h"
#include "player_names.h"
#include "text.h"
#include "utf8.h"

/* Words between two players, where no dash stands. */
static const char against[] =
    "vs.|vs|v.|v|versus|contre|gegen|contra|contro|tegen|против|proti|przeciw|mot";

/* Words before two players with such a word between them. */
static const char before[] = "partie de|partie|game|partida de|partida|partita|partij|партия";

/* Letters for White and Black behind their names, by language. */
static const char *const roles[][2] = {{"w", "b"}, {"w", "s"}, {"w", "z"}, {"b", "n"}, {"б", "ч"}};

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

size_t an__last_word(an_text text)
{
    size_t at = text.size;
    while (at > 0 && text.at[at - 1] != ' ')
        at--;
    return at;
}

/* Returns the bytes of a dash between two players at the beginning of `text`, or of a word if
 * `by_word`, with the blanks around it; 0 if there is none. */
static size_t against_size(an_text text, bool by_word)
{
    size_t blanks = an__space_size(text);
    an_text rest = an_text_after(text, blanks);
    size_t size = by_word ? an__listed_size(rest, against) : an__joint_size(rest);
    size_t behind = an__space_size(an_text_after(rest, size));
    return blanks > 0 && size > 0 && behind > 0 ? blanks + size + behind : 0;
}

bool an__is_against(an_text text)
{
    return text.size > 0 && (an__is_listed(text, against) || an__joint_size(text) == text.size);
}

/* Returns the bytes of `text` up to several blanks or a tab. */
static size_t size_to_gap(an_text text)
{
    for (size_t i = 0; i < text.size; i++)
        if (text.at[i] == '\t' || (text.at[i] == ' ' && an_blanks_size(an_text_after(text, i)) > 1))
            return i;
    return text.size;
}

size_t an__size_to_comma(an_text text, size_t index)
{
    for (size_t i = 0; i < text.size; i++) {
        const char *close = text.at[i] == '(' ? memchr(text.at + i, ')', text.size - i) : NULL;
        if (close != NULL)
            i = (size_t)(close - text.at);
        else if (text.at[i] == ',' && index-- == 0)
            return i;
    }
    return text.size;
}

an_text an__bracket_at_end(an_text *name)
{
    size_t at = name->size > 0 && name->at[name->size - 1] == ')' ? name->size - 1 : 0;
    while (at > 0 && name->at[at] != '(')
        at--;
    if (at == 0)
        return an_text_from(name->at, 0);
    an_text inner = an_text_from(name->at + at + 1, name->size - at - 2);
    *name = an_text_trimmed(an_text_from(name->at, at));
    return inner;
}

/* Returns true if `text` is a label of this kind, and nothing else. */
static bool is_label(an_text text, an_heading_label names)
{
    size_t size;
    return an__heading_label_read(text, &size) == names && size == text.size;
}

/* Returns true if two texts say who has the white pieces, and who the black ones. */
static bool are_roles(an_text white, an_text black)
{
    bool are = is_label(white, AN_LABELS_WHITE) && is_label(black, AN_LABELS_BLACK);
    for (size_t i = 0; i < COUNT(roles) && !are; i++)
        are = white.size > 0 && an_folded_size(white, roles[i][0]) == white.size &&
              black.size > 0 && an_folded_size(black, roles[i][1]) == black.size;
    return are;
}

/* Takes the names and their colors from `left` and the beginning of `right`. Returns the bytes of
 * `right` that are used; 0 if there are no colors. */
static size_t split_roles(an_text left, an_text right, an_pairing_parts *all)
{
    const char *close = right.size > 0 ? memchr(right.at, ')', right.size) : NULL;
    if (close == NULL)
        return 0;
    size_t size = (size_t)(close - right.at) + 1;
    right.size = size;
    an_text left_role = an__bracket_at_end(&left), right_role = an__bracket_at_end(&right);
    bool is_turned = are_roles(right_role, left_role);
    if (!is_turned && !are_roles(left_role, right_role))
        return 0;
    all->white = is_turned ? right : left;
    all->black = is_turned ? left : right;
    all->has_roles = true;
    return size;
}

/* Takes the code of an opening off the end of Black's name. */
static void take_code(an_pairing_parts *all)
{
    an_text last = an_text_after(all->black, an__last_word(all->black));
    if (last.size > 0 && an__eco_read(last, &all->code) == last.size)
        all->black = an_text_trimmed(an_text_from(all->black.at, all->black.size - last.size));
    else
        all->code = an_text_from(last.at, 0);
}

/* Takes a bracket off the end of Black's name, unless a rating or a given name stands in it. */
static void take_bracket(an_text line, an_pairing_parts *all)
{
    an_text white = all->white, black = all->black, rating;
    an_text of_white = an__bracket_at_end(&white), of_black = an__bracket_at_end(&black);
    all->has_given = an__may_be_name(of_white) && an__may_be_name(of_black);
    if (of_black.size == 0 || of_white.size > 0 || an__rating_at_end(all->black, &rating) > 0)
        return;
    all->black = black;
    all->rest = of_black;
    all->size = (size_t)(black.at + black.size - line.at);
    all->end = (size_t)(of_black.at + of_black.size + 1 - line.at);
}

bool an__pairing_split_wide(an_text line, an_pairing_parts *all)
{
    size_t at = size_to_gap(line);
    an_text right = an_text_trimmed(an_text_after(line, at));
    *all = (an_pairing_parts){.white = an_text_from(line.at, at),
                              .black = right,
                              .size = line.size,
                              .end = line.size,
                              .is_wide = true};
    all->rest = all->code = an_text_from(line.at, 0);
    return right.size > 0 && size_to_gap(right) == right.size;
}

bool an__pairing_split(an_text line, bool by_word, an_pairing_parts *all)
{
    size_t at = 0, gap = 0;
    *all = (an_pairing_parts){.has_word = by_word};
    while (at < line.size && gap == 0)
        gap = against_size(an_text_after(line, at++), by_word);
    if (gap == 0)
        return false;
    an_text left = an_text_trimmed(an_text_from(line.at, at - 1));
    all->white =
        by_word ? an_text_trimmed(an_text_after(left, an__listed_size(left, before))) : left;
    size_t right_at = at - 1 + gap;
    an_text right = an_text_after(line, right_at);
    size_t size = split_roles(all->white, right, all);
    all->size = all->end = right_at + size;
    if (size > 0)
        return true;
    size = an__size_to_comma(right, an_text_count(all->white, ','));
    size_t gap_at = size_to_gap(an_text_from(right.at, size));
    size = gap_at > 0 ? gap_at : size;
    all->size = right_at + size;
    all->end = line.size;
    all->rest = an_text_trimmed(an_text_after(right, size + (size < right.size)));
    all->black = an_text_trimmed(an_text_from(right.at, size));
    take_code(all);
    if (all->code.size == 0)
        take_bracket(line, all);
    return true;
}
