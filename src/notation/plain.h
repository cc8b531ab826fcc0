/* Moves as they are nearly always written: e4, Nf3, exd5, Rfd1+, Nbxd2, e8=Q#.
 *
 * One look at the bytes tells such a word from all others, before anything is known of language or
 * board. Whatever is written otherwise is left to an_san_parse and an_san_resolve, which say the
 * same of a plain move, only later. */
#ifndef AN_NOTATION_PLAIN_H
#define AN_NOTATION_PLAIN_H

#include "notation.h"

/*
 * What a plain word says, 0 if it is none:
 *
 *    0–5 target   6–9, 10–13 file and rank of the origin   14–18, 19–23 letter of the piece, of the
 *    promotion (A is 1)   24 captures   25–26 an_check_sign   27 set
 */
typedef uint32_t an_plain;

enum {
    AN_PLAIN_FILE = 6,
    AN_PLAIN_RANK = 10,
    AN_PLAIN_LETTER = 14,
    AN_PLAIN_PROMOTION = 19,
    AN_PLAIN_CAPTURE = 24,
    AN_PLAIN_SIGN = 25,
    AN_PLAIN_SET = 27
};

/* Reads a word that ends before white space, {, ) or NUL. Signs of annotation may follow the move:
 * then none is part of what is returned. *size, in bytes, is set for plain words only. */
an_plain an_plain_read(const char *word, size_t *size);

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

/* What an_san_resolve finds, from who knows whether the side to move is in check; false if it is to
 * be asked. resolve.c */
bool an_plain_resolve(an_move *move, const an_position *p, const an_san *san, bool in_check);

#endif
