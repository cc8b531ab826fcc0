/* Positions that are written as a list of pieces.
 *
 * The list is read in each language that it may be written in. What a bare square is depends on
 * what stands before it: behind a name or a letter that stands alone it is one more piece of that
 * kind ("pawns a2 b2", "P a2, b2"), behind a piece with its square it is a pawn ("Kf1 Ra3 b2 c2").
 * A comma without blanks joins it to that piece ("Kf1 Ra3,b3"), unless commas part all pieces so
 * ("Kf1,Ra3,b2").
 *
 * Where no side is named, figurines tell their own: "♔f1 ♕a3 b2 / ♚e5 d6". A bare square is then a
 * pawn of the side of the figurine before it, and nobody's behind a stroke or at the beginning of a
 * line. In the list of a side that is named all figurines have one color, whichever it is.
 */
#include "pieces_list.h"

#include "fold.h"
#include "heading_labels.h"
#include "letters.h"
#include "list_sides.h"
#include "position.h"
#include "text.h"
#include "utf8.h"

/* ---- one reading of a list ---- */

/* How many pieces each side has, by an_color. */
typedef struct piece_counts {
    unsigned put[2], told[2]; /* on the board, and in "(8+7)"; both told[] are 0: not told */
    an_text told_at;
} piece_counts;

/* Whose pieces are read. */
typedef struct side_read {
    int color;     /* an_color; -1 where no side is named or shown by a figurine */
    bool is_named; /* the side was named */
    int shown;     /* an_color of the figurines of the side that was named; -1: none yet */
} side_read;

typedef struct list_reader {
    an_text list;
    size_t at;
    const an_language *language;
    an_placement placement;
    side_read side;
    bool has_letters; /* or names of pieces, which belong to a language */
    an_role open;     /* the kind of piece that bare squares are; AN_NO_ROLE: pawns */
    an_role last;     /* of the piece that was put last */
    bool commas_join; /* a comma between two squares says that one kind of piece is on both */
    char knight;      /* N or S in English, as the list has it; 0: not met yet */
    an_text unplaced; /* a piece that waits for its square; empty if none does */
    piece_counts counts;
    an_problem_fault *fault;
} list_reader;

static an_text rest_of(const list_reader *r)
{
    return an_text_after(r->list, r->at);
}

static bool refuse(list_reader *r, an_problem_fault_kind kind, size_t size)
{
    return an_problem_refuse(r->fault, kind, an_text_from(r->list.at + r->at, size));
}

/* Returns the bytes of the word that a fault points to. */
static size_t word_size(an_text text)
{
    const size_t first = text.size > 0 && an__space_size(text) == 0;
    return first + an__size_up_to(an_text_after(text, first), ",;/|()");
}

static bool put_piece(list_reader *r, an_role role, size_t size)
{
    unsigned square =
        an_square_at((unsigned)(r->list.at[r->at] - 'a'), (unsigned)(r->list.at[r->at + 1] - '1'));
    if (r->placement.piece[square] != '\0')
        return refuse(r, AN_PROBLEM_SQUARE_TWICE, size);
    r->placement.piece[square] = an__placement_letter(role, (an_color)r->side.color);
    r->counts.put[r->side.color]++;
    r->last = role;
    r->unplaced.size = 0;
    r->at += size;
    return true;
}

static bool is_at_square(const list_reader *r)
{
    an_text rest = rest_of(r);
    return rest.size >= 2 && an_names_square(rest.at) &&
           (rest.size == 2 || !an_is_digit(rest.at[2]));
}

/* Puts a piece on each of the squares that are glued together: a2b2c2. */
static bool put_glued(list_reader *r, an_role role)
{
    do {
        if (!put_piece(r, role, 2))
            return false;
    } while (is_at_square(r));
    return true;
}

/* Reads "(8+7)", and the "(8)" behind the name of a side. */
static bool read_count(list_reader *r)
{
    unsigned numbers[] = {0, 0};
    size_t count = 0, size = 1;
    an_text rest = rest_of(r);
    while (size < rest.size && count < 2) {
        size += an__space_size(an_text_after(rest, size));
        size_t digits = an_digits_size(an_text_after(rest, size));
        if (digits == 0 || digits > 2)
            break;
        for (; digits > 0; digits--)
            numbers[count] = numbers[count] * 10 + (unsigned)(rest.at[size++] - '0');
        count++;
        size += an__space_size(an_text_after(rest, size));
        if (size < rest.size && rest.at[size] == '+')
            size++;
    }
    if (count == 0 || size >= rest.size || rest.at[size] != ')')
        return refuse(r, AN_PROBLEM_PIECES_WORD, word_size(rest));
    if (count == 2) {
        memcpy(r->counts.told, numbers, sizeof numbers);
        r->counts.told_at = an_text_from(rest.at, size + 1);
    }
    r->at += size + 1;
    r->at += an__colon_size(rest_of(r));
    return true;
}

/* Returns the bytes of the name of a piece, with an ending of the plural, at the beginning of a
 * text; 0 if there is none. */
static size_t name_size(const an_language *language, an_text text, an_role *role)
{
    enum { ENDING_MAX = 2 };
    size_t size = 0, ending = 0;
    while (size < text.size &&
           (an_is_letter(text.at[size]) || (unsigned char)text.at[size] >= 0x80))
        size++;
    for (; size > ENDING_MAX && ending <= ENDING_MAX; ending++)
        for (an_role piece = AN_PAWN; piece < AN_ROLE_COUNT; piece++) {
            const char *name = language->name[piece];
            if (name != NULL &&
                an__folded_equal(an_text_from(text.at, size - ending), an_text_of(name))) {
                *role = piece;
                return size;
            }
        }
    return 0;
}

/* Returns whether it is known whose the next piece is; sets the fault if it is not. */
static bool has_side(list_reader *r)
{
    an_color shown;
    bool is_shown = an__side_shown(rest_of(r), &shown);
    bool is_known = r->side.is_named || (r->side.color >= 0 && is_at_square(r));
    if (is_shown) {
        is_known = !r->side.is_named || r->side.shown < 0 || r->side.shown == (int)shown;
        r->side.color = r->side.is_named ? r->side.color : (int)shown;
        r->side.shown = (int)shown;
    }
    return is_known || refuse(r, AN_PROBLEM_NO_COLOR, word_size(rest_of(r)));
}

/* Reads the letters that a text may begin with. Problemists write S for the knight in English, too,
 * where N is a nightrider: a list has one of both. */
static size_t read_letters(list_reader *r, an_letter *letters, an_text text)
{
    bool may_be_knight = r->language == &an_languages[0] && an_is_among(*text.at, "NS");
    if (may_be_knight && r->knight != '\0' && r->knight != *text.at)
        return 0;
    if (may_be_knight)
        r->knight = *text.at;
    if (may_be_knight && *text.at == 'S') {
        letters[0] = (an_letter){.role = AN_KNIGHT, .size = 1};
        return 1;
    }
    return an__letters_read(letters, text, r->language, false);
}

/* Reads the letter or the name of a piece, and the squares that are glued to it. */
static bool read_piece(list_reader *r)
{
    an_letter letters[AN_LETTERS_MAX];
    an_text rest = rest_of(r);
    an_color shown;
    bool is_figurine = an__side_shown(rest, &shown);
    an_role role = AN_NO_ROLE;
    size_t size = name_size(r->language, rest, &role);
    size_t count = size > 0 ? 0 : read_letters(r, letters, rest);
    for (size_t i = 0; i < count && size == 0; i++) {
        an_text behind = an_text_after(rest, letters[i].size);
        bool is_alone =
            behind.size == 0 || an_is_among(*behind.at, ":.") || an__space_size(behind) > 0;
        if (is_alone || (behind.size >= 2 && an_names_square(behind.at))) {
            size = letters[i].size;
            role = (an_role)letters[i].role;
        }
    }
    if (size == 0) {
        size_t word = word_size(rest);
        bool is_letter = an__foreign_letter_size(rest) > 0 || an_is_letter(*rest.at);
        bool lacks_square = count > 0 && word < letters[0].size + 3u;
        bool is_bad_square =
            word == 2 && an_names_file(*rest.at) && an_is_digit(rest.at[1]); /* e9 */
        bool is_fairy = is_letter && !lacks_square && !is_bad_square;
        return refuse(r, is_fairy ? AN_PROBLEM_PIECE_LETTER : AN_PROBLEM_PIECES_WORD, word);
    }
    if (r->unplaced.size > 0)
        return an_problem_refuse(r->fault, AN_PROBLEM_NO_SQUARE, r->unplaced);
    r->has_letters = r->has_letters || !is_figurine;
    r->unplaced = an_text_from(rest.at, size);
    r->at += size;
    if (r->at < r->list.size && an_is_among(r->list.at[r->at], ":."))
        r->at++;
    r->open = role;
    if (!is_at_square(r))
        return true;
    r->open = AN_NO_ROLE;
    return put_glued(r, role);
}

static bool read_side(list_reader *r, size_t size, an_color color)
{
    if (r->unplaced.size > 0)
        return an_problem_refuse(r->fault, AN_PROBLEM_NO_SQUARE, r->unplaced);
    r->at += size;
    r->side.color = (int)color;
    r->side.is_named = true;
    r->side.shown = -1;
    r->open = AN_NO_ROLE;
    return true;
}

/* Returns whether a comma stands behind a square, with no blank on either side. */
static bool is_glued_comma(an_text list, size_t at)
{
    return list.at[at] == ',' && at >= 2 && an_names_square(list.at + at - 2) &&
           at + 1 < list.size && an__space_size(an_text_after(list, at + 1)) == 0;
}

/* Returns whether all commas that no blank surrounds stand before a square. */
static bool commas_join(an_text list)
{
    bool do_join = true;
    for (size_t at = 0; at < list.size; at++)
        if (is_glued_comma(list, at))
            do_join = do_join && at + 2 < list.size && an_names_square(list.at + at + 1);
    return do_join;
}

/* Puts one more piece like the last one behind a comma. Where the side had no more of them at the
 * beginning of a game, a pawn may be meant. */
static bool put_joined(list_reader *r)
{
    static const uint8_t most[AN_ROLE_COUNT] = {[AN_PAWN] = AN_SQUARE_COUNT,
                                                [AN_KNIGHT] = 2,
                                                [AN_BISHOP] = 2,
                                                [AN_ROOK] = 2,
                                                [AN_QUEEN] = 1,
                                                [AN_KING] = 1};
    char letter = an__placement_letter(r->last, (an_color)r->side.color);
    const an_text pieces = an_text_from(r->placement.piece, AN_SQUARE_COUNT);
    if (an_text_count(pieces, letter) >= most[r->last])
        return refuse(r, AN_PROBLEM_COMMA, 2);
    return put_glued(r, r->last);
}

/* Behind a stroke, or on another line, a bare square may be the pawn of either side. */
static void forget_shown_side(list_reader *r)
{
    if (!r->side.is_named)
        r->side.color = -1;
}

/* Skips blanks. */
static void skip_space(list_reader *r)
{
    const size_t size = an__space_size(rest_of(r));
    if (size > 0 && memchr(r->list.at + r->at, '\n', size) != NULL)
        forget_shown_side(r);
    r->at += size;
}

/* Reads the next item of the list. */
static bool read_item(list_reader *r)
{
    size_t size;
    an_color color;
    an_text rest = rest_of(r);
    if (an__side_name_read(rest, &size, &color))
        return read_side(r, size, an__b_is_white(r->list, rest) ? AN_WHITE : color);
    if (an_is_among(*rest.at, ",;/|.+")) {
        bool is_joint = r->commas_join && is_glued_comma(r->list, r->at);
        if (an_is_among(*rest.at, ";/|"))
            forget_shown_side(r);
        r->at++;
        return !is_joint || put_joined(r);
    }
    if (*rest.at == '(')
        return read_count(r);
    if (!has_side(r))
        return false;
    if (is_at_square(r))
        return put_glued(r, r->open != AN_NO_ROLE ? r->open : AN_PAWN);
    return read_piece(r);
}

static bool read_list(list_reader *r)
{
    for (skip_space(r); r->at < r->list.size; skip_space(r))
        if (!read_item(r))
            return false;
    if (r->unplaced.size > 0)
        return an_problem_refuse(r->fault, AN_PROBLEM_NO_SQUARE, r->unplaced);
    bool is_told = r->counts.told[AN_WHITE] + r->counts.told[AN_BLACK] > 0;
    if (is_told && memcmp(r->counts.told, r->counts.put, sizeof r->counts.told) != 0)
        return an_problem_refuse(r->fault, AN_PROBLEM_PIECE_COUNT, r->counts.told_at);
    if (r->counts.put[AN_WHITE] + r->counts.put[AN_BLACK] == 0)
        return an_problem_refuse(r->fault, AN_PROBLEM_NO_POSITION, r->list);
    return true;
}

/* ---- the languages of a list ---- */

/* The best reading so far, and whether others differ from it. */
typedef struct best_reading {
    bool is_read;
    bool has_kings;   /* one each */
    bool has_letters; /* or words: it is read in `language`, and not by figurines alone */
    an_placement placement;
    const an_language *language;
    const an_language *rival; /* a language as good that makes another position, or NULL */
    size_t reach;             /* how far the best of the failed readings got */
    an_problem_fault fault;
} best_reading;

static bool has_one_king_each(const an_placement *placement)
{
    const an_text pieces = an_text_from(placement->piece, AN_SQUARE_COUNT);
    return an_text_count(pieces, 'K') == 1 && an_text_count(pieces, 'k') == 1;
}

/* Returns whether `list` begins with a word of `language` for a side. */
static bool names_sides_in(an_text list, const an_language *language)
{
    return an__listed_size(list, an__heading_labels(language->code, AN_LABELS_WHITE)) > 0 ||
           an__listed_size(list, an__heading_labels(language->code, AN_LABELS_BLACK)) > 0;
}

/* Returns the list from the name of its first side on. */
static an_text first_side(an_text list)
{
    while (list.size > 0 && !an__side_name_read(list, NULL, NULL))
        list = an_text_after(list, 1);
    return list;
}

static unsigned worth_of(bool is_read, bool has_kings)
{
    return is_read ? 1u + has_kings : 0;
}

static void try_language(best_reading *best, an_text list, const an_language *language)
{
    an_problem_fault fault = {.kind = AN_PROBLEM_SOUND};
    list_reader r = {.list = list,
                     .language = language,
                     .side = {.color = -1, .shown = -1},
                     .commas_join = commas_join(list),
                     .fault = &fault};
    bool is_read = read_list(&r);
    bool has_kings = is_read && has_one_king_each(&r.placement);
    unsigned worth = worth_of(is_read, has_kings);
    unsigned best_worth = worth_of(best->is_read, best->has_kings);
    if (!is_read && !best->is_read) {
        if (best->language != NULL && r.at <= best->reach)
            return;
        best->reach = r.at;
        best->fault = fault;
        best->language = language;
        return;
    }
    if (worth < best_worth)
        return;
    if (worth == best_worth && best->is_read) {
        if (best->rival == NULL && memcmp(&best->placement, &r.placement, sizeof r.placement) != 0)
            best->rival = language;
        return;
    }
    *best =
        (best_reading){.is_read = true,
                       .has_kings = has_kings,
                       .has_letters = r.has_letters || names_sides_in(first_side(list), language),
                       .placement = r.placement,
                       .language = language};
}

/* Tries the languages that have the list's words for the sides, or all if none has. A letter that
 * means nothing in such a language may stand for a fairy piece, whatever it means in others. */
static void try_languages(best_reading *best, an_text list)
{
    an_text sides = first_side(list);
    bool is_named = false;
    for (size_t i = 0; i < an_language_count; i++)
        is_named = is_named || names_sides_in(sides, &an_languages[i]);
    for (size_t i = 0; i < an_language_count; i++)
        if (!is_named || names_sides_in(sides, &an_languages[i]))
            try_language(best, list, &an_languages[i]);
}

bool an__pieces_read(an_placement *placement, an_text list, an_letter_choice choice,
                     const an_language **language, an_problem_fault *fault)
{
    enum { LONGEST = 4096 }; /* 64 squares need far less, and each language reads it anew */
    best_reading best = {.is_read = false};
    if (list.size > LONGEST)
        return an_problem_refuse(fault, AN_PROBLEM_NO_POSITION, list);
    if (choice.from == NULL)
        try_languages(&best, list);
    for (size_t i = 0; choice.from != NULL && i < choice.count; i++)
        if (choice.from[i].language != NULL)
            try_language(&best, list, choice.from[i].language);
    if (!best.is_read) {
        if (best.language == NULL)
            return an_problem_refuse(fault, AN_PROBLEM_NO_POSITION, list);
        *fault = best.fault;
        return false;
    }
    if (best.rival != NULL) {
        an_problem_refuse(fault, AN_PROBLEM_UNDECIDED_PIECES, an_text_trimmed(list));
        fault->finding.facts.languages = UINT64_C(1) << (best.language - an_languages) |
                                         UINT64_C(1) << (best.rival - an_languages);
        return false;
    }
    *placement = best.placement;
    *language = best.has_letters ? best.language : NULL;
    return true;
}
