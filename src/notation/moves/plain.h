/* Moves as they are nearly always written: e4, Nf3, exd5, Rfd1+, Nbxd2, e8=Q#, O-O;
 * e2-e4, Ng1-f3, e4xd5; e2e4, e7e8q, as UCI writes them.
 *
 * One look at the bytes tells such a word from all others, before anything is known of language or
 * board. Whatever is written otherwise is left to an_san_parse and an_san_resolve, which say the
 * same of a plain move, only later. */
#ifndef AN_NOTATION_PLAIN_H
#define AN_NOTATION_PLAIN_H

#include "algnot/notation.h"

#include "bytes.h"
#include "position.h"

/*
 * What a plain word says, in 32 bits; 0 if a word is not plain:
 *
 *    bits 0–7    the target square
 *    bits 8–15   the letter: AN_LETTER_…
 *    bits 16–23  the origin: 0 not written, 1…8 a file, 9…16 a rank, 17…80 a square
 *    bits 24–25  an_check_sign
 *    bit  26     0 in every plain word
 *    bit  27     resets the clock: a capture, or a move of a pawn without a letter
 *    bits 28–29  bytes behind the move, of a sign and of annotations
 *    bit  31     a capture
 */
typedef uint32_t an_plain;

enum {
    AN_PLAIN_LETTER = 8,
    AN_PLAIN_ORIGIN = 16,
    AN_PLAIN_SIGN = 24,
    AN_PLAIN_ZEROES = 27,
    AN_PLAIN_SUFFIX = 28,
    AN_PLAIN_CAPTURE = 31
};

/* Letters: A to Z are 1 to 26, then come the capitals of Greek and of Cyrillic. */
enum {
    AN_LETTER_GREEK = 27,
    AN_LETTER_CYRILLIC = 52,
    AN_LETTER_CYRILLIC_K = AN_LETTER_CYRILLIC + 10,
    AN_LETTER_KR = 84,                                /* Кр, the king of Russian and others */
    AN_LETTER_BECOMES = AN_LETTER_KR + 1 - AN_KNIGHT, /* plus a role: e7e8q */
    AN_LETTER_FIGURINES = AN_LETTER_BECOMES + AN_QUEEN + 1, /* ♔ to ♟ */
    AN_LETTER_STEPS = AN_LETTER_FIGURINES + 12,             /* none: a pawn that steps */
    AN_LETTER_TAKES,                                        /* none: a pawn that takes */
    AN_LETTER_COORDINATES, /* none: whatever stands on the square of origin, as in g1f3 */
    AN_LETTER_SHORT,       /* castling */
    AN_LETTER_LONG,
    AN_LETTER_PROMOTES, /* and what is added to the letter of the new piece, if that is said */
    AN_PLAIN_LETTERS = AN_LETTER_PROMOTES + AN_LETTER_STEPS
};

enum { AN_ORIGIN_UNSAID, AN_ORIGIN_SQUARES = 17 };

static inline unsigned an_plain_target(an_plain plain)
{
    return plain & 0xff;
}

static inline unsigned an_plain_letter(an_plain plain)
{
    return plain >> AN_PLAIN_LETTER & 0xff;
}

static inline unsigned an_plain_origin(an_plain plain)
{
    return plain >> AN_PLAIN_ORIGIN & 0xff;
}

static inline bool an_origin_is_square(unsigned origin)
{
    return origin >= AN_ORIGIN_SQUARES;
}

/* The file or rank that is written of an origin, 0…7; AN_UNSAID if it is not. */
static inline unsigned an_origin_file(unsigned origin)
{
    return an_origin_is_square(origin) ? an_file_of(origin - AN_ORIGIN_SQUARES)
           : origin - 1 < 8            ? origin - 1
                                       : AN_UNSAID;
}

static inline unsigned an_origin_rank(unsigned origin)
{
    return an_origin_is_square(origin) ? an_rank_of(origin - AN_ORIGIN_SQUARES)
           : origin - 9 < 8            ? origin - 9
                                       : AN_UNSAID;
}

/* The sign of check or mate behind the move. */
static inline an_check_sign an_plain_sign(an_plain plain)
{
    return (an_check_sign)(plain >> AN_PLAIN_SIGN & 3);
}

static inline bool an_plain_captures(an_plain plain)
{
    return plain >> AN_PLAIN_CAPTURE & 1;
}

/* Returns whether the move resets the halfmove clock, as far as the word alone tells. */
static inline bool an_plain_zeroes(an_plain plain)
{
    return plain >> AN_PLAIN_ZEROES & 1;
}

static inline unsigned an_plain_suffix_size(an_plain plain)
{
    return plain >> AN_PLAIN_SUFFIX & 3;
}

/* Reads a word, which must end before white space, {, ) or NUL. Returns 0 if it is not plain.
 * Otherwise *size becomes its bytes, with the signs that follow the move. */
an_plain an__plain_read(const char *word, size_t *size);

/* [what stands before the square][first byte]: what the word says: nothing, a letter, or a letter
 * or file and an x before the square. In place of the target there is a bit for each rank that the
 * target may have. */
enum { AN_FORM_STEP, AN_FORM_GO, AN_FORM_TAKE = 3, AN_PLAIN_FORMS };

extern const an_plain an__plain_forms[AN_PLAIN_FORMS][256];
extern const an_plain an__plain_signs[256];   /* what a byte behind the square says */
extern const an_plain an__plain_origins[256]; /* what a byte says of the square that a piece comes
                                                from: a file or a rank */

/*
 * Reads a short word, e4, exd5, Nf3+, Nxf3, all of which ends at `end`, before white space; three
 * bytes before `word` must be readable. Returns false if it is not short. The word is read from its
 * end, where its square is, and without branches: which piece moves, and how far ahead its square
 * stands, could not be predicted.
 */
static inline bool an_plain_read_short(const char *word, const char *end, an_plain *plain)
{
    an_plain sign = an__plain_signs[(unsigned char)end[-1]];
    const char *square = end - 2 - (sign >> AN_PLAIN_SUFFIX);
    /* bits 0-2 hold the file, bits 8-10 the rank; if any other bit is set, it is no square */
    unsigned both = an_two_bytes(square) - ('a' | '1' << 8), to = (both | both >> 5) & 63;
    size_t takes = square[-1] == 'x';
    /* anything else before the square, as the number in 4h4, is not of the word */
    size_t head = (size_t)(square - takes - word);
    if (head > 1 || (both & ~0x707u) != 0)
        return false;
    an_plain form = an__plain_forms[head + takes * 2][(unsigned char)*word];
    *plain = (form & ~0xffu) | to | sign;
    return form >> an_rank_of(to) & 1;
}

/* Reads a short word for a piece with a Latin letter and the file or rank that it comes from: Nbd2,
 * R1xe1+. Returns 0 if it is another word. */
static inline an_plain an_plain_read_named(const char *word, const char *end)
{
    an_plain sign = an__plain_signs[(unsigned char)end[-1]];
    const char *square = end - 2 - (sign >> AN_PLAIN_SUFFIX);
    unsigned both = an_two_bytes(square) - ('a' | '1' << 8), to = (both | both >> 5) & 63;
    size_t takes = square[-1] == 'x';
    an_plain origin = an__plain_origins[(unsigned char)word[1]];
    an_plain form = an__plain_forms[AN_FORM_GO + takes * 2][(unsigned char)*word];
    bool is_one = square - takes - word == 2 && !(both & ~0x707u) && origin != 0 && *word <= 'Z';
    return is_one && form != 0 ? (form & ~0xffu) | origin | sign | to : 0;
}

/* Reads a word all of which ends at `end` and whose letter is not Latin, Кf3, ♗xb5+, with a file or
 * a rank if it has one; or coordinates that do not promote. Returns 0 if it is another word. */
an_plain an__plain_read_far(const char *word, const char *end);

/* Rows of letters that name no role, and why; and rows for figurines, which name a role in every
 * language. */
enum {
    AN_ROW_UNCLEAR =
        AN_ROLE_COUNT, /* the letter may mean several things, or begin a longer letter */
    AN_ROW_UNKNOWN,
    AN_ROW_CASTLES,
    AN_ROW_PROMOTES,
    AN_ROW_NAMED,       /* a pawn's letter, which does not tell whether it steps or captures */
    AN_ROW_COORDINATES, /* no letter: the piece is the one on the square of origin */
    AN_ROW_ALIASES,     /* plus a role: other spellings, which are read as this role only */
    AN_ROW_FIGURINES = AN_ROW_ALIASES + AN_ROLE_COUNT,
    AN_ROWS = AN_ROW_FIGURINES + AN_ROLE_COUNT
};

static inline bool an_row_is_of_pieces(unsigned row)
{
    return row < AN_ROLE_COUNT || row >= AN_ROW_FIGURINES;
}

/* The row of an__origins for a row of letters. */
static inline unsigned an_row_of_pieces(unsigned row)
{
    return row < AN_ROW_FIGURINES ? row : row - AN_ROW_FIGURINES;
}

/* What each letter means in a notation: a row of an__origins, which for pieces is their role.
 * Letter 0 is AN_ROW_UNCLEAR, and so are all letters in UCI and ICCF; but UCI knows coordinates. */
typedef struct an_plain_letters {
    const an_language *language; /* NULL: UCI or ICCF */
    bool exact;                  /* pawn letters are unknown */
    uint8_t rows[AN_PLAIN_LETTERS];
} an_plain_letters;

an_plain_letters an__plain_letters_of(const an_notation *notation);

static inline unsigned an_plain_row(an_plain plain, const an_plain_letters *letters)
{
    return letters->rows[an_plain_letter(plain)];
}

/* Makes the san that an_san_parse would make of the word, with letters as exact as these. Returns
 * false if an_san_parse must be asked. */
bool an__plain_say(an_san *san, an_plain plain, const an_plain_letters *letters);

/* Returns whether a word says the same in every language. */
static inline bool an_plain_is_common(an_plain plain)
{
    unsigned letter = an_plain_letter(plain);
    return letter >= AN_LETTER_FIGURINES && letter <= AN_LETTER_PROMOTES;
}

/* Returns whether a word names a piece for which the language has no letter. If the letters are not
 * exact, no reading may have one. */
static inline bool an_plain_is_foreign(an_plain plain, const an_plain_letters *letters)
{
    return an_plain_row(plain, letters) == AN_ROW_UNKNOWN;
}

/* Returns which part of the origin is written, as bits AN_NEEDS_…. */
static inline unsigned an_plain_says(an_plain plain)
{
    unsigned origin = an_plain_origin(plain);
    return (an_origin_file(origin) != AN_UNSAID ? AN_NEEDS_FILE : 0u) |
           (an_origin_rank(origin) != AN_UNSAID ? AN_NEEDS_RANK : 0u);
}

/* Returns the row of an__origins for a pawn that is named; AN_ROW_UNCLEAR if it would capture where
 * it cannot. */
static inline unsigned an_plain_pawn_row(an_plain plain)
{
    unsigned file = an_origin_file(an_plain_origin(plain));
    bool is_aslant = file != AN_UNSAID && file != an_file_of(an_plain_target(plain));
    return is_aslant ? AN_PAWN : an_plain_captures(plain) ? (unsigned)AN_ROW_UNCLEAR : AN_NO_ROLE;
}

/* Returns the row of an__origins for a move by coordinates of `us`: that of the piece on the square
 * of origin; AN_ROW_UNCLEAR if there is none. Castling counts as a move of the king. */
static inline unsigned an_plain_row_by_square(const an_position *p, an_color us, an_plain plain)
{
    unsigned from = an_plain_origin(plain) - AN_ORIGIN_SQUARES, to = an_plain_target(plain);
    if (!(p->color[us] >> from & 1))
        return AN_ROW_UNCLEAR;
    an_role role = an_role_at(p, from);
    return role == AN_PAWN && an_file_of(from) == an_file_of(to) ? AN_NO_ROLE : role;
}

/* Returns true if a move by coordinates is a step of the piece of this row: no promotion, which
 * says what the pawn becomes. */
static inline bool an_plain_steps_by_square(an_plain plain, unsigned row)
{
    bool promotes = row < AN_KNIGHT && (an_bit(an_plain_target(plain)) & (AN_RANK_1 | AN_RANK_8));
    return an_row_is_of_pieces(row) && !promotes && an_plain_letter(plain) == AN_LETTER_COORDINATES;
}

/* Returns true if a king that moves by these coordinates castles: he cannot go so far otherwise. */
static inline bool an_plain_castles_by_square(an_plain plain)
{
    unsigned from = an_plain_origin(plain) - AN_ORIGIN_SQUARES, to = an_plain_target(plain);
    return an_rank_of(from) == an_rank_of(to) && (from == to + 2 || to == from + 2);
}

/* Returns the square of the only piece that could come to the target if nothing stood in its way
 * and its king could be left attacked; AN_NO_SQUARE if there is none, or more than one. */
static inline unsigned an_plain_from(const an_position *p, an_color us, an_plain plain,
                                     unsigned row)
{
    unsigned to = an_plain_target(plain);
    an_squares pieces = p->role[row + (row == AN_NO_ROLE)] & p->color[us] &
                        an__origins[us][row][to] & an__named[an_plain_origin(plain)];
    an_squares occupied = an_occupied(p), arriving = 0;
    if (pieces == 0)
        return AN_NO_SQUARE;
    if (!an_has_many(pieces)) {
        unsigned from = an_first(pieces);
        return an__between[to][from] & occupied ? AN_NO_SQUARE : from;
    }
    while (pieces) {
        unsigned from = an_take_first(&pieces);
        arriving |= an_bit(from) & an_none_of(an__between[to][from] & occupied);
    }
    return an_is_one(arriving) ? an_first(arriving) : AN_NO_SQUARE;
}

/*
 * Finds the move that an_san_parse and an_san_resolve find, if only one piece could go there.
 * `checkers` are those of the position. Returns a move of the kind AN_NULL_STEP, which no plain
 * word means, if they must be asked.
 */
an_move an__plain_resolve(const an_position *p, an_squares checkers, an_plain plain,
                          const an_plain_letters *letters);

#endif
