/* What one cell of a heading says: each kind of cell has its reader. */
#include "cell_readers.h"

#include <string.h>

#include "event_words.h"
#include "fold.h"
#include "heading_cells.h"
#include "pairing_parts.h"
#include "played_words.h"
#include "player_names.h"
#include "text.h"
#include "utf8.h"

typedef an_heading_reading reading;

/* ---- values behind labels ---- */

/* Returns true if `text` is a number of `least` to four digits. */
static bool is_number(an_text text, size_t least)
{
    return text.size >= least && text.size <= 4 && an_digits_size(text) == text.size;
}

/* Returns true if `text` is the number of a round: "3", "3.2". */
static bool is_round(an_text text)
{
    enum { LONGEST = 8 };
    if (text.size == 0 || text.size > LONGEST || !an_is_digit(*text.at) ||
        !an_is_digit(text.at[text.size - 1]))
        return false;
    for (size_t i = 0; i < text.size; i++)
        if (!an_is_digit(text.at[i]) && text.at[i] != '.')
            return false;
    return true;
}

/* Returns the number of a round without the count of rounds behind it: "3/7", "3 / 9". */
static an_text without_count(an_text round)
{
    const char *slash = round.size > 0 ? memchr(round.at, '/', round.size) : NULL;
    const size_t size = slash == NULL ? round.size : (size_t)(slash - round.at);
    const an_text count = an_text_trimmed(an_text_after(round, size + (slash != NULL)));
    bool is_count = count.size > 0 && an_digits_size(count) == count.size;
    return is_count ? an_text_trimmed(an_text_from(round.at, size)) : round;
}

/* Returns true if `text` may be the name of anything: it is short, and holds a letter and no
 * control character. */
static bool is_text(an_text text)
{
    enum { LONGEST = 100 };
    bool has_letter = false;
    if (text.size > LONGEST)
        return false;
    for (size_t i = 0; i < text.size; i++) {
        if ((unsigned char)text.at[i] < ' ')
            return false;
        has_letter = has_letter || an_is_letter(text.at[i]) || (unsigned char)text.at[i] >= 0xc3;
    }
    return has_letter;
}

/* Sets the value of `tag` if `may_be` is true, and returns `may_be`. */
static bool take(an_found_values *said, an_found_tag tag, an_text value, bool may_be)
{
    if (may_be)
        said->values[tag] = value;
    return may_be;
}

static bool read_rating(an_found_values *said, an_found_tag tag, an_text value)
{
    return tag < AN_FOUND_COUNT && take(said, tag, value, is_number(value, 3));
}

static bool read_date(const reading *r, an_found_values *said, an_text value)
{
    return value.size > 0 && (an__heading_date_read(value, r->order, said) == value.size ||
                              an__heading_year_read(value, said) == value.size);
}

/* Reads a pairing behind a label. Behind that of a round, two clubs may meet. */
static size_t read_pairing(const reading *r, an_heading_label label, an_text text,
                           an_found_values *said)
{
    const an_pairing_trust trust = label == AN_LABELS_ROUND ? r->trust : AN_PAIRING_SURE;
    const an_text next = an_text_from(text.at, 0);
    return text.size == 0 ? 0 : an__pairing_read(text, next, trust, r->order, said);
}

/* Reads the value behind a label. Returns false unless all of `value` is what the label announces.
 */
static bool read_value(const reading *r, an_heading_label label, an_text value,
                       an_found_values *said)
{
    an_text code;
    switch (label) {
    case AN_LABELS_NOTHING:
        return false;
    case AN_LABELS_WHITE:
        return an__side_read(value, AN_WHITE, true, said);
    case AN_LABELS_BLACK:
        return an__side_read(value, AN_BLACK, true, said);
    case AN_LABELS_WHITE_ELO:
        return read_rating(said, AN_FOUND_WHITE_ELO, value);
    case AN_LABELS_BLACK_ELO:
        return read_rating(said, AN_FOUND_BLACK_ELO, value);
    case AN_LABELS_ELO:
        return read_rating(said, r->elo, value);
    case AN_LABELS_EVENT:
        return take(said, AN_FOUND_EVENT, value, is_text(value));
    case AN_LABELS_SITE:
        return take(said, AN_FOUND_SITE, value, is_text(value));
    case AN_LABELS_DATE:
        return read_date(r, said, value);
    case AN_LABELS_ROUND:
        value = without_count(value);
        return take(said, AN_FOUND_ROUND, value, is_round(value));
    case AN_LABELS_BOARD:
        return take(said, AN_FOUND_BOARD, value, is_number(value, 1));
    case AN_LABELS_RESULT:
        return an__heading_result_read(value, &said->values[AN_FOUND_RESULT]);
    case AN_LABELS_ECO:
        return value.size > 0 && an__eco_read(value, &code) == value.size &&
               take(said, AN_FOUND_ECO, code, true);
    case AN_LABELS_OPENING:
        return take(said, AN_FOUND_OPENING, value, is_text(value));
    case AN_LABELS_ANNOTATOR:
        return take(said, AN_FOUND_ANNOTATOR, value, is_text(value));
    case AN_LABELS_GAME:
        return read_pairing(r, label, value, said) == value.size;
    }
    return false;
}

/* ---- cells ---- */

/* Notes that the rating of `player` may follow, as the name was read. If both players were named
 * and neither has a rating, nobody can tell whose the next one is. */
static void await_rating(reading *r, an_heading_label player)
{
    bool is_white = player == AN_LABELS_WHITE;
    an_found_tag other = is_white ? AN_FOUND_BLACK_ELO : AN_FOUND_WHITE_ELO;
    bool other_waits = r->elo == other && r->found->said.values[other].at == NULL;
    r->elo = other_waits ? AN_FOUND_COUNT : is_white ? AN_FOUND_WHITE_ELO : AN_FOUND_BLACK_ELO;
    r->names_player = true;
}

/* Returns true if all of `text` is a label. */
static bool is_label(an_text text)
{
    size_t size;
    return an__heading_label_read(text, &size) != AN_LABELS_NOTHING && size == text.size;
}

/* Reads a player before a bracket that stays a comment: "Vidal (Cahors) 1450". Returns the bytes of
 * the player. */
static size_t read_before_bracket(reading *r, an_heading_label label, an_text value,
                                  an_found_values *said)
{
    an_text rating;
    const size_t name = an__size_before_bracket(value, &rating);
    if (name == 0 || !read_value(r, label, an_text_from(value.at, name), said))
        return 0;
    if (rating.size > 0)
        said->values[r->elo] = rating;
    return name;
}

/* Reads a cell with a label: "Blancs : Dupont (1850)". */
static size_t read_labelled(reading *r, an_text text, an_found_values *said)
{
    an_heading_label label;
    an_text value;
    char mark;
    size_t begin = an__cell_label_size(text, &label), size;
    bool is_column =
        begin == 0 && (begin = an__first_column_size(r->line, text, &label, &mark)) > 0;
    an_text rest = an_text_after(text, begin);
    if (begin == 0)
        return 0;
    size = is_column ? an__column_size(rest, mark, &value) : an__cell_value_size(rest);
    if (label == AN_LABELS_RESULT) /* "Résultat : 0-1 (temps)" */
        size = an__size_to_bracket(an_text_from(rest.at, size));
    if (!is_column)
        value = an_text_trimmed(an_text_from(rest.at, size));
    if (memchr(text.at, ':', begin) == NULL && is_label(value)) /* heads of columns */
        return 0;
    const bool is_player = label == AN_LABELS_WHITE || label == AN_LABELS_BLACK;
    if (is_player)
        await_rating(r, label);
    if (read_value(r, label, value, said))
        return begin + size;
    *said = (an_found_values){0};
    const bool is_side = is_player && !is_column;
    size_t name = is_side ? read_before_bracket(r, label, value, said) : 0;
    if (is_side && name == 0) { /* a column of anything else stands behind the name */
        name = an__size_to_gap(value);
        name = read_value(r, label, an_text_from(value.at, name), said) ? name : 0;
    }
    return name > 0 ? (size_t)(value.at - text.at) + name : 0;
}

/* Reads a rating in the column behind a player: "White;Oliver Grant;1210". */
static size_t read_rating_column(reading *r, an_text text, an_found_values *said)
{
    size_t digits = an_digits_size(text);
    const ptrdiff_t before = text.at - r->line;
    bool is_column = r->names_player && before > 1 &&
                     (text.at[-1] == ';' || an_text_starts(an_text_from(text.at - 2, 2), "| "));
    return is_column && read_rating(said, r->elo, an_text_from(text.at, digits)) ? digits : 0;
}

/* Reads a label with a number: "Ronde 3", "Table n° 2", "Round 3.2", "Elo 1850". */
static size_t read_numbered(reading *r, an_text text, an_found_values *said)
{
    an_heading_label label;
    an_text number;
    size_t size = an__cell_numbered_size(text, &label, &number);
    bool takes_number =
        label == AN_LABELS_ROUND || label == AN_LABELS_BOARD || label == AN_LABELS_ELO;
    return takes_number && read_value(r, label, number, said) ? size : 0;
}

/* Reads a round that is counted: "3e ronde", "2. kolo", "Première ronde", "Ronda 3ª". */
static size_t read_counted(reading *r, an_text text, an_found_values *said)
{
    (void)r;
    an_text number;
    const size_t size = an__counted_round_size(text, &number);
    return take(said, AN_FOUND_ROUND, number, size > 0) ? size : 0;
}

/* Reads the short form of a round: "R3", "Rd. 3". */
static size_t read_short_round(reading *r, an_text text, an_found_values *said)
{
    (void)r;
    size_t word = an__listed_size(text, "rd|rd.|rnd|rnd.");
    word = word > 0 ? word + an_blanks_size(an_text_after(text, word)) : an_text_starts(text, "R");
    size_t digits = word > 0 ? an_digits_size(an_text_after(text, word)) : 0;
    if (digits == 0 || digits > 2)
        return 0;
    said->values[AN_FOUND_ROUND] = an_text_from(text.at + word, digits);
    return word + digits;
}

/* Reads the number of a board, a round or a game, and the pairing behind: "Table 2 : Dupont -
 * Martin". */
static size_t read_board(reading *r, an_text text, an_found_values *said)
{
    an_heading_label label;
    an_text number;
    size_t size = an__cell_numbered_size(text, &label, &number);
    bool is_told = (label == AN_LABELS_BOARD || label == AN_LABELS_ROUND) &&
                   read_value(r, label, number, said);
    if (!is_told && (label != AN_LABELS_GAME || !is_number(number, 1)))
        return 0;
    size += an__space_size(an_text_after(text, size));
    if (size == text.size || text.at[size] != ':')
        return 0;
    size += 1 + an_blanks_size(an_text_after(text, size + 1));
    size_t pairing = read_pairing(r, label, an_text_after(text, size), said);
    return pairing > 0 ? size + pairing : 0;
}

/* Reads a date: "12 mars 2019", "(12 mars 2019)". */
static size_t read_lone_date(reading *r, an_text text, an_found_values *said)
{
    size_t open = an_text_starts(text, "(");
    size_t size = an__heading_date_read(an_text_after(text, open), r->order, said);
    bool is_closed = open == 0 || an_text_starts(an_text_after(text, open + size), ")");
    return size > 0 && is_closed ? size + 2 * open : 0;
}

/* Reads a place before a date, "Paris, 12 mars 2019", if the line names an event or a round. Behind
 * a dash and another name it may be a club: "Interclubs, Metz - Nancy, 12 mars 2019". */
static size_t read_place_and_date(reading *r, an_text text, an_found_values *said)
{
    an_found_values date = {0};
    bool may_be = r->has_occasion && !r->is_opposed;
    size_t place = may_be ? an__cell_unread_size(text) : text.size;
    size_t mark = an__cell_mark_size(an_text_after(text, place));
    an_text behind = an_text_after(text, place + mark);
    size_t size = mark > 0 ? an__heading_date_read(behind, r->order, &date) : 0;
    an_text all = an_text_from(text.at, place + mark + size);
    return size > 0 && an__place_and_date_read(all, r->order, said) ? all.size : 0;
}

/* Reads a round: "Ronde 3" or "3e ronde". */
static size_t read_round(reading *r, an_text text, an_found_values *said)
{
    size_t size = read_numbered(r, text, said);
    size = size > 0 ? size : read_counted(r, text, said);
    return said->values[AN_FOUND_ROUND].at != NULL ? size : 0;
}

/* Returns the bytes of what parts two cells at the beginning of `text`: more than a blank or the
 * end of a sentence. */
static size_t wide_gap_size(an_text text)
{
    size_t size = an__cell_gap_size(text);
    bool is_narrow = size > 0 && (*text.at == '.' || (size == 1 && *text.at == ' '));
    return is_narrow ? 0 : size;
}

/* Returns true if one of the next cells of `line` is a round or a date. */
static bool tells_occasion(reading *r, an_text line)
{
    bool tells = false;
    for (size_t gap; !tells && (gap = wide_gap_size(line)) > 0;) {
        an_found_values said = {0};
        line = an_text_after(line, gap);
        an_heading_label label = AN_LABELS_NOTHING;
        if (line.size > 0)
            an__cell_label_size(line, &label);
        tells = label == AN_LABELS_ROUND || label == AN_LABELS_DATE ||
                read_round(r, line, &said) > 0 || an__heading_date_read(line, r->order, &said) > 0;
        line = an_text_after(line, line.size > 0 ? an__cell_unread_size(line) : 0);
    }
    return tells;
}

/* Returns `name` without a number at its end: "Metz 2". */
static an_text without_number(an_text name)
{
    while (name.size > 0 && (an_is_digit(name.at[name.size - 1]) || name.at[name.size - 1] == ' '))
        name.size--;
    return name;
}

/* Returns the bytes of an event that may be a match between two clubs, with the second one: "Match
 * Metz 2 - Nancy". Whoever stands behind the dash is no place then. */
static size_t event_size(an_text text)
{
    size_t word = an__meeting_word_size(text), first = an__cell_unread_size(text);
    an_text host = an_text_trimmed(an_text_from(text.at + word, first - word));
    size_t mark = an__cell_mark_size(an_text_after(text, first));
    bool has_dash = mark > 0 && memchr(text.at + first, ',', mark) == NULL;
    if (word == 0 || !has_dash || !an__may_be_name(without_number(host)))
        return first;
    an_text guest = an_text_after(text, first + mark);
    guest.size = guest.size > 0 ? an__cell_unread_size(guest) : 0;
    bool is_guest = an__may_be_name(without_number(guest));
    return is_guest ? first + mark + guest.size : first;
}

/* Reads the name of an event before a round or a date: "Championnat interclubs, ronde 3". A label
 * with nothing behind it is none. */
static size_t read_event(reading *r, an_text text, an_found_values *said)
{
    size_t size = event_size(text);
    an_text event = an_text_trimmed(an_text_from(text.at, size));
    bool may_be = is_text(event) && !is_label(event) &&
                  tells_occasion(r, an_text_after(text, size)) && an__names_event(event);
    return take(said, AN_FOUND_EVENT, event, may_be) ? size : 0;
}

/* Reads an event that begins with its word, and the round right behind it: "Vereinsmeisterschaft 3.
 * Runde". */
static size_t read_event_and_round(reading *r, an_text text, an_found_values *said)
{
    size_t cell = an__begins_with_event(text) ? an__cell_unread_size(text) : 0;
    for (size_t i = 1; i <= cell && i < text.size; i++) {
        size_t size = text.at[i] == ' ' ? read_round(r, an_text_after(text, i + 1), said) : 0;
        if (size > 0) {
            said->values[AN_FOUND_EVENT] = an_text_from(text.at, i);
            return i + 1 + size;
        }
    }
    return 0;
}

/* Reads when and where a game was played: "Jouée à Berlin en 1852". */
static size_t read_played(reading *r, an_text text, an_found_values *said)
{
    return an__played_read(text, r->order, said);
}

/* Reads a result that is alone on its line, if a player is named: "0 - 1". */
static size_t read_result(reading *r, an_text text, an_found_values *said)
{
    const an_text *all = r->found->said.values;
    bool may_be =
        text.at == r->line && (all[AN_FOUND_WHITE].at != NULL || all[AN_FOUND_BLACK].at != NULL);
    size_t size = may_be ? an__heading_figures_read(text, &said->values[AN_FOUND_RESULT]) : 0;
    return an_text_trimmed(an_text_after(text, size)).size == 0 ? size : 0;
}

/* Reads the code of an opening: "C65", "[C65]". */
static size_t read_code(reading *r, an_text text, an_found_values *said)
{
    (void)r;
    return an__eco_read(text, &said->values[AN_FOUND_ECO]);
}

/* The readers of all kinds of cells. Each returns the bytes that it understands at the beginning of
 * `text`; 0 if it understands none. */
static size_t (*const cells[])(reading *r, an_text text, an_found_values *said) = {
    read_labelled,       read_rating_column, read_board,  read_numbered,        read_counted,
    read_short_round,    read_lone_date,     read_code,   read_event_and_round, read_event,
    read_place_and_date, read_result,        read_played,
};

/* Returns true if a cell may end at text.at[at]: also before a bracket, "Ronde 3 (Lyon)", or a
 * date, "Ronde 3 le 12 mars 2019". */
static bool may_end_at(const reading *r, an_text text, size_t at)
{
    an_found_values date = {0};
    an_text rest = an_text_after(text, at);
    size_t blanks = an_spaces_size(rest);
    return an__ends_cell(rest) || an__ends_sentence_at(text, at) || an_text_starts(rest, " (") ||
           an_text_is(rest, ".") ||
           (blanks > 0 && an__day_size(an_text_after(rest, blanks), r->order, &date) > 0);
}

size_t an__heading_cell_read(an_heading_reading *r, an_text text, an_found_values *said)
{
    for (size_t i = 0; i < sizeof cells / sizeof *cells; i++) {
        *said = (an_found_values){0};
        size_t size = cells[i](r, text, said);
        if (size > 0 && may_end_at(r, text, size))
            return size;
    }
    return 0;
}

size_t an__heading_end_read(const an_heading_reading *r, an_text cell, an_found_values *said)
{
    size_t at = cell.size;
    for (size_t i = 0; r->has_occasion && i < cell.size; i++) {
        const an_text rest = an_text_after(cell, i);
        *said = (an_found_values){0};
        if ((i == 0 || cell.at[i - 1] == ' ') && an__day_size(rest, r->order, said) == rest.size)
            return rest.size;
    }
    while (at > 0 && cell.at[at - 1] != ' ')
        at--;
    an_text code = an_text_after(cell, at);
    bool is_sure = code.size > 0 && at > 0 &&
                   (an_is_among(*code.at, "([") || an__names_opening(an_text_from(cell.at, at)));
    *said = (an_found_values){0};
    return is_sure && an__eco_read(code, &said->values[AN_FOUND_ECO]) == code.size ? code.size : 0;
}
