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

/* Numbers of letters: A to Z are 1 to 26. The capitals of Greek and of Cyrillic follow. */
enum {
    AN_LETTER_GREEK = 27,
    AN_LETTER_CYRILLIC = 52,
    AN_LETTER_CYRILLIC_K = AN_LETTER_CYRILLIC + 10,
    AN_LETTER_KR = 84,                                /* Кр, the king of Russian and others */
    AN_LETTER_BECOMES = AN_LETTER_KR + 1 - AN_KNIGHT, /* plus a role: the promotion of e7e8q */
    AN_LETTER_FIGURINES = AN_LETTER_BECOMES + AN_QUEEN + 1, /* ♔ to ♟ */
    AN_LETTER_STEPS = AN_LETTER_FIGURINES + 12, /* no letter: a pawn moves straight ahead */
    AN_LETTER_TAKES,                            /* no letter: a pawn captures */
    AN_LETTER_COORDINATES, /* no letter: the piece on the square of origin moves, as in g1f3 */
    AN_LETTER_SHORT,       /* castling */
    AN_LETTER_LONG,
    AN_LETTER_PROMOTES, /* plus the letter of the new piece, if it is written */
    AN_PLAIN_LETTERS = AN_LETTER_PROMOTES + AN_LETTER_STEPS
};

enum { AN_ORIGIN_UNSAID, AN_ORIGIN_SQUARES = 17 };

/* the bits of a plain word that hold the origin */
#define AN_PLAIN_ORIGINS (UINT32_C(0xff) << AN_PLAIN_ORIGIN)

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

/* Return the file or rank of the origin, from 0 to 7; AN_UNSAID if it is not written. */
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

/* Returns the sign of check or mate behind the move. */
static inline an_check_sign an_plain_sign(an_plain plain)
{
    return (an_check_sign)(plain >> AN_PLAIN_SIGN & 3);
}

static inline bool an_plain_captures(an_plain plain)
{
    return plain >> AN_PLAIN_CAPTURE & 1;
}

/* Returns whether the move resets the halfmove clock, as far as the word alone can tell. */
static inline bool an_plain_zeroes(an_plain plain)
{
    return plain >> AN_PLAIN_ZEROES & 1;
}

/* Returns the bytes behind the move, of a sign and of annotations. */
static inline unsigned an_plain_suffix_size(an_plain plain)
{
    return plain >> AN_PLAIN_SUFFIX & 3;
}

/* Reads a word that ends before white space, {, ) or NUL. Returns 0 if it is not plain. Otherwise
 * *size becomes its bytes, including the signs behind the move. */
an_plain an__plain_read(const char *word, size_t *size);

/* What a word says by its first byte. The first index tells what stands before the square: nothing,
 * a letter, or a letter or file and an x. In place of the target, the value has a bit for each rank
 * that the target may have. */
enum { AN_FORM_STEP, AN_FORM_GO, AN_FORM_TAKE = 3, AN_PLAIN_FORMS };

extern const an_plain an__plain_forms[AN_PLAIN_FORMS][AN_BYTE_VALUES];
extern const an_plain an__plain_signs[AN_BYTE_VALUES]; /* by a byte behind the square */
extern const an_plain
    an__plain_origins[AN_BYTE_VALUES]; /* the file or rank of origin, by its byte */

/*
 * Reads a short word, such as e4, exd5, Nf3+ or Nxf3, which ends at `end`, before white space;
 * three bytes before `word` must be readable. Returns false if it is not short. The word is read
 * from its end, where its square is, and without branches: which piece moves, and how far ahead its
 * square stands, could not be predicted.
 */
static inline bool an_plain_read_short(const char *word, const char *end, an_plain *plain)
{
    an_plain sign = an__plain_signs[(unsigned char)end[-1]];
    const char *square = end - 2 - (sign >> AN_PLAIN_SUFFIX);
    /* Bits 0 to 2 hold the file, bits 8 to 10 the rank. If any other bit is set, it is no
     * square. */
    unsigned both = an_two_bytes(square) - ('a' | '1' << 8), to = (both | both >> 5) & 63;
    size_t takes = square[-1] == 'x';
    /* Anything else before the square, such as the number in 4h4, does not belong to the word. */
    size_t head = (size_t)(square - takes - word);
    if (head > 1 || (both & ~0x707u) != 0)
        return false;
    an_plain form = an__plain_forms[head + takes * 2][(unsigned char)*word];
    *plain = (form & ~0xffu) | to | sign;
    return form >> an_rank_of(to) & 1;
}

/* Reads a short word in which the file or rank of origin stands behind a Latin letter, such as Nbd2
 * or R1xe1+. Returns 0 for any other word. */
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

/* Reads coordinates without a promotion, such as g1f3, which end at `end`. Returns 0 for any other
 * word. */
static inline an_plain an_plain_read_coordinates(const char *word, const char *end)
{
    enum { SIZE = 4 };
    const unsigned first = 'a' | '1' << 8;
    if (end - word != SIZE)
        return 0;
    unsigned from = an_two_bytes(word) - first, to = an_two_bytes(word + 2) - first;
    if (((from | to) & ~0x707u) != 0)
        return 0;
    return ((to | to >> 5) & 63) | (an_plain)AN_LETTER_COORDINATES << AN_PLAIN_LETTER |
           (AN_ORIGIN_SQUARES + ((from | from >> 5) & 63)) << AN_PLAIN_ORIGIN;
}

/* Reads a word that ends at `end` and names a piece by a letter that is not Latin, with or without
 * a file or rank of origin, such as Кf3 or ♗xb5+. Returns 0 for any other word. */
an_plain an__plain_read_far(const char *word, const char *end);

/* Reads a word of the long form that ends at `end`, in Latin letters and without a promotion, such
 * as e2-e4 or Nf3xe5+. Returns 0 for any other word. */
an_plain an__plain_read_joined(const char *word, const char *end);

/* Rows of an__origins and beyond. The first rows are roles. Those of this enum are letters that
 * name no role, other spellings, and figurines, which name a role in every language. */
enum {
    AN_ROW_UNCLEAR =
        AN_ROLE_COUNT, /* the letter has several meanings, or may begin a longer letter */
    AN_ROW_UNKNOWN,
    AN_ROW_CASTLES,
    AN_ROW_PROMOTES,
    AN_ROW_NAMED,       /* a pawn's letter, which does not tell whether the pawn captures */
    AN_ROW_COORDINATES, /* no letter: the piece stands on the square of origin */
    AN_ROW_ALIASES,     /* plus a role: other spellings that mean only this role */
    AN_ROW_FIGURINES = AN_ROW_ALIASES + AN_ROLE_COUNT,
    AN_ROWS = AN_ROW_FIGURINES + AN_ROLE_COUNT
};

static inline bool an_row_is_of_pieces(unsigned row)
{
    return row < AN_ROLE_COUNT || row >= AN_ROW_FIGURINES;
}

/* Returns the row of an__origins for a row of letters that names a piece. */
static inline unsigned an_row_of_pieces(unsigned row)
{
    return row < AN_ROW_FIGURINES ? row : row - AN_ROW_FIGURINES;
}

/* The meaning of each letter in a notation: a row of an__origins, which is the role if the letter
 * names a piece. Letter 0 is AN_ROW_UNCLEAR. So are all letters in UCI and ICCF, except that UCI
 * has coordinates. */
typedef struct an_plain_letters {
    const an_language *language; /* NULL: UCI or ICCF */
    bool exact;                  /* letters of pawns are not read */
    uint8_t rows[AN_PLAIN_LETTERS];
} an_plain_letters;

/* Returns the row of the letter of a plain word. */
static inline unsigned an_plain_row(an_plain plain, const an_plain_letters *letters)
{
    return letters->rows[an_plain_letter(plain)];
}

/* Does the same, but returns the row of the new piece for a promotion. */
static inline unsigned an_plain_final_row(an_plain plain, const an_plain_letters *letters)
{
    unsigned letter = an_plain_letter(plain), row = letters->rows[letter];
    return row == AN_ROW_PROMOTES ? letters->rows[letter - AN_LETTER_PROMOTES] : row;
}

/* Makes the san that an_san_parse would make of the word, with the exactness of `letters`. Returns
 * false if an_san_parse must be called instead. */
bool an__plain_say(an_san *san, an_plain plain, const an_plain_letters *letters);

/* Returns whether a word means the same in every language. */
static inline bool an_plain_is_common(an_plain plain)
{
    unsigned letter = an_plain_letter(plain);
    return letter >= AN_LETTER_FIGURINES && letter <= AN_LETTER_PROMOTES;
}

/* Returns whether a word names a piece for which the language has no letter. If the letters are not
 * exact, no lenient reading has one, either. */
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

/* Returns the row of an__origins for a pawn that is named by its letter; AN_ROW_UNCLEAR for a
 * capture whose file of origin is not written, or is that of the target. */
static inline unsigned an_plain_pawn_row(an_plain plain)
{
    unsigned file = an_origin_file(an_plain_origin(plain));
    bool is_aslant = file != AN_UNSAID && file != an_file_of(an_plain_target(plain));
    return is_aslant ? AN_PAWN : an_plain_captures(plain) ? (unsigned)AN_ROW_UNCLEAR : AN_NO_ROLE;
}

/* Returns the row of an__origins for a move by coordinates of the color `us`: that of the piece on
 * the square of origin, or AN_ROW_UNCLEAR if it has no piece there. Castling counts as a move of
 * the king. */
static inline unsigned an_plain_row_by_square(const an_position *p, an_color us, an_plain plain)
{
    unsigned from = an_plain_origin(plain) - AN_ORIGIN_SQUARES, to = an_plain_target(plain);
    if (!(p->color[us] >> from & 1))
        return AN_ROW_UNCLEAR;
    an_role role = an_role_at(p, from);
    return role == AN_PAWN && an_file_of(from) == an_file_of(to) ? AN_NO_ROLE : role;
}

/* Returns true if a move by coordinates is a move of the piece of this row, and not a promotion,
 * which must say what the pawn becomes. */
static inline bool an_plain_steps_by_square(an_plain plain, unsigned row)
{
    bool promotes = row < AN_KNIGHT && (an_bit(an_plain_target(plain)) & (AN_RANK_1 | AN_RANK_8));
    return an_row_is_of_pieces(row) && !promotes && an_plain_letter(plain) == AN_LETTER_COORDINATES;
}

/* Returns true if a king that moves by these coordinates castles: it goes two squares along its
 * rank. */
static inline bool an_plain_castles_by_square(an_plain plain)
{
    unsigned from = an_plain_origin(plain) - AN_ORIGIN_SQUARES, to = an_plain_target(plain);
    return an_rank_of(from) == an_rank_of(to) && (from == to + 2 || to == from + 2);
}

/* Returns the square of the only one of `pieces` from which nothing stands in the way to `to`;
 * AN_NO_SQUARE if there is none, or more than one. */
static inline unsigned an_plain_from_many(const an_position *p, an_squares pieces, unsigned to)
{
    an_squares occupied = an_occupied(p), arriving = 0;
    while (pieces) {
        unsigned from = an_take_first(&pieces);
        arriving |= an_bit(from) & an_none_of(an__between[to][from] & occupied);
    }
    return an_is_one(arriving) ? an_first(arriving) : AN_NO_SQUARE;
}

/* Returns the square of the only piece that could go to the target, even if its king were left
 * attacked; AN_NO_SQUARE if there is none, or more than one. Pieces that stand in the way are taken
 * into account. */
static inline unsigned an_plain_from(const an_position *p, an_color us, an_plain plain,
                                     unsigned row)
{
    unsigned to = an_plain_target(plain);
    an_squares pieces = p->role[row + (row == AN_NO_ROLE)] & p->color[us] &
                        an__origins[us][row][to] & an__named[an_plain_origin(plain)];
    if (pieces == 0)
        return AN_NO_SQUARE;
    if (an_has_many(pieces))
        return an_plain_from_many(p, pieces, to);
    unsigned from = an_first(pieces);
    return an__between[to][from] & an_occupied(p) ? AN_NO_SQUARE : from;
}

/*
 * Returns the move that an_san_parse and an_san_resolve would find, if only one piece could go
 * there. `checkers` are those of the position. Returns a move of the kind AN_NULL_STEP, which no
 * plain word means, if those two functions must be called instead.
 */
an_move an__plain_resolve(const an_position *p, an_squares checkers, an_plain plain,
                          const an_plain_letters *letters);

#endif
