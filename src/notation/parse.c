/* From text to what it says: one pass over a word, no board needed. */
#include "algnot/notation.h"

#include "symbols.h"
#include "text.h"
#include "utf8.h"

enum { CORE_MAX = 48 }; /* no move is longer */

/* What reads piece letters: a language, or any letter at all when only the shape counts. */
typedef struct parser {
    an_text rest;
    const an_language *language; /* NULL: coordinates only */
    bool any_letter;
    bool unknown_letter; /* met one that the language does not have */
    an_san san;
} parser;

static void skip(parser *p, size_t bytes)
{
    p->rest = an_text_after(p->rest, bytes);
}

static char peek(const parser *p)
{
    return p->rest.size > 0 ? *p->rest.at : '\0';
}

/* A letter of the language at the beginning, the longest that fits. */
static an_role language_letter(const parser *p, size_t *size)
{
    an_role found = AN_NO_ROLE;
    *size = 0;
    for (an_role role = AN_PAWN; role < AN_ROLES; role++) {
        const char *letter = p->language->letter[role];
        if (strlen(letter) <= *size || !an_text_starts(p->rest, letter))
            continue;
        found = role;
        *size = strlen(letter);
    }
    return found;
}

/* nf3: a lower-case letter that is no file. */
static an_role lowercase_letter(const parser *p)
{
    char c = peek(p);
    if (c <= 'h' || c > 'z')
        return AN_NO_ROLE;
    for (an_role role = AN_PAWN; role < AN_ROLES; role++) {
        const char *letter = p->language->letter[role];
        if (an_is_upper(letter[0]) && letter[1] == '\0' && an_lower(letter[0]) == c)
            return role;
    }
    return AN_NO_ROLE;
}

/* Bytes of a character that could be a piece letter somewhere: a capital, or of another script. */
static size_t foreign_letter_size(an_text text)
{
    if (text.size == 0)
        return 0;
    if (an_is_upper(*text.at))
        return 1;
    if ((unsigned char)*text.at < 0x80)
        return 0;
    size_t size;
    uint32_t point = an_utf8_decode(text, &size);
    bool is_letter = (point >= 0xc0 && point < 0x2000 && point != 0xd7 && point != 0xf7) ||
                     (point >= 0x3040 && point != AN_UTF8_INVALID);
    return is_letter ? size : 0;
}

/* Whether a small letter that is no file stands before a square: nf3, whatever the language. */
static bool is_any_lowercase_piece(const parser *p)
{
    char c = peek(p);
    if (!p->any_letter || c <= 'h' || c > 'w' || p->rest.size < 3)
        return false;
    char file = p->rest.at[1], rank = p->rest.at[2];
    return file >= 'a' && file <= 'h' && rank >= '1' && rank <= '8';
}

/* A piece letter, and in *role what it means; false if there is none. */
static bool read_letter(parser *p, uint8_t *role)
{
    size_t size;
    an_role found = an_figurine_read(p->rest, &size);
    if (found == AN_NO_ROLE && p->language != NULL) {
        found = language_letter(p, &size);
        if (found == AN_NO_ROLE && (found = lowercase_letter(p)) != AN_NO_ROLE) {
            size = 1;
            p->san.forms |= AN_FORM_LOWERCASE;
        }
    }
    if (found == AN_NO_ROLE) {
        size = is_any_lowercase_piece(p) ? 1 : foreign_letter_size(p->rest);
        if (size == 0)
            return false;
        if (!p->any_letter)
            p->unknown_letter = true;
        found = AN_KNIGHT; /* any: only the shape is asked for */
        size_t second = foreign_letter_size(an_text_after(p->rest, size));
        size += second;
    }
    *role = (uint8_t)found;
    skip(p, size);
    return true;
}

static bool read_file(parser *p, uint8_t *file)
{
    char c = peek(p);
    if (c < 'a' || c > 'h')
        return false;
    *file = (uint8_t)(c - 'a');
    skip(p, 1);
    return true;
}

static bool read_rank(parser *p, uint8_t *rank)
{
    char c = peek(p);
    if (c < '1' || c > '8')
        return false;
    *rank = (uint8_t)(c - '1');
    skip(p, 1);
    return true;
}

/* O-O, 0-0-0, OO: letters joined by dashes or by nothing. */
static size_t castling_letter_size(an_text text)
{
    if (text.size > 0 && (*text.at == 'O' || *text.at == '0' || *text.at == 'o'))
        return 1;
    return an_text_starts(text, "О") || an_text_starts(text, "о") ? 2 : 0;
}

static bool read_castling(parser *p)
{
    an_text rest = p->rest;
    size_t letters = 0, size;
    uint8_t forms = 0;
    while ((size = castling_letter_size(rest)) > 0) {
        letters++;
        if (size > 1)
            forms |= AN_FORM_LOOK_ALIKE;
        rest = an_text_after(rest, size);
        size_t dash = an_dash_size(rest);
        if (dash == 0 || castling_letter_size(an_text_after(rest, dash)) == 0)
            continue;
        rest = an_text_after(rest, dash);
    }
    if (letters != 2 && letters != 3)
        return false;
    p->san.kind = letters == 2 ? AN_SAN_SHORT_CASTLING : AN_SAN_LONG_CASTLING;
    p->san.role = AN_KING;
    p->san.forms |= forms;
    p->rest = rest;
    return true;
}

static bool read_null(parser *p)
{
    static const char *const spellings[] = {"--", "Z0", "@@@@", "0000"};
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
        if (!an_text_is(p->rest, spellings[i]))
            continue;
        p->san.kind = AN_SAN_NULL;
        skip(p, strlen(spellings[i]));
        return true;
    }
    return false;
}

/* =Q, (Q), /Q, Q; also q after the squares of coordinate notation. */
static void read_promotion(parser *p)
{
    an_san *san = &p->san;
    bool last_rank = san->to_rank == 0 || san->to_rank == 7;
    if (san->role != AN_NO_ROLE && san->role != AN_PAWN)
        return;
    parser ahead = *p;
    char opening = peek(p);
    if (opening == '=' || opening == '(' || opening == '/')
        skip(&ahead, 1);
    else if (!last_rank)
        return;
    else
        opening = '\0';
    char letter = peek(&ahead);
    if (strchr("abcdefgh", letter) != NULL && letter != '\0' && p->language != NULL) {
        /* b8=b: after = a lower-case letter is no file */
        char capital[2] = {(char)(letter - 'a' + 'A'), '\0'};
        for (an_role role = AN_KNIGHT; role <= AN_QUEEN; role++)
            if (strcmp(p->language->letter[role], capital) == 0)
                ahead.san.promotion = (uint8_t)role;
        if (ahead.san.promotion == AN_NO_ROLE)
            return;
        skip(&ahead, 1);
    } else if (p->language == NULL && !p->any_letter) {
        const char *role = letter == '\0' ? NULL : strchr("nbrq", letter);
        if (role == NULL)
            return;
        ahead.san.promotion = (uint8_t)(AN_KNIGHT + (role - "nbrq"));
        skip(&ahead, 1);
    } else if (!read_letter(&ahead, &ahead.san.promotion)) {
        return;
    }
    if (opening == '(') {
        if (peek(&ahead) != ')')
            return;
        skip(&ahead, 1);
    }
    *p = ahead;
}

/* An origin, a sign and a target; or a target alone. */
static bool read_squares(parser *p)
{
    an_san *san = &p->san;
    uint8_t file = AN_UNSAID, rank = AN_UNSAID;
    read_file(p, &file);
    read_rank(p, &rank);
    an_text after_first = p->rest;

    size_t dash = an_dash_size(p->rest), capture = an_capture_size(p->rest);
    skip(p, dash > 0 ? dash : capture);
    if (capture > 0 && san->role != AN_NO_ROLE && !(peek(p) >= 'a' && peek(p) <= 'h'))
        read_letter(p, &san->captured);
    else if (capture > 0 && foreign_letter_size(p->rest) > 0)
        read_letter(p, &san->captured);
    bool has_file = read_file(p, &san->to_file);
    bool has_rank = has_file && read_rank(p, &san->to_rank);

    if (!has_file && san->captured == AN_NO_ROLE) {
        /* a target alone; a colon may stand behind it */
        p->rest = after_first;
        san->to_file = file;
        san->to_rank = rank;
        if (file == AN_UNSAID || rank == AN_UNSAID)
            return false;
        capture = 0;
    } else {
        san->from_file = file;
        san->from_rank = rank;
    }
    if (capture > 0)
        san->forms |= AN_FORM_CAPTURE_SIGN;
    if (peek(p) == ':') {
        san->forms |= AN_FORM_CAPTURE_SIGN;
        skip(p, 1);
    }
    if (has_rank || !has_file)
        return has_rank || san->captured != AN_NO_ROLE || !has_file;
    /* ed: two neighbouring files of a pawn, and nothing but signs behind: no beginning of a word */
    bool is_pawn = san->role == AN_NO_ROLE || san->role == AN_PAWN;
    bool is_all = an_suffix_read(p->rest, true).size == p->rest.size;
    return is_pawn && is_all && file != AN_UNSAID && rank == AN_UNSAID &&
           (file == san->to_file + 1 || file + 1 == san->to_file);
}

static bool read_core(parser *p)
{
    an_san *san = &p->san;
    if (read_null(p) || read_castling(p))
        return true;
    if (p->language != NULL || p->any_letter)
        read_letter(p, &san->role);
    if (san->role == AN_PAWN)
        san->forms |= AN_FORM_PAWN_LETTER;
    if (!read_squares(p))
        return false;
    read_promotion(p);
    /* a letter or digit glued to it means that this is no move, or more than one */
    char next = peek(p);
    return !an_is_digit(next);
}

static const an_san unsaid = {
    .from_file = AN_UNSAID, .from_rank = AN_UNSAID, .to_file = AN_UNSAID, .to_rank = AN_UNSAID};

bool an_san_has_shape(an_text word)
{
    parser p = {.rest = word, .any_letter = true, .san = unsaid};
    return read_core(&p);
}

an_code an_san_parse(an_san *san, an_text word, const an_notation *notation)
{
    parser p = {.rest = word, .san = unsaid};
    p.language = notation->style == AN_UCI ? NULL : notation->language;
    if (!read_core(&p) || p.unknown_letter)
        return an_san_has_shape(word) ? AN_UNKNOWN_PIECE_LETTER : AN_UNREADABLE_TOKEN;
    size_t size = word.size - p.rest.size;
    if (size > CORE_MAX)
        return AN_UNREADABLE_TOKEN;
    p.san.size = (uint8_t)size;
    *san = p.san;
    return AN_OK;
}
