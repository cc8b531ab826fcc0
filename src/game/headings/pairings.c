/* Who plays whom, on one line:
 *
 *     Dupont (1850) – Martin (2010), Paris 2019
 *     Short,Nigel D (2440) - Szabo,Laszlo (2510) [A11] 1/2-1/2
 *     side                   side                code  result
 */
#include "pairings.h"

#include <string.h>

#include "algnot/notation.h"

#include "event_words.h"
#include "fold.h"
#include "glyphs.h"
#include "pairing_parts.h"
#include "player_names.h"
#include "result_words.h"
#include "text.h"
#include "utf8.h"

/* ---- what stands beside the names ---- */

size_t an__heading_figures_read(an_text text, an_text *name)
{
    size_t size;
    an_result result = an_result_read(text, &size);
    if (result == AN_NO_RESULT || result == AN_UNFINISHED)
        return 0;
    *name = an_text_of(an_result_name(result));
    return size;
}

/* Returns true if `line` is a result in figures. */
static bool is_result(an_text line)
{
    an_text name;
    size_t size = an__heading_figures_read(line, &name);
    return size > 0 && an_text_trimmed(an_text_after(line, size)).size == 0;
}

bool an__heading_result_read(an_text text, an_text *name)
{
    size_t size;
    an_result result = an_result_read(text, &size);
    if (result == AN_NO_RESULT || size != text.size)
        result = an__result_in_words(text);
    if (result == AN_NO_RESULT || result == AN_UNFINISHED)
        return false;
    *name = an_text_of(an_result_name(result));
    return true;
}

/* Returns `text` without blanks, commas and dashes at its end. */
static an_text without_mark(an_text text)
{
    size_t at = an__last_word(text);
    if (at > 0 && at < text.size && an__dash_size(an_text_after(text, at)) == text.size - at)
        text.size = at;
    return an_text_stripped_end(text, " ,");
}

/* Returns true if `text` ends with a year, and puts that into `*said`. */
static bool ends_with_year(an_text text, an_found_values *said)
{
    an_text word = an_text_after(text, an__last_word(text));
    bool is_enclosed = word.size > 2 && *word.at == '(' && word.at[word.size - 1] == ')';
    word = an_text_from(word.at + is_enclosed, word.size - 2 * (size_t)is_enclosed);
    return word.size > 0 && an__heading_year_read(word, said) == word.size;
}

bool an__place_and_date_read(an_text text, an_day_order order, an_found_values *said)
{
    size_t at = 0;
    for (; at < text.size; at++) {
        an_text rest = an_text_after(text, at);
        bool begins_word = at == 0 || an_is_among(text.at[at - 1], " ,");
        if (begins_word && an__heading_date_read(rest, order, said) == rest.size)
            break;
    }
    if (at == text.size && ends_with_year(text, said))
        at = an__last_word(text);
    if (at == text.size)
        return false;
    an_text place = without_mark(an_text_trimmed(an_text_from(text.at, at)));
    if (place.size > 0)
        said->values[AN_FOUND_SITE] = place;
    return place.size == 0 || an__may_be_name(place);
}

/* ---- sides ---- */

/* Returns `name` without the full stop of a sentence. Behind a short last word, or one that holds
 * another full stop ("P.-L."), it is that of an abbreviation, and stays. */
static an_text without_stop(an_text name)
{
    enum { SHORT = 3 };
    size_t at = an__last_word(name), size = name.size - at;
    bool is_stop = size > SHORT + 1 && name.at[name.size - 1] == '.' &&
                   memchr(name.at + at, '.', size - 1) == NULL;
    return an_text_from(name.at, name.size - is_stop);
}

/* Returns true if `name` is a single letter, such as A or B for players who stay anonymous. */
static bool is_letter(an_text name)
{
    size_t size = 0;
    uint32_t point = name.size > 0 ? an_utf8_decode(name, &size) : 0;
    return size > 0 && size == name.size && an__small_letter(point) != point;
}

static bool is_of_years(an_text number)
{
    return memcmp(number.at, "1800", number.size) >= 0 &&
           memcmp(number.at, "2100", number.size) < 0;
}

/* Returns true if `rating`, which stands behind `name`, may be a year. `written` is the rating with
 * its brackets or its word. A year has neither, and the name has more words than a surname and a
 * first name, as a place may be part of it: "Durand Paul Paris 1998". */
static bool may_be_year(an_text name, an_text rating, an_text written)
{
    enum { BLANKS = 2 };
    bool is_bare = an_text_equal(an_text_trimmed(written), rating);
    return an_text_count(name, ' ') >= BLANKS && is_bare && is_of_years(rating);
}

/* "Tom Harris, 1743": returns the bytes of a rating behind the last comma, with it, and sets
 * *rating to it; 0 if there is none. A number between 1800 and 2100 may be a year. */
static size_t rating_behind_comma(an_text side, an_text *rating)
{
    enum { DIGITS = 4 };
    size_t size = 0;
    while (size < side.size && side.at[side.size - size - 1] != ',')
        size++;
    if (size++ == side.size)
        return 0;
    *rating = an_text_trimmed(an_text_from(side.at + side.size - size + 1, size - 1));
    bool is_rating = rating->size == DIGITS && an_digits_size(*rating) == DIGITS &&
                     *rating->at >= '1' && *rating->at <= '2' && !is_of_years(*rating);
    return is_rating ? size : 0;
}

bool an__side_read(an_text side, an_color color, bool is_sure, an_found_values *said)
{
    an_text rating;
    size_t size = an__rating_at_end(side, &rating);
    size = size == 0 && is_sure ? rating_behind_comma(side, &rating) : size;
    if (size > 0)
        said->values[AN_FOUND_WHITE_ELO + color] = rating;
    an_text written = an_text_after(side, side.size - size);
    side = without_stop(an_text_from(side.at, side.size - size));
    if (size > 0 && may_be_year(side, rating, written))
        return false;
    said->values[AN_FOUND_WHITE + color] = side;
    return an__may_be_name(side) ||
           (is_sure && (an__may_be_labelled_name(side) || is_letter(side)));
}

/* Removes the result from the end of `*line`, and puts it into `*said`. Returns false if there is
 * none. */
static bool take_result(an_text *line, an_found_values *said)
{
    size_t at = an__last_word(*line);
    an_text word = an_text_after(*line, at), before = an_text_trimmed(an_text_from(line->at, at));
    if (at == 0 || word.size == 0 || an_is_letter(*word.at) ||
        !an__heading_result_read(word, &said->values[AN_FOUND_RESULT]))
        return false;
    before.size -= before.at[before.size - 1] == ':'; /* "Dupont - Martin : 1-0" */
    *line = an_text_trimmed(before);
    return true;
}

/* Returns true if all of `text` is a date. */
static bool is_date(an_text text, an_day_order order)
{
    an_found_values other = {0};
    return text.size > 0 && an__heading_date_read(text, order, &other) == text.size;
}

/* Returns true if a year or a date in figures stands at the end of `text`, or of a part of it
 * between commas. */
static bool holds_year(an_text text, an_day_order order)
{
    an_found_values year = {0};
    while (text.size > 0) {
        size_t size = an__size_to_comma(text, 0);
        const an_text part = an_text_trimmed(an_text_from(text.at, size)),
                      last = an_text_after(part, an__last_word(part));
        if (ends_with_year(part, &year) || is_date(last, order))
            return true;
        text = an_text_after(text, size + (size < text.size));
    }
    return false;
}

/* Returns true if `text` says a year, and a place or event before it. A year alone behind two names
 * says less: in "Glucksberg - Najdorf Varsovie, 1930" the place is no part of the name. */
static bool tells_when(an_text text, an_day_order order)
{
    an_found_values other = {0};
    bool is_where = an__place_and_date_read(text, order, &other);
    return holds_year(text, order) && !(is_where && other.values[AN_FOUND_SITE].at == NULL);
}

/* Returns true if all of `line` is a place and a date. */
static bool is_place(an_text line, an_day_order order)
{
    an_found_values other = {0};
    return an__place_and_date_read(line, order, &other) && other.values[AN_FOUND_SITE].at != NULL;
}

/* Returns true if `name` holds an initial, "J. Dupont", "Dupont J.", or begins with a title, "Mme
 * Dupont". */
static bool has_initial(an_text name)
{
    static const char titles[] =
        "mme|mlle|mr|mrs|ms|miss|dr|herr|frau|sr|sra|señor|señora|don|doña|sig.|dhr.|mevr.|mevrouw|"
        "pan|pani";
    size_t title = an__listed_size(name, titles);
    if (title > 0 && title < name.size)
        return true;
    for (size_t i = 0; i + 1 < name.size; i++)
        if (name.at[i + 1] == '.' && an_is_upper(name.at[i]) && (i == 0 || name.at[i - 1] == ' '))
            return true;
    return false;
}

/* Returns true if `word` is the name of a piece in any language. */
static bool is_piece(an_text word)
{
    for (size_t i = 0; i < an_language_count; i++)
        for (an_role role = AN_PAWN; role <= AN_KING; role++) {
            const char *piece = an_languages[i].name[role];
            if (piece != NULL && *piece != '\0' && an_folded_size(word, piece) == word.size)
                return true;
        }
    return false;
}

/* Returns true if the two names may be pieces, "Tour contre Fou", or clubs that are called after
 * some, "Cavalier Bleu - Tour Noire". */
static bool name_pieces(an_text white, an_text black)
{
    an_text first = an_text_from(white.at, an__size_up_to(white, " "));
    an_text second = an_text_from(black.at, an__size_up_to(black, " "));
    return is_piece(white) || is_piece(black) || (is_piece(first) && is_piece(second));
}

/* Returns true if a word of `name` belongs to a club, or to an opening with no word of openings. */
static bool names_other(an_text name)
{
    static const char words[] =
        "fc|as|ac|sc|sk|sf|sg|sv|tsv|usc|asd|cercle|échiquier|man|machine|mensch|caro|benoni|"
        "stonewall|scheveningen|dragon|kann|ii|iii|iv";
    for (size_t at = 0; at < name.size; at++) {
        bool begins = at == 0 || an_is_among(name.at[at - 1], " -");
        if (begins && an__listed_size(an_text_after(name, at), words) > 0)
            return true;
    }
    return false;
}

/* Returns true if `rest` stands in brackets and is neither a name nor a place and a date:
 * "Frankenstein tegen Dracula (zie ook blz. 3)". */
static bool is_remark(an_text rest, an_day_order order)
{
    an_found_values other = {0};
    return rest.size > 0 && rest.at[-1] == '(' && !an__may_be_name(rest) &&
           !an__place_and_date_read(rest, order, &other);
}

/* Returns true if `name` has a first name, or an initial, and a surname. */
static bool is_full_name(an_text name)
{
    return an__last_word(name) > 0 || has_initial(name);
}

/* Returns true if both names have two words or an initial, and neither is that of anything else. */
static bool are_full_names(const an_pairing_parts *all)
{
    return is_full_name(all->white) && is_full_name(all->black) && !names_other(all->white) &&
           !names_other(all->black);
}

/* Returns true if the names of a line are more likely those of players than of anything else. */
static bool is_likely(const an_pairing_parts *all, an_text next, an_day_order order)
{
    if (is_remark(all->rest, order))
        return false;
    bool has_initials = has_initial(all->white) && has_initial(all->black);
    an_text round;
    return (all->joint == AN_JOINT_WORD || has_initials ||
            (all->joint < AN_JOINT_WEAK && (is_date(all->rest, order) || is_date(next, order) ||
                                            an__counted_round_size(all->rest, &round) > 0))) &&
           !name_pieces(all->white, all->black) && !names_other(all->white) &&
           !names_other(all->black);
}

/* Returns true if the line surely names two players. */
static bool is_proved(const an_pairing_parts *all, an_text next, an_day_order order)
{
    if (all->has_roles || all->joint >= AN_JOINT_WEAK) /* two columns of anything */
        return all->has_roles;
    return all->code.size > 0 || tells_when(all->rest, order) || is_place(next, order) ||
           (is_result(next) && are_full_names(all));
}

/* Returns true if `name` is one that people have on servers: one word that may hold figures and
 * underscores. */
static bool is_nickname(an_text name, bool *is_marked)
{
    enum { SHORTEST = 3, LONGEST = 30 };
    for (size_t i = 0; i < name.size; i++) {
        if (!an_is_letter(name.at[i]) && !an_is_digit(name.at[i]) && !an_is_among(name.at[i], "_-"))
            return false;
        *is_marked = *is_marked || name.at[i] == '_';
    }
    return name.size >= SHORTEST && name.size <= LONGEST && an_is_letter(*name.at);
}

/* Returns true if two nicknames with a word between them are surely some, because one holds an
 * underscore: "gm_slayer77 vs knightowl". */
static bool are_nicknames(const an_pairing_parts *all)
{
    bool is_marked = false;
    return all->joint == AN_JOINT_WORD && is_nickname(all->white, &is_marked) &&
           is_nickname(all->black, &is_marked) && is_marked;
}

/* Reads a side of a pairing. A name with its color behind it may be in small letters. */
static bool read_side(const an_pairing_parts *all, an_text side, an_color color, bool is_sure,
                      an_found_values *said)
{
    an_text name = side;
    if (all->has_given)
        an__bracket_at_end(&name);
    bool is_name = an__side_read(name, color, is_sure || all->has_roles, said) ||
                   (all->has_roles && an__may_be_small_name(name) &&
                    !is_piece(an_text_after(name, an__last_word(name))));
    an_text *read = &said->values[AN_FOUND_WHITE + color]; /* "Vogel (SK Lübeck) DWZ 1500" */
    if (!is_name && said->values[AN_FOUND_WHITE_ELO + color].at != NULL)
        is_name = an__bracket_at_end(read).size > 0 && an__may_be_name(*read);
    if (all->has_given)
        said->values[AN_FOUND_WHITE + color] = side;
    if (all->elo[color].at != NULL)
        said->values[AN_FOUND_WHITE_ELO + color] = all->elo[color];
    return is_name;
}

/* Reads a line without the result at its end, as it was split. Returns the bytes that are
 * understood. */
static size_t read_parts(const an_pairing_parts *all, an_text next, an_pairing_trust trust,
                         an_day_order order, an_found_values *said)
{
    bool is_sure = trust == AN_PAIRING_SURE;
    if (trust != AN_PAIRING_PROVED && are_nicknames(all)) {
        said->values[AN_FOUND_WHITE] = all->white;
        said->values[AN_FOUND_BLACK] = all->black;
        return all->size;
    }
    if (!read_side(all, all->white, AN_WHITE, is_sure, said) ||
        !read_side(all, all->black, AN_BLACK, is_sure, said) ||
        (all->has_roles && is_piece(all->white) && is_piece(all->black)))
        return 0;
    bool white_is_rated = said->values[AN_FOUND_WHITE_ELO].at != NULL,
         black_is_rated = said->values[AN_FOUND_BLACK_ELO].at != NULL;
    if (white_is_rated != black_is_rated)
        return 0;
    if (all->code.size > 0)
        said->values[AN_FOUND_ECO] = all->code;
    if (!is_sure && !white_is_rated && !is_proved(all, next, order) &&
        (trust < AN_PAIRING_LIKELY || !is_likely(all, next, order)))
        return 0;
    an_found_values where = {0};
    if (all->rest.size == 0 || !an__place_and_date_read(all->rest, order, &where))
        return all->size;
    said->values[AN_FOUND_SITE] = where.values[AN_FOUND_SITE];
    memcpy(said->date, where.date, sizeof said->date);
    return all->end;
}

/* Reads a line without the result at its end. Returns the bytes that are understood. */
static size_t read_line(an_text line, an_text next, an_pairing_trust trust, an_day_order order,
                        an_found_values *said)
{
    const an_found_values before = *said;
    for (an_pairing_joint joint = AN_JOINT_DASH; joint <= AN_JOINT_WIDE; joint++) {
        an_pairing_parts all;
        *said = before;
        bool is_split = (joint != AN_JOINT_WIDE || trust != AN_PAIRING_SURE) &&
                        an__pairing_split(line, joint, &all);
        size_t size = is_split ? read_parts(&all, next, trust, order, said) : 0;
        if (size > 0)
            return size;
    }
    return 0;
}

size_t an__pairing_read(an_text line, an_text next, an_pairing_trust trust, an_day_order order,
                        an_found_values *said)
{
    an_found_values with_result = *said;
    an_text before = line;
    if (take_result(&before, &with_result) &&
        read_line(before, next, AN_PAIRING_SURE, order, &with_result) == before.size) {
        *said = with_result;
        return line.size;
    }
    return read_line(line, next, trust, order, said);
}

/* ---- several pairings ---- */

/* Counts the pairing at `stretch`, unless it repeats the first one. */
static void count(an_pairing_list *list, const an_found_values *said, an_text stretch,
                  an_text result)
{
    const an_text white = said->values[AN_FOUND_WHITE], black = said->values[AN_FOUND_BLACK],
                  own = said->values[AN_FOUND_RESULT];
    if (list->count > 0 && an_text_equal(white, list->white) && an_text_equal(black, list->black))
        return;
    if (list->count++ == 0) {
        list->white = white;
        list->black = black;
    }
    if (own.at != NULL && result.at != NULL && !an_text_equal(own, result))
        return;
    list->fitting++;
    list->only = stretch.at;
}

bool an__pairing_may_be_added(an_pairing_list *list, const an_found_values *said, an_text stretch,
                              an_text result)
{
    if (said->values[AN_FOUND_WHITE].at == NULL || said->values[AN_FOUND_BLACK].at == NULL)
        return true;
    if (list->is_known)
        return list->count <= 1 || (list->fitting == 1 && stretch.at == list->only);
    count(list, said, stretch, result);
    return true;
}
