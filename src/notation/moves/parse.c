/* From text to what it says, in one pass over a word and without a board. */
#include "parse.h"

#include <string.h>

#include "castling.h"
#include "glyphs.h"
#include "letters.h"
#include "notation.h"
#include "sign_words.h"
#include "suffix.h"
#include "text.h"
#include "utf8.h"

enum { CORE_MAX = 48 }; /* maximal bytes of a move */

typedef struct parser {
    an_text rest;
    const an_language *language; /* NULL: coordinates only */
    bool exact;
    bool any_letter; /* only the shape counts, in any language */
    an_san san;
} parser;

/* Skips `bytes` bytes, and invisible characters behind them. */
static void skip(parser *p, size_t bytes)
{
    p->rest = an_text_after(p->rest, bytes);
    if (p->rest.size > 0 && (unsigned char)*p->rest.at >= 0x80)
        p->rest = an_text_after(p->rest, an__invisible_size(p->rest));
}

static char peek(const parser *p)
{
    return p->rest.size > 0 ? *p->rest.at : '\0';
}

/* Returns the ASCII character that the next character looks like. *size becomes the bytes of the
 * latter. */
static uint32_t peek_alike(const parser *p, size_t *size)
{
    *size = 0;
    return p->rest.size > 0 ? an_look_alike(an_utf8_decode(p->rest, size)) : '\0';
}

/* ---- letters ---- */

/* Reads the name of a piece, and the blank behind it if there is one, as in "Cavalier f6". */
static bool read_name(const parser *p, an_letter *found)
{
    enum { SHORTEST = 5 }; /* a name, a blank and a square */
    if (p->exact || p->rest.size < SHORTEST || (p->language == NULL && !p->any_letter))
        return false;
    size_t size = an__spelled_piece_size(p->rest);
    const an_text name = an_text_from(p->rest.at, size);
    if (size == 0 || !an__names_piece(name, p->language, &found->role))
        return false;
    found->size = (uint8_t)size;
    found->forms = 0;
    return true;
}

/* Reads the letter or name of a piece. found[AN_LETTERS_MAX + 1] receives all its readings. Returns
 * their count. If a blank stands behind a name, that is the only reading; a glued name is the last
 * one, as "Rexd4" is rather a letter and a file. */
static size_t letters(const parser *p, an_letter *found)
{
    an_letter name;
    const bool has_name = read_name(p, &name);
    size_t count = 0;
    if (!has_name || p->rest.at[name.size - 1] != ' ')
        count = an__letters_read(found, p->rest, p->language, p->exact);
    if (count == 0 && !has_name && p->any_letter)
        count = an__any_letters_read(found, p->rest);
    if (has_name)
        found[count++] = name;
    return count;
}

/* Takes the longest reading of a letter. Returns false if there is none. */
static bool read_letter(parser *p, uint8_t *role)
{
    an_letter found[AN_LETTERS_MAX + 1];
    if (letters(p, found) == 0)
        return false;
    *role = found[0].role;
    p->san.forms |= found[0].forms;
    skip(p, found[0].size);
    return true;
}

/* ---- squares ---- */

/* Returns whether a character belongs to the script of the game's language. Greek files, for
 * instance, are usual in a Greek game, and reported in others. */
static bool is_own_script(const parser *p, uint32_t point)
{
    size_t size;
    if (p->language == NULL)
        return false;
    uint32_t king = an_utf8_decode(an_text_of(p->language->letter[AN_KING]), &size);
    return point >> 7 == king >> 7;
}

static bool read_coordinate(parser *p, uint8_t *coordinate, char first)
{
    char c = peek(p);
    if (c >= first && c < first + 8) {
        *coordinate = (uint8_t)(c - first);
        skip(p, 1);
        return true;
    }
    if ((unsigned char)c < 0x80)
        return false;
    size_t size;
    unsigned value = an__coordinate_alike(an_utf8_decode(p->rest, &size), (uint32_t)first);
    if (value == AN_UNSAID)
        return false;
    if (!is_own_script(p, an_utf8_decode(p->rest, &size)))
        p->san.forms |= AN_FORM_LOOK_ALIKE;
    *coordinate = (uint8_t)value;
    skip(p, size);
    return true;
}

static bool read_file(parser *p, uint8_t *file)
{
    return read_coordinate(p, file, 'a');
}

static bool read_rank(parser *p, uint8_t *rank)
{
    return read_coordinate(p, rank, '1');
}

/* ---- castling and null moves ---- */

/* Reads castling: O-O, or petit roque. */
static bool read_castling(parser *p)
{
    an_san_kind kind;
    bool looks_alike = false;
    size_t size = an__castling_size(p->rest, &kind, &looks_alike);
    size = size > 0 ? size : an__castling_words_size(p->rest, &kind);
    if (size == 0)
        return false;
    p->san.kind = (uint8_t)kind;
    p->san.role = AN_KING;
    p->san.forms |= looks_alike ? AN_FORM_LOOK_ALIKE : 0;
    skip(p, size);
    return true;
}

/* Returns whether only annotations follow. A null move gives no check. */
static bool may_follow_null(an_text rest)
{
    an_suffix suffix = an_suffix_read(rest, false);
    return suffix.size == rest.size && suffix.sign == AN_NO_SIGN && !suffix.en_passant;
}

/* Reads a null move, such as "--!". But "--+" is a sign. */
static bool read_null(parser *p)
{
    static const char *const spellings[] = {"--", "Z0", "@@@@", "0000"};
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
        if (peek(p) != *spellings[i] || !an_text_starts(p->rest, spellings[i]) ||
            !may_follow_null(an_text_after(p->rest, strlen(spellings[i]))) || an_is_signs(p->rest))
            continue;
        p->san.kind = AN_SAN_NULL;
        skip(p, strlen(spellings[i]));
        return true;
    }
    return false;
}

/* ---- promotion ---- */

/* Reads a promotion in lower case, as in b8=b and e7e8q. Behind = or two whole squares, a small
 * letter is no file. */
static bool read_small_promotion(parser *p)
{
    char capital[2] = {(char)(peek(p) - 'a' + 'A'), '\0'};
    if (p->language == NULL || peek(p) < 'a' || peek(p) > 'z')
        return false;
    for (an_role role = AN_KNIGHT; role <= AN_QUEEN; role++) {
        if (strcmp(p->language->letter[role], capital) != 0)
            continue;
        p->san.promotion = (uint8_t)role;
        skip(p, 1);
        return true;
    }
    return false;
}

/* Reads =Q, (Q), /Q or Q, also behind blanks. Returns false if a letter follows that has no meaning
 * here. */
static bool read_promotion(parser *p)
{
    an_san *san = &p->san;
    size_t size;
    bool last_rank = san->to_rank == 0 || san->to_rank == 7;
    parser ahead = *p;
    skip(&ahead, last_rank ? an__becoming_size(p->rest) : 0);
    uint32_t opening = peek_alike(&ahead, &size);
    bool has_opening = opening == '=' || opening == '(' || opening == '/';
    if ((san->role != AN_NO_ROLE && san->role != AN_PAWN) || (!has_opening && !last_rank))
        return true;
    if (has_opening)
        skip(&ahead, size);
    if (opening == '=' && peek_alike(&ahead, &size) == '(') { /* e8=(Q) */
        opening = '(';
        skip(&ahead, size);
    }
    size_t name = ahead.language == NULL || ahead.exact
                      ? 0
                      : an__piece_name_size(ahead.rest, ahead.language, &ahead.san.promotion);
    skip(&ahead, name);
    if (name == 0 && !read_small_promotion(&ahead) && !read_letter(&ahead, &ahead.san.promotion))
        /* Without a letter, = may be a sign. But a letter of another language makes the word
         * unreadable. */
        return an__foreign_letter_size(ahead.rest) == 0 || peek(&ahead) == 'X';
    if (opening == '(') {
        if (peek_alike(&ahead, &size) != ')')
            return true;
        skip(&ahead, size);
    }
    *p = ahead;
    return true;
}

/* ---- the whole ---- */

/* Reads the captured piece in TxC, TxCe4 or Txp, if what follows the sign is no file. */
static void read_captured(parser *p)
{
    uint8_t file, forms = p->san.forms;
    parser ahead = *p;
    if (!read_file(&ahead, &file) && !read_letter(p, &p->san.captured) && p->any_letter &&
        peek(p) == 'p') {
        p->san.captured = AN_PAWN;
        skip(p, 1);
    }
    p->san.forms = forms; /* the spelling of its letter does not matter */
}

/* Returns whether two neighbouring files of a pawn's capture, as in ed or ba=Q, are followed only
 * by signs and a promotion, so that no longer word begins with them. The N of edN is a piece, not
 * the sign of a novelty. */
static bool is_file_capture(const parser *p)
{
    const an_san *san = &p->san;
    parser ahead = *p;
    bool is_pawn = san->role == AN_NO_ROLE || san->role == AN_PAWN;
    return is_pawn && san->from_file != AN_UNSAID && san->from_rank == AN_UNSAID &&
           (san->from_file == san->to_file + 1 || san->from_file + 1 == san->to_file) &&
           read_promotion(&ahead) && peek(&ahead) != 'N' && an_is_signs(ahead.rest);
}

/* Returns whether a sign of capture is the Cyrillic х. */
static bool is_look_alike_capture(an_text sign)
{
    size_t size;
    return an_utf8_decode(an_text_after(sign, an__space_size(sign)), &size) >= 0x400;
}

/* Returns whether only signs follow a colon behind the target. */
static bool begins_signs(an_text text)
{
    return *text.at == ':' && an_is_signs(an_text_after(text, 1));
}

/* "explique", "Ход": returns whether letters that are no sign follow a capture without a square, so
 * that a longer word begins with it. */
static bool is_within_word(const parser *p)
{
    parser ahead = *p;
    if (!read_promotion(&ahead) || ahead.rest.size == 0)
        return false;
    return (an_is_letter(*ahead.rest.at) || an__foreign_letter_size(ahead.rest) > 0) &&
           !an_is_signs(ahead.rest);
}

/* Reads an origin, a sign and a target, or a target alone. */
static bool read_squares(parser *p)
{
    an_san *san = &p->san;
    read_file(p, &san->from_file);
    read_rank(p, &san->from_rank);
    bool has_origin = an_has_origin(san);
    parser after_first = *p;

    /* Older books print Ta-d1 and T-d1. */
    bool is_named = san->role != AN_NO_ROLE;
    size_t dash = has_origin ? an__parted_size(p->rest, an__joint_size)
                  : is_named ? an__joint_size(p->rest)
                             : 0;
    size_t capture = dash > 0 ? 0 : an__parted_size(p->rest, an__taking_size);
    skip(p, dash + capture);
    if (capture > 0 && is_look_alike_capture(after_first.rest))
        san->forms |= AN_FORM_LOOK_ALIKE;
    if (capture > 0)
        read_captured(p);
    bool has_file = read_file(p, &san->to_file);
    bool has_rank = has_file && read_rank(p, &san->to_rank);
    /* Bb5ch, Bf7:ch: a letter behind a square is not the file of a second square if a word begins
     * with it. */
    bool is_word = has_file && !has_rank && has_origin && dash == 0 &&
                   (capture == 0 || begins_signs(after_first.rest));
    if (is_word || (!has_file && san->captured == AN_NO_ROLE)) {
        /* The word has only a target. */
        *p = after_first;
        san->to_file = san->from_file;
        san->to_rank = san->from_rank;
        san->from_file = san->from_rank = AN_UNSAID;
        has_rank = has_origin;
        has_file = false;
        if (!has_origin)
            return false;
        capture = 0;
    }
    if (capture > 0 || peek(p) == ':')
        san->forms |= AN_FORM_CAPTURE_SIGN;
    if (peek(p) == ':')
        skip(p, 1);
    if (has_rank || has_file)
        return has_rank || is_file_capture(p);
    return san->captured != AN_NO_ROLE && !is_within_word(p);
}

/* Returns true for coordinates such as e2e4 or e7e8q. */
static bool is_coordinates(const an_san *san, size_t size)
{
    return san->kind == AN_SAN_MOVE && san->role == AN_NO_ROLE && an_has_origin(san) &&
           size == (san->promotion ? 5u : 4u) && !(san->forms & ~AN_FORM_LOWERCASE);
}

/* Reads squares and promotion behind one reading of the letter. */
static bool read_after(parser *p, const an_letter *letter)
{
    p->san.role = letter->role;
    p->san.forms = letter->forms;
    skip(p, letter->size);
    if (letter->role == AN_PAWN)
        p->san.forms |= AN_FORM_PAWN_LETTER;
    if (!read_squares(p) || !read_promotion(p))
        return false;
    /* If a digit follows directly, the word is no move. */
    return !an_is_digit(peek(p));
}

static bool read_core(parser *p)
{
    enum { LEAST = 2 }; /* bytes of the shortest move: ed */
    skip(p, 0);
    if (p->rest.size < LEAST)
        return false;
    if (read_null(p) || read_castling(p))
        return true;
    an_letter readings[AN_LETTERS_MAX + 2];
    size_t count = letters(p, readings);
    /* A capital that is no letter of the language must not be ignored. */
    if (!an_is_upper(peek(p)))
        readings[count++] = (an_letter){AN_NO_ROLE, 0, 0};
    const parser start = *p;
    for (size_t i = 0; i < count; i++) {
        *p = start;
        if (!read_after(p, &readings[i]))
            continue;
        if (is_coordinates(&p->san, start.rest.size - p->rest.size))
            p->san.forms |= AN_FORM_COORDINATES;
        return true;
    }
    return false;
}

/* Reads files and ranks as numbers, such as 5254 or 71811. For promotion, 1 is Q, 2 R, 3 B, and 4 N
 * (ICCF). */
static bool read_numeric(parser *p)
{
    static const uint8_t promotions[] = {AN_QUEEN, AN_ROOK, AN_BISHOP, AN_KNIGHT};
    an_text word = p->rest;
    size_t digits = 0;
    while (digits < word.size && word.at[digits] >= '1' && word.at[digits] <= '8')
        digits++;
    if (read_null(p))
        return true;
    if (digits < 4 || digits > 5 || (digits == 5 && word.at[4] > '4'))
        return false;
    p->san.from_file = (uint8_t)(word.at[0] - '1');
    p->san.from_rank = (uint8_t)(word.at[1] - '1');
    p->san.to_file = (uint8_t)(word.at[2] - '1');
    p->san.to_rank = (uint8_t)(word.at[3] - '1');
    if (digits == 5)
        p->san.promotion = promotions[word.at[4] - '1'];
    skip(p, digits);
    return true;
}

static const an_san unsaid = {
    .from_file = AN_UNSAID, .from_rank = AN_UNSAID, .to_file = AN_UNSAID, .to_rank = AN_UNSAID};

bool an_san_has_shape(an_text word)
{
    parser p = {.rest = word, .any_letter = true, .san = unsaid};
    return read_core(&p);
}

static bool read_word(parser *p, const an_notation *notation)
{
    if (notation->style == AN_STYLE_ICCF)
        return read_numeric(p);
    p->language = notation->style == AN_STYLE_UCI ? &an_languages[0] : notation->language;
    p->exact = notation->exact;
    if (!read_core(p))
        return false;
    return notation->style != AN_STYLE_UCI || p->san.kind == AN_SAN_NULL ||
           (p->san.forms & AN_FORM_COORDINATES);
}

bool an__san_read(an_san *san, an_text word, const an_notation *notation)
{
    parser p = {.rest = word, .san = unsaid};
    if (!read_word(&p, notation) || word.size - p.rest.size > CORE_MAX)
        return false;
    p.san.size = (uint8_t)(word.size - p.rest.size);
    *san = p.san;
    return true;
}

an_code an_san_parse(an_san *san, an_text word, const an_notation *notation)
{
    if (an__san_read(san, word, notation))
        return AN_OK;
    return !an_is_coordinates(notation) && an_san_has_shape(word) ? AN_UNKNOWN_PIECE_LETTER
                                                                  : AN_UNREADABLE_TOKEN;
}

an_style an__style_of(an_text word, const an_notation *notation)
{
    an_san san;
    const bool is_long =
        word.size > 0 && an__san_read(&san, word, notation) && an_has_origin(&san) &&
        (san.forms & AN_FORM_CAPTURE_SIGN || memchr(word.at, '-', word.size) != NULL);
    return is_long ? AN_STYLE_LONG : AN_STYLE_SHORT;
}
