/* Moves as they are nearly always written: e4, Nf3, exd5, Rfd1+, Nbxd2, e8=Q#.
 *
 * One look at the bytes tells such a word from all others, before anything is known of language or
 * board. Whatever is written otherwise is left to an_san_parse and an_san_resolve, which say the
 * same of a plain move, only later. */
#ifndef AN_NOTATION_PLAIN_H
#define AN_NOTATION_PLAIN_H

#include "notation.h"
#include "text.h"

/*
 * What a plain word says, 0 if it is none:
 *
 *    0–5 target   6–9, 10–13 file and rank of the origin   14–18, 19–23 letter of the piece, of the
 *    promotion (A is 1)   24 captures   25–26 an_check_sign   27 set   28 nothing but
 *    piece, target, capture and check is said, and of a pawn the file it captures from
 */
typedef uint32_t an_plain;

enum {
    AN_PLAIN_FILE = 6,
    AN_PLAIN_RANK = 10,
    AN_PLAIN_LETTER = 14,
    AN_PLAIN_PROMOTION = 19,
    AN_PLAIN_CAPTURE = 24,
    AN_PLAIN_SIGN = 25,
    AN_PLAIN_SET = 27,
    AN_PLAIN_SPARING = 28
};

static inline bool an_is_square(const char *at)
{
    return (unsigned)(at[0] - 'a') < 8 && (unsigned)(at[1] - '1') < 8;
}

static inline bool an_plain_ends(char c)
{
    static const bool ends[256] = {
        ['\0'] = true, ['\t'] = true, ['\n'] = true, ['\v'] = true, ['\f'] = true,
        ['\r'] = true, [' '] = true,  ['{'] = true,  [')'] = true};
    return ends[(unsigned char)c];
}

/* Reads A to Z as 1 to 26; anything else as 0, which is not passed. */
static inline unsigned an_plain_letter(const char **at)
{
    unsigned letter = (unsigned)(**at - 'A'), is_letter = letter < 26;
    *at += is_letter;
    return (letter + 1) * is_letter;
}

/* Reads a word that ends before white space, {, ) or NUL. Signs of annotation may follow the move:
 * then none is part of what is returned. *size, in bytes, is set for plain words only. */
static inline an_plain an_plain_read(const char *word, size_t *size)
{
    const char *at = word;
    unsigned file = AN_UNSAID, rank = AN_UNSAID, takes = 0, promotion = 0;
    unsigned letter = an_plain_letter(&at);
    if (!an_is_square(at)) {
        if ((unsigned)(*at - 'a') < 8)
            file = (unsigned)(*at++ - 'a');
        else if ((unsigned)(*at - '1') < 8)
            rank = (unsigned)(*at++ - '1');
        takes = *at == 'x';
        at += takes;
        /* a pawn is named by its file, and that only where it captures */
        if (!an_is_square(at) || (letter == 0 && (file == AN_UNSAID || !takes)))
            return 0;
    }
    unsigned target = an_square_at((unsigned)(at[0] - 'a'), (unsigned)(at[1] - '1'));
    at += 2;
    if (*at == '=' && letter == 0) {
        at++;
        promotion = an_plain_letter(&at);
        if (promotion == 0)
            return 0;
    }
    unsigned sign = *at == '+' ? AN_SIGN_CHECK : *at == '#' ? AN_SIGN_MATE : AN_NO_SIGN;
    at += sign != AN_NO_SIGN;
    bool is_annotated = *at == '!' || *at == '?';
    if (is_annotated) {
        sign = AN_NO_SIGN;
        at += 1 + (at[1] == '!' || at[1] == '?');
    }
    if (!an_plain_ends(*at))
        return 0;
    *size = (size_t)(at - word);
    bool is_sparing = !is_annotated && rank == AN_UNSAID && (letter == 0 || file == AN_UNSAID);
    return target | file << AN_PLAIN_FILE | rank << AN_PLAIN_RANK | letter << AN_PLAIN_LETTER |
           promotion << AN_PLAIN_PROMOTION | takes << AN_PLAIN_CAPTURE | sign << AN_PLAIN_SIGN |
           1u << AN_PLAIN_SET | (unsigned)is_sparing << AN_PLAIN_SPARING;
}

enum {
    AN_LETTER_UNCLEAR = AN_ROLES, /* it may mean several things, or begin a longer letter */
    AN_LETTER_UNKNOWN
};

/* What capital letters mean in a language, A is 1, and no letter: an_role, or why there is none to
 * be named. Where there is no language all is unclear. */
typedef struct an_plain_letters {
    const an_language *language;
    uint8_t roles[27];
} an_plain_letters;

an_plain_letters an_plain_letters_of(const an_language *language);

static inline unsigned an_plain_field(an_plain plain, unsigned at, unsigned bits)
{
    return plain >> at & ((1u << bits) - 1);
}

/* The check sign that ends the word. */
static inline an_check_sign an_plain_sign(an_plain plain)
{
    return (an_check_sign)an_plain_field(plain, AN_PLAIN_SIGN, 2);
}

/* What an_san_parse makes of the word, with exact letters or not; false if it is to be asked. */
static inline bool an_plain_say(an_san *san, an_plain plain, const an_plain_letters *letters)
{
    unsigned letter = an_plain_field(plain, AN_PLAIN_LETTER, 5);
    unsigned promotion = an_plain_field(plain, AN_PLAIN_PROMOTION, 5);
    unsigned target = an_plain_field(plain, 0, 6);
    unsigned file = an_plain_field(plain, AN_PLAIN_FILE, 4);
    unsigned rank = an_plain_field(plain, AN_PLAIN_RANK, 4);
    unsigned takes = an_plain_field(plain, AN_PLAIN_CAPTURE, 1);
    if (plain == 0 || letters->roles[letter] >= AN_ROLES || letters->roles[promotion] >= AN_ROLES)
        return false;
    unsigned size = 2u + (letter > 0) + (file < AN_UNSAID) + (rank < AN_UNSAID) + takes +
                    (promotion > 0 ? 2u : 0u);
    *san = (an_san){.role = letters->roles[letter],
                    .from_file = (uint8_t)file,
                    .from_rank = (uint8_t)rank,
                    .to_file = (uint8_t)an_file_of(target),
                    .to_rank = (uint8_t)an_rank_of(target),
                    .promotion = letters->roles[promotion],
                    .forms = (uint8_t)(takes ? AN_FORM_CAPTURE_SIGN : 0),
                    .size = (uint8_t)size};
    return true;
}

/* Whether a plain word names a piece that the language has no letter for, however it is read. */
static inline bool an_plain_is_foreign(an_plain plain, const an_plain_letters *letters)
{
    unsigned letter = an_plain_field(plain, AN_PLAIN_LETTER, 5);
    return letters->roles[letter] == AN_LETTER_UNKNOWN;
}

/* The squares of an origin as far as it is written. */
static inline an_squares an_plain_origins(an_plain plain)
{
    unsigned file = an_plain_field(plain, AN_PLAIN_FILE, 4);
    unsigned rank = an_plain_field(plain, AN_PLAIN_RANK, 4);
    an_squares squares = file < AN_UNSAID ? an_file_squares(file) : ~UINT64_C(0);
    return rank < AN_UNSAID ? squares & an_rank_squares(rank) : squares;
}

/* The pawn that could play it, which is one at the most, and the kind of its move. */
static inline an_squares an_plain_pawn(const an_position *p, an_plain plain, unsigned to,
                                       unsigned *kind)
{
    an_color us = (an_color)p->turn, them = an_opposite(us);
    an_squares pawns = an_men(p, us, AN_PAWN), target = an_bit(to), occupied = an_occupied(p);
    *kind = AN_ORDINARY;
    if (an_plain_field(plain, AN_PLAIN_CAPTURE, 1)) {
        bool in_passing = to == p->en_passant;
        *kind = in_passing ? AN_EN_PASSANT : AN_ORDINARY;
        an_squares takers = an_pawn_attacks[them][to] & pawns & an_plain_origins(plain);
        return (p->color[them] & target) || in_passing ? takers : 0;
    }
    an_squares behind = us == AN_WHITE ? target >> 8 : target << 8;
    an_squares far = us == AN_WHITE ? target >> 16 : target << 16;
    bool may_leap = an_rank_of(to) == (us == AN_WHITE ? 3u : 4u) && !(behind & occupied);
    if (occupied & target)
        return 0;
    if (!may_leap)
        return behind & pawns;
    *kind = AN_DOUBLE_STEP;
    return far & pawns;
}

/* The men of a role other than pawn that could play it if no king were in danger. */
static inline an_squares an_plain_men(const an_position *p, an_plain plain, unsigned to,
                                      unsigned role)
{
    an_squares ours = p->color[p->turn], occupied = an_occupied(p);
    an_squares men = ours & p->role[role] & an_reach[AN_WHITE][role][to] & an_plain_origins(plain);
    an_squares arriving = 0;
    if (ours & an_bit(to))
        return 0;
    while (men) {
        unsigned from = an_take_first(&men);
        arriving |= an_between[to][from] & occupied ? 0 : an_bit(from);
    }
    return arriving;
}

/*
 * What an_san_parse and an_san_resolve find, where only one man could go there; checkers are the
 * position's. AN_NULL_STEP, which no plain word means: they are to be asked.
 */
static inline an_move an_plain_resolve(const an_position *p, an_squares checkers, an_plain plain,
                                       const an_plain_letters *letters)
{
    const an_move none = {.kind = AN_NULL_STEP};
    unsigned promotion = an_plain_field(plain, AN_PLAIN_PROMOTION, 5);
    unsigned role = letters->roles[an_plain_field(plain, AN_PLAIN_LETTER, 5)];
    unsigned to = an_plain_field(plain, 0, 6), kind = AN_ORDINARY;
    an_squares origins;
    if (plain == 0 || p->variant != AN_STANDARD || role >= AN_ROLES)
        return none;
    if (role == AN_NO_ROLE) {
        bool promotes = an_bit(to) & (AN_RANK_1 | AN_RANK_8);
        unsigned becomes = letters->roles[promotion];
        if (promotes != (promotion > 0) ||
            (promotes && (becomes < AN_KNIGHT || becomes > AN_QUEEN)))
            return none;
        promotion = becomes;
        origins = an_plain_pawn(p, plain, to, &kind);
    } else {
        origins = an_plain_men(p, plain, to, role);
    }
    if (!origins || an_has_many(origins))
        return none;
    an_move move = {(uint8_t)an_first(origins), (uint8_t)to, (uint8_t)promotion, (uint8_t)kind};
    return an_keeps_king_safe(p, move, (an_role)role, checkers) ? move : none;
}

#endif
