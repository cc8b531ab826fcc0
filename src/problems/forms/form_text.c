/* Problems as people type them, and EPD: each line says one thing, an empty line ends a problem.
 *
 *     ; Jacques Dupont, Phénix 1999              a comment; the first one names the problem
 *     Blancs : Rf1 Da3 Cc4 / Noirs : Re5 Pd6     or a FEN, or EPD with its operations; the
 *                                                stipulation may stand between the sides, too
 *     h#2,5 (3+2) 2.1.1…
 *     échecs alphabétiques
 *     b) c4→c5
 */
#include "extremes.h"
#include "form_fields.h"

#include "fold.h"
#include "intention.h"
#include "list_sides.h"
#include "text.h"
#include "utf8.h"

/* ---- EPD ---- */

/* The operations that say what the problem is. */
static const struct {
    const char *code;
    an_draft_field field;
    bool is_direct_mate; /* the operand is the number of its moves */
} operations[] = {
    {"id", AN_FIELD_ID, false},
    {"dm", AN_FIELD_STIPULATION, true},
    {"stip", AN_FIELD_STIPULATION, false},
    {"stipulation", AN_FIELD_STIPULATION, false},
    {"variant", AN_FIELD_VARIANT, false},
    {"condition", AN_FIELD_VARIANT, false},
    {"intended", AN_FIELD_INTENDED, false},
    {"twins", AN_FIELD_TWINS, false},
    {"bm", AN_FIELD_KEY, false},
};

/* Those of the standard that do not. */
static const char *const ignored[] = {"acd", "acn", "acs",  "am",   "c0",  "c1",   "c2",
                                      "c3",  "c4",  "c5",   "c6",   "c7",  "c8",   "c9",
                                      "ce",  "eco", "fmvn", "hmvc", "nic", "noop", "pv"};

static size_t word_size(an_text text)
{
    return an__size_up_to(text, ",;");
}

/* Returns the bytes up to the semicolon that ends an operand; one in quotes does not. */
static size_t operand_size(an_text text)
{
    bool is_quoted = false;
    size_t size = 0;
    for (; size < text.size && (is_quoted || text.at[size] != ';'); size++)
        is_quoted ^= text.at[size] == '"';
    return size;
}

static an_text unquoted(an_text text)
{
    text = an_text_trimmed(text);
    if (text.size >= 2 && *text.at == '"' && text.at[text.size - 1] == '"')
        return an_text_from(text.at + 1, text.size - 2);
    return text;
}

/* Makes "#3" of the operand of dm. Without one, its code is at fault. */
static void take_direct_mate(an_problem_reader *r, an_text code, an_text operand)
{
    an_buffer *content = &r->content[AN_FIELD_STIPULATION];
    an__buffer_clear(content);
    an_buffer_put_char(content, '#');
    an_buffer_put_text(content, operand);
    if (content->failed) {
        an__fault_at(r, AN_PROBLEM_NO_MEMORY, operand);
        return;
    }
    an__set_copy(r, AN_FIELD_STIPULATION, an_buffer_text(content),
                 operand.size > 0 ? operand : code);
}

/* Returns false if there is no operation with this code. */
static bool take_operation(an_problem_reader *r, an_text code, an_text operand)
{
    bool is_known = false;
    for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++)
        is_known = is_known || an_text_is(code, ignored[i]);
    for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
        if (!an_text_is(code, operations[i].code))
            continue;
        is_known = true;
        if (operations[i].is_direct_mate)
            take_direct_mate(r, code, an_text_trimmed(operand));
        else
            an__set_field(r, operations[i].field, unquoted(operand));
    }
    return is_known;
}

/* Returns the bytes of the FEN at the beginning of a line: its board, and the fields behind it that
 * look like those of a FEN. */
static size_t fen_size(an_text line)
{
    static const char *const shapes[] = {"wb", "KQkqABCDEFGHabcdefgh-", "abcdefgh12345678-",
                                         "0123456789", "0123456789"};
    size_t size = word_size(line);
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        size_t at = size;
        while (at < line.size && an_is_space(line.at[at]))
            at++;
        size_t word = word_size(an_text_after(line, at));
        bool fits = word > 0 && word <= 5;
        for (size_t j = 0; j < word && fits; j++)
            fits = an_is_among(line.at[at + j], shapes[i]);
        if (!fits)
            break;
        size = at + word;
    }
    return size;
}

/* ---- other lines ---- */

/* Words that ask for something besides the solution. */
static const struct {
    const char *words;
    an_wishes wish;
} wishes[] = {
    {"duplex", {.is_duplex = true}},
    {"set play", {.has_set_play = true}},
    {"setplay", {.has_set_play = true}},
    {"set-play", {.has_set_play = true}},
    {"jeu apparent", {.has_set_play = true}},
    {"satzspiel", {.has_set_play = true}},
    {"tries", {.tries = 1}},
    {"essais", {.tries = 1}},
    {"verführungen", {.tries = 1}},
};

/* What stands behind a number of solutions. */
static const char solution_words[] = "solutions|solution|sols|sol|lösungen|lösung|keys|clés|clefs";

static size_t wish_size(an_problem_reader *r, an_text text)
{
    for (size_t i = 0; i < sizeof wishes / sizeof *wishes; i++) {
        size_t size = an__folded_words_size(text, an_text_of(wishes[i].words));
        if (size == 0)
            continue;
        r->draft.wishes.is_duplex |= wishes[i].wish.is_duplex;
        r->draft.wishes.has_set_play |= wishes[i].wish.has_set_play;
        r->draft.wishes.tries |= wishes[i].wish.tries;
        return size;
    }
    return 0;
}

/* Reads "2.1.1…" and "2 solutions". */
static size_t intended_size(an_problem_reader *r, an_text text)
{
    an_intention intention;
    size_t size = word_size(text), digits = an_digits_size(text);
    if (digits == 0)
        return 0;
    if (an__intention_read(&intention, an_text_from(text.at, size)) && size > digits) {
        an__set_field(r, AN_FIELD_INTENDED, an_text_from(text.at, size));
        return size;
    }
    size_t at = digits + an__space_size(an_text_after(text, digits));
    size_t word = an__listed_size(an_text_after(text, at), solution_words);
    if (word == 0)
        return 0;
    an__set_field(r, AN_FIELD_INTENDED, an_text_from(text.at, digits));
    bool has_dot = at + word < text.size && text.at[at + word] == '.';
    return at + word + has_dot;
}

static size_t count_size(an_problem_reader *r, an_text text)
{
    size_t size = 1;
    while (size < text.size && (an_is_digit(text.at[size]) || an_is_among(text.at[size], "+ ")))
        size++;
    if (*text.at != '(' || size < 4 || size == text.size || text.at[size] != ')')
        return 0;
    an__set_field(r, AN_FIELD_PIECE_COUNT, an_text_from(text.at, size + 1));
    return size + 1;
}

/* Returns whether a word is over where a text begins. The comma of a number belongs to it. */
static bool ends_word(an_text text)
{
    bool is_decimal = text.size > 1 && *text.at == ',' && an_is_digit(text.at[1]);
    return text.size == 0 || an_is_space(*text.at) || (an_is_among(*text.at, ",;(") && !is_decimal);
}

/* Reads the longest stipulation, of whole words, that the text begins with. Returns its size, or 0
 * if there is none. */
static size_t read_stipulation(an_stipulation *stipulation, an_text text)
{
    enum { LONGEST = 64 };
    size_t size = an_smaller(text.size, LONGEST);
    while (size > 0 && !(ends_word(an_text_after(text, size)) &&
                         an_stipulation_read(stipulation, an_text_from(text.at, size), NULL)))
        size--;
    return size;
}

static size_t stipulation_size(an_problem_reader *r, an_text text)
{
    an_stipulation stipulation;
    size_t size = read_stipulation(&stipulation, text);
    if (size > 0)
        an__set_field(r, AN_FIELD_STIPULATION, an_text_trimmed(an_text_from(text.at, size)));
    return size;
}

/* A variant takes the rest of its line. */
static size_t variant_size(an_problem_reader *r, an_text text)
{
    if (an_variant_from_name(an_text_trimmed(text)) == AN_VARIANT_COUNT)
        return 0;
    an__set_field(r, AN_FIELD_VARIANT, an_text_trimmed(text));
    return text.size;
}

/* Extends the twins to the end of `line`, or begins them there. */
static void extend_twins(an_problem_reader *r, an_text line)
{
    an_text *text = &r->draft.field[AN_FIELD_TWINS];
    if (text->at == NULL)
        *text = line;
    else
        text->size = (size_t)(line.at + line.size - text->at);
}

/* Returns whether a word has the sign of a goal. */
static bool has_goal_sign(an_text word)
{
    for (; word.size > 0; word = an_text_after(word, 1))
        if (*word.at == '#' || *word.at == '=' || an_text_starts(word, "\u2021"))
            return true;
    return false;
}

/* Sets the fault of words that are not understood: a wrong stipulation, if they look like one. */
static void refuse_words(an_problem_reader *r, an_text words)
{
    an_text word = an_text_from(words.at, word_size(words));
    an_problem_fault_kind kind = an__problem_of_stipulation(words);
    bool is_whole = kind == AN_PROBLEM_STIPULATION_HALVED || kind == AN_PROBLEM_STIPULATION_LONG;
    if (!is_whole && has_goal_sign(word)) {
        words = word;
        kind = an__problem_of_stipulation(word);
    } else if (kind == AN_PROBLEM_STIPULATION) {
        kind = AN_PROBLEM_WORDS;
    }
    an__fault_at(r, kind, words);
}

static void take_words(an_problem_reader *r, an_text line)
{
    static size_t (*const takers[])(an_problem_reader * r, an_text text) = {
        stipulation_size, count_size, intended_size, wish_size, variant_size};
    while (line.size > 0) {
        size_t size = 0;
        if (an__twin_label_size(line) > 0) {
            extend_twins(r, line);
            return;
        }
        for (size_t i = 0; i < sizeof takers / sizeof *takers && size == 0; i++)
            size = takers[i](r, line);
        if (size == 0) {
            refuse_words(r, line);
            return;
        }
        line = an_text_after(line, size);
        while (line.size > 0 && (an_is_space(*line.at) || an_is_among(*line.at, ",;")))
            line = an_text_after(line, 1);
    }
}

/* Reads a FEN and what stands behind it: operations of EPD, and what else may stand on a line, as
 * in "8/8/… w - - h#2". */
static void take_epd(an_problem_reader *r, an_text line)
{
    size_t size = fen_size(line);
    an__set_field(r, AN_FIELD_FEN, an_text_from(line.at, size));
    an_text rest = an_text_trimmed(an_text_after(line, size));
    while (rest.size > 0) {
        size_t code = word_size(rest);
        an_text behind = an_text_after(rest, code);
        size_t operand = operand_size(behind);
        if (code > 0 &&
            !take_operation(r, an_text_from(rest.at, code), an_text_from(behind.at, operand)))
            take_words(r, an_text_trimmed(an_text_from(rest.at, code + operand)));
        rest = an_text_after(behind, operand);
        while (rest.size > 0 && (*rest.at == ';' || an_is_space(*rest.at)))
            rest = an_text_after(rest, 1);
    }
}

/* ---- lists of pieces ---- */

/* Adds a part of the list of pieces. What stands between its parts becomes blanks. */
static void add_pieces(an_problem_reader *r, an_text part)
{
    an_text *list = &r->draft.field[AN_FIELD_PIECES], *place = &r->draft.place[AN_FIELD_PIECES];
    an_buffer *content = &r->content[AN_FIELD_PIECES];
    if (list->at == NULL) {
        an__buffer_clear(content);
        *place = an_text_from(part.at, 0);
    }
    for (const char *at = place->at + place->size; at < part.at; at++)
        an_buffer_put_char(content, ' ');
    an_buffer_put_text(content, part);
    if (content->failed)
        an__fault_at(r, AN_PROBLEM_NO_MEMORY, part);
    place->size = (size_t)(part.at + part.size - place->at);
    *list = an_buffer_text(content);
}

static bool is_separator(char c)
{
    return an_is_space(c) || an_is_among(c, ",;/|");
}

static bool begins_side(an_text text)
{
    return an__side_name_read(text, NULL, NULL);
}

/* A check is none here: a + may stand between the numbers of the pieces. */
static bool begins_stipulation(an_text text)
{
    an_stipulation stipulation;
    return read_stipulation(&stipulation, text) > 0 && stipulation.goal != AN_GOAL_CHECK;
}

/* Takes the bytes of *line up to the next word, from the second one on, at which `begins` says that
 * something else begins. Returns them without the separators at their end. */
static an_text take_part(an_text *line, bool (*begins)(an_text text))
{
    an_text part = an_text_from(line->at, 1);
    while (part.size < line->size &&
           !(is_separator(line->at[part.size - 1]) && begins(an_text_after(*line, part.size))))
        part.size++;
    *line = an_text_after(*line, part.size);
    while (part.size > 0 && is_separator(part.at[part.size - 1]))
        part.size--;
    return part;
}

/* Reads pieces, and a stipulation between those of the sides, or behind them. */
static void take_pieces(an_problem_reader *r, an_text line)
{
    while (line.size > 0) {
        add_pieces(r, take_part(&line, begins_stipulation));
        if (line.size > 0)
            take_words(r, take_part(&line, begins_side));
    }
}

/* Returns whether a line is about the pieces: it begins with the name of a side, or a figurine. A
 * stipulation may do so, too: "White mates in 2". */
static bool is_about_pieces(an_text line)
{
    an_color color;
    an_stipulation stipulation;
    return an__listed_side_read(line, &color) && !an_stipulation_read(&stipulation, line, NULL);
}

static void take_line(an_problem_reader *r, an_text line)
{
    if (*line.at == ';') {
        line = an_text_trimmed(an_text_after(line, 1));
        if (r->draft.field[AN_FIELD_ID].at == NULL && line.size > 0)
            r->draft.field[AN_FIELD_ID] = line;
    } else if (an__is_fen(line)) {
        take_epd(r, line);
    } else if (is_about_pieces(line)) {
        take_pieces(r, line);
    } else {
        take_words(r, line);
    }
}

static bool has_position(const an_problem_reader *r)
{
    return r->draft.field[AN_FIELD_FEN].at != NULL || r->draft.field[AN_FIELD_PIECES].at != NULL;
}

/* Returns whether the pieces of the side that a line names were listed before: "White: Kc8" may be
 * followed by "Black: Ka6", also where the stipulation stands above both. Figurines say so where
 * the list begins with one. */
static bool lists_side_again(const an_problem_reader *r, an_text line)
{
    an_color color, listed;
    an_text list = r->draft.field[AN_FIELD_PIECES];
    const bool is_named = begins_side(list);
    an__listed_side_read(line, &color);
    while (list.size > 0) {
        bool is_side = is_named ? an__side_name_read(list, NULL, &listed)
                                : an__listed_side_read(list, &listed);
        if (is_side && listed == color)
            return true;
        size_t word = word_size(list);
        list = an_text_after(list, word > 0 ? word : 1);
    }
    return false;
}

/* Returns whether a line ends the problem before it, and is part of the next one. */
static bool begins_next(const an_problem_reader *r, an_text line)
{
    bool has_stipulation = r->draft.field[AN_FIELD_STIPULATION].at != NULL;
    return (has_position(r) && an__is_fen(line)) ||
           (has_stipulation && is_about_pieces(line) && lists_side_again(r, line));
}

bool an__next_in_text(an_problem_reader *r)
{
    an_text line;
    bool is_begun = false;
    size_t start = r->at;
    while (an__take_line(r, &line)) {
        line = an_text_trimmed(line);
        bool is_empty = line.size == 0;
        bool is_comment = !is_empty && *line.at == ';';
        if (is_empty && !is_begun)
            continue;
        if (is_empty || begins_next(r, line)) {
            if (!is_empty)
                r->at = start;
            break;
        }
        if (!is_comment && !is_begun)
            r->draft.source = line;
        is_begun = is_begun || !is_comment;
        take_line(r, line);
        start = r->at;
    }
    return is_begun;
}
