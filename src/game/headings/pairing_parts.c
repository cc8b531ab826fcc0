/* The parts of a line that says who plays whom. */
#include "pairing_parts.h"

#include <string.h>

#include "fold.h"
#include "glyphs.h"
#include "heading_cells.h"
#include "player_names.h"
#include "text.h"
#include "utf8.h"

/* Words before two players: "Partie de Dupont contre Martin". */
static const char openings[] = "partie de|partie|game|partida de|partida|partita|partij|партия";

/* Words between two players whose colors are told. */
static const char together[] = "et|and|und|y|e|en|i|och|og|и|és";

/* Short forms of White and Black beside their names, by language. */
static const char *const roles[][2] = {{"w", "b"},  {"w", "s"},   {"w", "z"}, {"b", "n"},
                                       {"bl", "n"}, {"bl", "no"}, {"б", "ч"}};

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

size_t an__last_word(an_text text)
{
    size_t at = text.size;
    while (at > 0 && text.at[at - 1] != ' ')
        at--;
    return at;
}

/* Returns the bytes of what stands between two players at the beginning of `text`, with the blanks
 * around it; 0 if there is nothing of this kind. */
static size_t against_size(an_text text, an_pairing_joint joint)
{
    size_t blanks = an__space_size(text);
    an_text rest = an_text_after(text, blanks);
    size_t mark = joint == AN_JOINT_WEAK ? an_text_starts_any(rest, "/|;|,") : 0;
    size_t size = joint == AN_JOINT_DASH   ? an__joint_size(rest)
                  : joint == AN_JOINT_WORD ? an__against_size(rest)
                  : mark > 0               ? mark
                                           : an__listed_size(rest, together);
    size_t behind = an__space_size(an_text_after(rest, size));
    bool is_apart = blanks > 0 || (mark > 0 && *rest.at != '/');
    return is_apart && size > 0 && behind > 0 ? blanks + size + behind : 0;
}

bool an__is_against(an_text text)
{
    return text.size > 0 &&
           (an__against_size(text) == text.size || an__joint_size(text) == text.size);
}

size_t an__size_to_gap(an_text text)
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

bool an__are_roles(an_text white, an_text black)
{
    bool are = white.size + black.size > 0 &&
               (white.size == 0 || is_label(white, AN_LABELS_WHITE)) &&
               (black.size == 0 || is_label(black, AN_LABELS_BLACK));
    for (size_t i = 0; i < COUNT(roles) && !are; i++)
        are = white.size > 0 && an_folded_size(white, roles[i][0]) == white.size &&
              black.size > 0 && an_folded_size(black, roles[i][1]) == black.size;
    return are;
}

/* Takes the color and the rating that stand behind `*name` off it: "Roy (B)", "Roy (B) 1850", "Roy
 * (White, 1850)". Returns the color. */
static an_text take_role(an_text *name, an_text *elo)
{
    size_t behind = an__rating_at_end(*name, elo);
    *name = an_text_from(name->at, name->size - behind);
    an_text role = an__bracket_at_end(name);
    size_t comma = an__size_to_comma(role, 0);
    an_text figures = an_text_trimmed(an_text_after(role, comma + (comma < role.size)));
    role.size -= role.size > 1 && role.at[role.size - 1] == '.'; /* "Roy (Bl.)" */
    if (behind > 0)
        return role;
    *elo = an_text_from(figures.size == 4 ? figures.at : NULL, an_digits_size(figures));
    return an_text_from(role.at, elo->size == 4 ? comma : role.size);
}

/* Takes the names and their colors from `left` and the beginning of `right`. Returns the bytes of
 * `right` that are used; 0 if there are no colors. */
static size_t split_roles(an_text left, an_text right, an_pairing_parts *all)
{
    const char *close = right.size > 0 ? memchr(right.at, ')', right.size) : NULL;
    if (close == NULL)
        return 0;
    size_t size = (size_t)(close - right.at) + 1;
    an_text elo[2];
    if (an__rating_at_end(left, &elo[0]) > 0) { /* the other one stands behind the bracket, too */
        size += an_spaces_size(an_text_after(right, size));
        size += an__size_up_to(an_text_after(right, size), ",;");
    }
    right.size = size;
    an_text left_role = take_role(&left, &elo[0]), right_role = take_role(&right, &elo[1]);
    bool is_turned = an__are_roles(right_role, left_role);
    if (!is_turned && !an__are_roles(left_role, right_role))
        return 0;
    all->white = is_turned ? right : left;
    all->black = is_turned ? left : right;
    all->elo[AN_WHITE] = elo[is_turned];
    all->elo[AN_BLACK] = elo[!is_turned];
    all->has_roles = true;
    return size;
}

size_t an__role_size(an_text text, an_text *role)
{
    size_t size;
    an_heading_label label = an__heading_label_read(text, &size);
    bool is_label = label == AN_LABELS_WHITE || label == AN_LABELS_BLACK;
    *role = an_text_from(text.at, is_label ? size : an__size_up_to(text, ".:"));
    an_text rest = an_text_after(text, role->size);
    rest = an_text_after(rest, !is_label && an_text_starts(rest, "."));
    const bool has_comma = an_text_starts(rest, ",");
    const bool is_column =
        has_comma && an_text_count(rest, ',') == 1 && an_blanks_size(an_text_after(rest, 1)) == 0;
    size_t mark = has_comma ? is_column : an__cell_mark_size(rest);
    size_t gap = is_label && mark > 0 ? mark : an_spaces_size(rest);
    bool has_colon = an_text_starts(an_text_after(rest, gap), ":");
    if (has_colon)
        gap += 1 + an_spaces_size(an_text_after(rest, gap + 1));
    rest = an_text_after(rest, gap);
    bool is_small = rest.size > 0 && an_is_letter(*rest.at) && !an_is_upper(*rest.at);
    bool may_be = gap > 0 && rest.size > 0 && has_colon != is_label && (is_label || !is_small);
    return may_be ? text.size - rest.size : 0;
}

/* Takes the colors off the beginnings of both names: "Bl.: Roy ; N.: Martin", "Blancs Roy 1850 -
 * Noirs Martin 1900". */
static void take_roles(an_pairing_parts *all)
{
    an_text left, right, elo;
    const size_t left_size = an__role_size(all->white, &left),
                 right_size = an__role_size(all->black, &right);
    const bool is_turned = an__are_roles(right, left), is_short = left.size <= 2;
    if (left_size == 0 || right_size == 0 || (!is_turned && !an__are_roles(left, right)) ||
        (!is_short &&
         (an__rating_at_end(all->white, &elo) == 0 || an__rating_at_end(all->black, &elo) == 0)))
        return;
    const an_text first = an_text_after(all->white, left_size),
                  second = an_text_after(all->black, right_size);
    all->white = is_turned ? second : first;
    all->black = is_turned ? first : second;
    all->has_roles = is_short;
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

/* Splits `line` at several blanks or a tab, if they stand in one place alone. */
static bool split_wide(an_text line, an_pairing_parts *all)
{
    size_t at = an__size_to_gap(line);
    an_text right = an_text_trimmed(an_text_after(line, at));
    *all = (an_pairing_parts){.white = an_text_from(line.at, at),
                              .black = right,
                              .size = line.size,
                              .end = line.size,
                              .joint = AN_JOINT_WIDE};
    all->rest = all->code = an_text_from(line.at, 0);
    take_roles(all);
    return right.size > 0 && an__size_to_gap(right) == right.size;
}

bool an__pairing_split(an_text line, an_pairing_joint joint, an_pairing_parts *all)
{
    size_t at = 0, gap = 0;
    *all = (an_pairing_parts){.joint = joint};
    if (joint == AN_JOINT_WIDE)
        return split_wide(line, all);
    while (at < line.size && gap == 0)
        gap = against_size(an_text_after(line, at++), joint);
    if (gap == 0)
        return false;
    an_text left = an_text_trimmed(an_text_from(line.at, at - 1));
    size_t opening = joint == AN_JOINT_DASH ? 0 : an__listed_size(left, openings);
    all->white = an_text_trimmed(an_text_after(left, opening));
    size_t right_at = at - 1 + gap;
    an_text right = an_text_after(line, right_at);
    size_t size = split_roles(all->white, right, all);
    all->size = all->end = right_at + size;
    if (size > 0)
        return true;
    size = an__size_to_comma(right, an_text_count(all->white, ','));
    size_t gap_at = an__size_to_gap(an_text_from(right.at, size));
    size = gap_at > 0 ? gap_at : size;
    all->size = right_at + size;
    all->end = line.size;
    all->rest = an_text_trimmed(an_text_after(right, size + (size < right.size)));
    all->black = an_text_trimmed(an_text_from(right.at, size));
    take_code(all);
    if (all->code.size == 0)
        take_bracket(line, all);
    take_roles(all);
    return joint != AN_JOINT_WEAK || all->has_roles || memchr(line.at + at - 1, '/', gap) != NULL;
}
